/** Files that come nearest to a question and are read for it, and passages of each. */
export const MOST_FILES = 40;
export const MOST_PASSAGES = 20;

/** Pages whose key facts are read: where a document says what it is, and where the nearest passages stand. */
const FIRST_PAGES = 2;
const NEAREST_PAGES = 4;

/** `nearest`: the pages of the passages that come nearest, in that order. */
export function pagesToRead(nearest: number[]): number[] {
  const first = Array.from({ length: FIRST_PAGES }, (_, i) => i + 1);
  return [...new Set([...first, ...new Set(nearest)])]
    .slice(0, FIRST_PAGES + NEAREST_PAGES)
    .toSorted((a, b) => a - b);
}
