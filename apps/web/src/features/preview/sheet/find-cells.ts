import type { Place, Sheet } from './sheet.ts';

/** A letter that is in every cell would make a list nobody walks through. */
const MOST_HITS = 10_000;
/** The page stays alive meanwhile. */
const SLICE_MS = 8;

/** The cells that have these words, row by row. Nothing if it is stopped before it is done. */
export async function findCells(sheet: Sheet, query: string, signal: AbortSignal): Promise<Place[]> {
  const hits: Place[] = [];
  let begun = performance.now();
  for (let row = 0; row < sheet.rows && hits.length < MOST_HITS; row += 1) {
    if (performance.now() - begun > SLICE_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      if (signal.aborted) return [];
      begun = performance.now();
    }
    if (!sheet.lineOf(row).toLowerCase().includes(query)) continue;
    for (const [column, text] of sheet.cellsOf(row).entries())
      if (text.toLowerCase().includes(query)) hits.push({ row, column });
  }
  return hits.slice(0, MOST_HITS);
}
