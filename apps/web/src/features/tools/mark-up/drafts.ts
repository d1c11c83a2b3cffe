import type { Annotation } from '@sheaf/pdf-core/options';
import { DRAFTS_KEY, readItem, removeItem, writeItem } from '../../../lib/page/storage.ts';
import { readSession } from '../../../lib/session/session-store.ts';

export interface PlacedMark {
  id: string;
  mark: Annotation;
}

export type FieldValue = string | boolean | string[];

/** What was done to a document and not saved yet. */
export interface Draft {
  marks: PlacedMark[];
  /** The values of fields, by name. */
  fields: Record<string, FieldValue>;
  /** The same as pdf.js holds it, by the id of the input. */
  inputs: Record<string, { value: unknown }>;
}

interface Kept {
  [fileId: string]: { user: string; at: number; draft: Draft };
}

const MOST_FILES = 20;
const MOST_LETTERS = 1_000_000;

export function readDraft(fileId: string): Draft | null {
  const kept = readAll()[fileId];
  const draft = kept?.user === userId() ? kept.draft : null;
  return draft && Array.isArray(draft.marks) && draft.fields && draft.inputs ? draft : null;
}

/** Kept in this browser, so that a reload loses nothing. The oldest go when there are too many. */
export function keepDraft(fileId: string, draft: Draft): void {
  const { [fileId]: _was, ...others } = readAll();
  const isEmpty = !draft.marks.length && !Object.keys(draft.fields).length;
  const latest = Object.entries(others).toSorted(([, one], [, other]) => other.at - one.at);
  const all = isEmpty ? latest : [[fileId, { user: userId(), at: Date.now(), draft }] as const, ...latest];
  let letters = 0;
  const fitting = all.slice(0, MOST_FILES).filter(([, entry]) => {
    const length = JSON.stringify(entry).length;
    if (letters + length > MOST_LETTERS) return false;
    letters += length;
    return true;
  });
  if (fitting.length) writeItem(DRAFTS_KEY, JSON.stringify(Object.fromEntries(fitting)));
  else removeItem(DRAFTS_KEY);
}

export function dropDraft(fileId: string): void {
  keepDraft(fileId, { marks: [], fields: {}, inputs: {} });
}

function userId(): string {
  return readSession()?.user.id ?? '';
}

function readAll(): Kept {
  try {
    const value: unknown = JSON.parse(readItem(DRAFTS_KEY) ?? '{}');
    return value && typeof value === 'object' ? (value as Kept) : {};
  } catch {
    return {};
  }
}
