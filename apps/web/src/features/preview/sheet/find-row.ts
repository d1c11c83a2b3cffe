import { findQuote } from '../word/find-words.ts';
import type { Place, Sheet } from './sheet.ts';

const NOT_DIGIT = /\D/gu;
const LETTER = /\p{L}/u;
const DAY = /^\d{4}-\d\d-\d\d/u;
const OUTER_ZEROS = /^0+|0+$/gu;

/** The rows from the first to the last that a quote is from, and its first cell. */
export interface QuotedRows extends Place {
  last: number;
}

/**
 * Where a quote stands. Its cells are between bars, and hold the values of the file: `1250.5` is shown as
 * `1,250.50 €`, and `2026-05-01` in the order of the reader's language. So a row may also have only most of it.
 */
export function findQuotedRows(sheet: Sheet, quote: string): QuotedRows | null {
  const wanted = quote
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean);
  const lines = Array.from({ length: sheet.rows }, (_, row) => sheet.lineOf(row));
  const spans = findQuote(lines, wanted.join(''), 0);
  const row = spans[0]?.paragraph ?? findNearest(sheet, wanted);
  if (row === undefined) return null;
  return { row, last: spans.at(-1)?.paragraph ?? row, column: sheet.cellsOf(row).findIndex(Boolean) };
}

/** The row that has the most of these cells, and more than half of them. */
function findNearest(sheet: Sheet, wanted: string[]): number | undefined {
  const words = wanted.filter((cell) => LETTER.test(cell));
  let [best, most] = [undefined as number | undefined, wanted.length / 2];
  for (let row = 0; row < sheet.rows && most < wanted.length; row += 1) {
    const line = sheet.lineOf(row);
    if (words.length && !words.some((word) => line.includes(word))) continue;
    const cells = sheet.cellsOf(row).filter(Boolean);
    const has = wanted.filter((value) => cells.some((cell) => isShownAs(value, cell))).length;
    if (has > most) [best, most] = [row, has];
  }
  return best;
}

/** Signs, spaces and zeros are up to the format of a number, and the order up to that of a day. */
function isShownAs(value: string, cell: string): boolean {
  if (value === cell) return true;
  if (LETTER.test(value)) return false;
  const [one, other] = [value.replace(NOT_DIGIT, ''), cell.replace(NOT_DIGIT, '')];
  if (!one || !other) return false;
  if (DAY.test(value)) return sortDigits(one) === sortDigits(other);
  return one.replace(OUTER_ZEROS, '') === other.replace(OUTER_ZEROS, '');
}

const sortDigits = (digits: string) => [...digits.replaceAll('0', '')].toSorted().join('');
