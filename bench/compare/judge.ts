import type { Edit } from './make-edits.ts';

/** A change that a program reports. */
export type Reported = { kind: string; part: string; before: string; after: string };

export type Judged = { found: boolean[]; parts: number; spurious: Reported[] };

const WHOLE = 0.8;

/** For each edit, whether a change shows it; the changes with words of an edit only; and those that show none. */
export function judge(edits: Edit[], changes: Reported[]): Judged {
  const used = new Set<Reported>();
  const found = edits.map((edit) => {
    const shown = changes.filter((change) => shows(change, edit));
    for (const change of shown) used.add(change);
    return shown.length > 0;
  });
  const others = changes.filter((change) => !used.has(change));
  const parts = others.filter((change) => edits.some((edit) => isPart(change, edit)));
  return { found, parts: parts.length, spurious: others.filter((change) => !parts.includes(change)) };
}

/** Whether all words of a change are words of an edit: the edit is reported in parts. */
function isPart({ before, after }: Reported, edit: Edit): boolean {
  return includes(edit.before, before) && includes(edit.after, after);
}

const flat = (text: string) => text.split(/\s+/).map(bare).join(' ');
const includes = (whole: string, part: string) => flat(whole).includes(flat(part));

function shows({ kind, part, before, after }: Reported, edit: Edit): boolean {
  if (edit.kind === 'picture changed') return part === 'picture';
  if (edit.kind === 'paragraph moved')
    return (kind === 'moved' || kind === 'added') && covers(after, edit.after);
  const hasBefore = !edit.before || covers(before, edit.before);
  const hasAfter = !edit.after || covers(after, edit.after);
  return hasBefore && hasAfter;
}

/** Whether most words of a text are in another. */
function covers(text: string, wanted: string): boolean {
  const words = new Set(text.split(/\s+/).map(bare));
  const all = wanted.split(/\s+/).map(bare).filter(Boolean);
  return all.filter((word) => words.has(word)).length >= WHOLE * all.length;
}

const bare = (word: string) => word.replaceAll(/[.,;:!?()-]/g, '');
