import type { RunningOperation } from './running-operation.ts';

const KEY = 'running_operations';

type Note = Pick<RunningOperation, 'id' | 'action' | 'title' | 'fileId' | 'startedAt'>;

/** What this tab asked for and has not heard the end of: read by the page when it is loaded anew. */
export function noteRunning(user: string | undefined, operations: readonly RunningOperation[]): void {
  const notes = operations
    .filter(({ status }) => status === 'running')
    .map(({ id, action, title, fileId, startedAt }): Note => ({ id, action, title, fileId, startedAt }));
  try {
    if (user && notes.length) sessionStorage.setItem(KEY, JSON.stringify({ user, notes }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // A browser that stores nothing forgets it: Activity has it all the same.
  }
}

/** Empty for another member than the one who asked for it. */
export function readNotes(user: string | undefined): Note[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { user: string; notes: Note[] } | null;
    return kept && kept.user === user ? kept.notes : [];
  } catch {
    return [];
  }
}
