export const BARE_NUMBER = /^[€$£%~≈≤≥<>±+-]?\s?\d/;
const YEAR = /^(?:19|20)\d\d(?:[-/]\d{2,4})?$/;
const DAY = /^(?:19|20)\d\d-\d\d-\d\d$/;
/** What is longer tells something, and names no column. */
const LONGEST_HEAD = 70;
const LEAST_COUNTED = 3;
const HAS_VALUE = /^\p{L}[^:]{0,40}:\s\S/u;

/** The first rows of a table say what its columns are, unless they hold numbers; two cells may as well be a name and what it names. */
export function namesColumns(cells: string[], next: string[] | undefined): boolean {
  if (!next || next.length < 2 || cells.some(({ length }) => length > LONGEST_HEAD)) return false;
  // `Age: 3 years` has its value beside it.
  if (cells.some((cell) => HAS_VALUE.test(cell))) return false;
  const numbers = cells.filter((cell) => BARE_NUMBER.test(cell) && !YEAR.test(cell));
  const named = cells.filter((cell) => cell && !numbers.includes(cell));
  if (numbers.length && named.length) return countsOn(numbers) || namesDays(cells, next);
  if (numbers.length) return false;
  // Above the names of the columns some are named together, and nothing stands over the first one.
  if (named.length < cells.length / 2) return named.length > 0 && !cells[0];
  if (named.every((cell) => cell.endsWith(':'))) return false;
  if (cells.length > 2) return true;
  if (!cells.every((cell) => cell.split(' ').length <= 2 && !/\d/.test(cell))) return false;
  return /\d/.test(next[0]!) || (/\d/.test(next[1]!) && !cells[1]!.includes(' '));
}

/** Months or weeks by their numbers: 1, 2, 3. */
const countsOn = (numbers: string[]) =>
  numbers.length >= LEAST_COUNTED &&
  numbers.every((cell, i) => Number(cell) === Number(numbers[0]) + i && Number(cell) <= 53);

/** A column for each day, and under none of them another day. */
function namesDays(cells: string[], next: string[]): boolean {
  const days = cells.flatMap((cell, at) => (BARE_NUMBER.test(cell) ? [at] : []));
  return (
    new Set(days.map((at) => cells[at])).size > 1 &&
    days.every((at) => DAY.test(cells[at]!) && !DAY.test(next[at] ?? ''))
  );
}
