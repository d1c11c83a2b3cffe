import { appendFileSync } from 'node:fs';

/** A row of the page of all figures, as a ratio to a peer in the same run or a share of mistakes: less is better. */
export type Figure = { row: string; value: number; goal: number };

/** Where `npm run bench` collects what its suites note. */
export const FIGURES = 'BENCH_FIGURES';

export function noteFigure(figure: Figure): void {
  const file = process.env[FIGURES];
  if (file) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}
