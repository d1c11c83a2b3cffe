import type { LibraryAnswer, LibraryRow } from '@sheaf/api/features/search/search.library.schema.ts';
import { currentLanguage } from '../../../lib/messages/language.ts';
import { formatDate, formatFixed } from '../../../lib/messages/format.ts';

export type { LibraryAnswer, LibraryRow };
export type Column = 'file' | 'value' | 'page';
export type Order = 'asc' | 'desc';

/** Days are of no time zone. */
export const formatDay = (day: string): string => formatDate(`${day}T00:00:00`);

/** A sign that several currencies share stays as it is written. */
export function formatAmount(amount: number, currency: string | undefined): string {
  if (!currency) return formatFixed(amount, 2);
  if (!/^[A-Z]{3}$/.test(currency)) return `${currency}${formatFixed(amount, 2)}`;
  return new Intl.NumberFormat(currentLanguage(), { style: 'currency', currency }).format(amount);
}

/** Cells of a table with dots between them; the address of the passage keeps the quote as it stands. */
export function readQuote({ quote }: LibraryRow): string {
  const cells = quote.split('|').map((cell) => cell.trim());
  return cells.filter(Boolean).join(' · ');
}

export function describeValue({ value }: LibraryRow): string {
  if (!value) return '';
  if (value.date) return formatDay(value.date);
  return value.amount === undefined ? value.text : formatAmount(value.amount, value.currency);
}

/** Rows without a value of the kind stay at the end, whichever way it is sorted. */
export function sortRows(rows: LibraryRow[], column: Column | null, order: Order): LibraryRow[] {
  if (!column) return rows;
  const sign = order === 'asc' ? 1 : -1;
  const compare = new Intl.Collator(currentLanguage(), { numeric: true }).compare;
  const keyOf = ({ file, page, value }: LibraryRow): string | number | undefined => {
    if (column === 'file') return file.filename;
    return column === 'page' ? page : (value?.date ?? value?.amount ?? value?.text);
  };
  return rows.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
    // Sums before words, as in a spreadsheet.
    if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
    return sign * compare(String(a), String(b));
  });
}

export function splitRows(rows: LibraryRow[]) {
  const answered = rows.filter(({ outcome }) => outcome === 'answered');
  return {
    answers: answered.filter(({ fit }) => fit !== 'no'),
    others: answered.filter(({ fit }) => fit === 'no'),
    closest: rows.filter(({ outcome }) => outcome === 'closest'),
  };
}
