import { type TableCell, type TablePart, textOfRuns } from '../../reading/document.ts';
import { type DateOrder, type DateValue, readDate } from './read-date.ts';
import { type Decimal, type NumberValue, readNumber } from './read-number.ts';

export type CellValue = NumberValue | DateValue | { kind: 'text'; text: string };
export type SheetCell = Pick<TableCell, 'row' | 'column' | 'rows' | 'columns'> & {
  value: CellValue;
  bold: boolean;
  /** What a cell's number is the sum of. */
  formula?: string;
};

/** A table as it is counted with. */
export type Sheet = {
  name: string;
  rows: number;
  columns: number;
  headerRows: number;
  cells: SheetCell[];
  /** In signs. */
  widths: number[];
};

export type Notation = { decimal: Decimal; dates: DateOrder };

/** The limits of a spreadsheet. */
const MOST_SIGNS = 32_767;
const LONGEST_NAME = 31;
const [NARROWEST, WIDEST] = [6, 60];
/** Points that a sign of running text takes, about. */
const SIGN_WIDTH = 5.3;

export function makeSheet(table: TablePart, name: string, notation: Notation): Sheet {
  const { rows, columns, headerRows, widths } = table;
  return {
    name,
    rows,
    columns,
    headerRows,
    cells: table.cells.map(({ row, column, rows: down, columns: across, runs }): SheetCell => {
      const bold = row < headerRows || (runs.length > 0 && runs.every((run) => run.bold));
      return { row, column, rows: down, columns: across, bold, value: readValue(textOfRuns(runs), notation) };
    }),
    widths: widths.map((width) => Math.min(WIDEST, Math.max(NARROWEST, Math.round(width / SIGN_WIDTH)))),
  };
}

/** A number, a date, or text: never a formula, whatever the document contains. */
function readValue(text: string, { decimal, dates }: Notation): CellValue {
  return (
    readNumber(text, decimal) ??
    readDate(text, dates) ?? { kind: 'text', text: text.slice(0, MOST_SIGNS).toWellFormed() }
  );
}

/** Gives each table a name that no other has, without the signs that the format keeps for itself. */
export function nameSheets(tables: TablePart[]): string[] {
  const taken = new Set<string>();
  return tables.map(({ caption }, at) => {
    const clean = caption
      .replaceAll(/[\p{C}[\]:*?/\\]/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .replace(/^['\s]+/, '')
      .slice(0, LONGEST_NAME)
      .toWellFormed()
      .trimEnd()
      .replace(/'$/, '');
    const name = clean || `Table ${at + 1}`;
    let free = name;
    for (let count = 2; taken.has(free.toLowerCase()); count++)
      free = `${name.slice(0, LONGEST_NAME - 8).toWellFormed()} (${count})`;
    taken.add(free.toLowerCase());
    return free;
  });
}
