import { PdfError } from '../../errors.ts';
import { isOffice } from '../../office/read-office.ts';

export type Table = { columns: string[]; rows: { number: number; cells: string[] }[] };

const DELIMITERS = [',', ';', '\t'];

/** The rows of a CSV file as it comes from spreadsheets of any country. Rows count as a spreadsheet numbers them. */
export function readCsv(bytes: Uint8Array): Table {
  if (isOffice(bytes)) throw new PdfError('table_not_csv');
  const [head, ...rest] = readCsvRows(bytes).map((cells, index) => ({ number: index + 1, cells }));
  const columns = head?.cells.map((cell) => cell.trim()) ?? [];
  const seen = new Set<string>();
  for (const column of columns) {
    if (column && seen.has(column)) throw new PdfError('table_head_twice', { column });
    seen.add(column);
  }
  const rows = rest.filter(({ cells }) => cells.some((cell) => cell.trim()));
  if (!rows.length) throw new PdfError('table_without_rows');
  const long = rows.find(({ cells }) => cells.slice(columns.length).some((cell) => cell.trim()));
  if (long) throw new PdfError('table_row_too_long', { row: long.number });
  return { columns, rows };
}

/** All rows, the empty ones as well. */
export function readCsvRows(bytes: Uint8Array): string[][] {
  const text = decode(bytes);
  return cutRows(text, delimiterOf(text));
}

/** Spreadsheets save Unicode, or the code page of Windows. */
function decode(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (isUtf16) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What divides the first row into the most cells. */
function delimiterOf(text: string): string {
  const end = text.search(/[\r\n]/);
  const first = end < 0 ? text : text.slice(0, end);
  const counts = DELIMITERS.map((delimiter) => first.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!;
}

function cutRows(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let [start, at] = [0, 0];
  let quoted: string | undefined;
  const endCell = () => {
    row.push(quoted ?? text.slice(start, at));
    quoted = undefined;
    start = at + 1;
  };
  for (; at < text.length; at++) {
    const sign = text[at]!;
    if (sign === '"' && at === start) {
      const end = endOfQuote(text, at);
      quoted = text.slice(at + 1, end).replaceAll('""', '"');
      at = end;
    } else if (sign === delimiter) endCell();
    else if (sign === '\n' || sign === '\r') {
      endCell();
      rows.push(row);
      row = [];
      if (sign === '\r' && text[at + 1] === '\n') start = ++at + 1;
    }
  }
  if (start < text.length || row.length) {
    endCell();
    rows.push(row);
  }
  return rows;
}

/** The quote that ends the one at `open`; two in a row are one that is meant. */
function endOfQuote(text: string, open: number): number {
  for (let at = open + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at < 0) throw new PdfError('table_unreadable');
    if (text[at + 1] !== '"') return at;
  }
}
