import { quoteCell, withoutFormula } from '@sheaf/pdf-core/tools/to-csv/csv-row.options.ts';

/** A line of a CSV file (RFC 4180). What people typed is shown and never run. */
export function csvLine(cells: string[]): string {
  return `${cells.map((text) => quoteCell(withoutFormula(text))).join(',')}\r\n`;
}
