import { readItem, removeItem, UNFINISHED_KEY, writeItem } from '../../../lib/page/storage.ts';
import { readSession } from '../../../lib/session/session-store.ts';

/** What is known of a file after its page is gone; its bytes are not. */
export interface Unfinished {
  name: string;
  size: number;
  parentId: string | null;
  folders: string[];
}
type OfPage = { member: string; begun: number; files: Unfinished[] };
type Kept = Record<string, OfPage>;

/** This page, until it is loaded anew. */
const page = `${Date.now()}-${Math.random().toString(36).slice(2)}`;
const lockOf = (id: string) => `uploads:${id}`;
const TAB_KEY = 'uploading_page';
/** The page that was in this tab before it was loaded anew. */
const before = inTab((tab) => tab.getItem(TAB_KEY));
let isHeld = false;
let begun = 0;

/** Keeps the names of what is on its way, for the case that the page is closed before it has arrived. */
export function noteUnfinished(files: readonly Unfinished[]): void {
  const member = readSession()?.user.id;
  if (!member) return;
  begun ||= Date.now();
  hold();
  keep({ ...readKept(), [page]: { member, begun, files: [...files] } });
}

/** The browser lets go of it when the page is gone, so that others know. */
function hold(): void {
  if (isHeld) return;
  isHeld = true;
  inTab((tab) => tab.setItem(TAB_KEY, page));
  if (!('locks' in navigator)) return;
  void navigator.locks.request(lockOf(page), () => new Promise(() => {}));
}

/** Of this member's pages that are gone, what they did not send. */
export async function readUnfinished(): Promise<(Unfinished & { page: string; begun: number })[]> {
  const member = readSession()?.user.id;
  const open = await listOpen();
  return Object.entries(readKept()).flatMap(([id, of]) =>
    of.member === member && !open.has(id)
      ? of.files.map((file) => ({ ...file, page: id, begun: of.begun }))
      : [],
  );
}

/** They were sent again, or are not wanted. */
export function forgetUnfinished(files: readonly (Unfinished & { page: string })[]): void {
  const kept = readKept();
  for (const { page: id, name, size } of files) {
    const of = kept[id];
    if (of) of.files = of.files.filter((file) => file.name !== name || file.size !== size);
  }
  keep(kept);
}

/** Pages that still are there. Browsers offer locks only on https and localhost; elsewhere another tab counts for an hour. */
async function listOpen(): Promise<Set<string>> {
  if ('locks' in navigator) {
    const { held = [] } = await navigator.locks.query();
    return new Set([
      page,
      ...Object.keys(readKept()).filter((id) => held.some(({ name }) => name === lockOf(id))),
    ]);
  }
  const hourAgo = Date.now() - 3_600_000;
  const young = Object.entries(readKept()).filter(([id, of]) => of.begun > hourAgo && id !== before);
  return new Set([page, ...young.map(([id]) => id)]);
}

/** A browser may forbid storage altogether. */
function inTab<Result>(use: (tab: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

function readKept(): Kept {
  try {
    const kept: unknown = JSON.parse(readItem(UNFINISHED_KEY) ?? '{}');
    return kept && typeof kept === 'object' ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

function keep(kept: Kept): void {
  const some = Object.entries(kept).filter(([, { files }]) => files.length > 0);
  if (some.length) writeItem(UNFINISHED_KEY, JSON.stringify(Object.fromEntries(some)));
  else removeItem(UNFINISHED_KEY);
}
