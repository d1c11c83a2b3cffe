// A browser may forbid storage altogether. Then things are kept for as long as the page is open, and nothing breaks.
const fallback = new Map<string, string>();

export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return fallback.get(key) ?? null;
  }
}

export function writeItem(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    fallback.set(key, value);
  }
}

export function removeItem(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    fallback.delete(key);
  }
}

/** What a member did not save, by file: removed when the member signs out. */
export const DRAFTS_KEY = 'unsaved_marks';

/** The names of what is being uploaded, by page: removed when the member signs out. */
export const UNFINISHED_KEY = 'unfinished_uploads';
