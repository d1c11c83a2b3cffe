/** How a cell looks beside its text. Colors are `#rrggbb`. */
export type CellLook = {
  align?: 'left' | 'center' | 'right';
  bold?: true;
  italic?: true;
  color?: string;
  fill?: string;
};

export type SheetGrid = {
  /** The rows and columns that the sheet has. */
  rows: number;
  columns: number;
  isPart: boolean;
  /** Each row as its cells between tabs; the rows at the end may be missing. */
  cells: string[];
  looks: CellLook[];
  /** For each row one character per cell, whose code minus 48 is the place of its look. */
  marks: string[];
  /** In characters; 0 for a hidden column. */
  widths: number[];
  /** Row, column, rows and columns of each merged cell, from 0. */
  merges: number[][];
};

export type Grid = ReturnType<typeof createGrid>;

/** What is shown of a sheet. Honest sheets mostly stay below. */
export const gridLimits = {
  rows: 50_000,
  /** With a tab for each empty cell before the last of a row. */
  characters: 8_000_000,
  merges: 5000,
  looks: 2000,
} as const;
/** What Excel can have. */
const MOST_ROWS = 1_048_576;
const MOST_COLUMNS = 16_384;

const FIRST_MARK = 48;
const USUAL_WIDTH = 9;
const WIDEST_TEXT = 24;
const WIDEST = 120;

type Cell = { column: number; text: string; look: number };
/** In the order of the file. An array by column would cost time for each column that is empty. */
type Line = { cells: Cell[]; end: number };

/** Collects the cells of a sheet, in any order, up to the limits. */
export function createGrid() {
  const lines = new Map<number, Line>();
  const looks: CellLook[] = [{}];
  const known = new Map<string, number>([['{}', 0]]);
  const merges: number[][] = [];
  const widths: { from: number; to: number; width: number }[] = [];
  const [numberLengths, textLengths]: [number[], number[]] = [[], []];
  let [rows, columns, characters, isPart] = [0, 0, 0, false];

  function lookPlace(look: CellLook): number {
    const key = JSON.stringify(look);
    const place = known.get(key);
    if (place !== undefined || looks.length >= gridLimits.looks) return place ?? 0;
    known.set(key, looks.length);
    return looks.push(look) - 1;
  }

  /** Row and column from 0. `look` is a place that `lookPlace` answered. */
  function put(row: number, column: number, text: string, look: number, isNumber: boolean): void {
    const isSeen = text !== '' || looks[look]?.fill !== undefined;
    if (!isSeen || !(row >= 0 && row < MOST_ROWS && column >= 0 && column < MOST_COLUMNS)) return;
    const line = row < gridLimits.rows ? (lines.get(row) ?? { cells: [], end: 0 }) : undefined;
    const grown = Math.max(0, column + 1 - (line?.end ?? 0)) + text.length;
    rows = Math.max(rows, row + 1);
    columns = Math.max(columns, column + 1);
    if (!line || characters + grown > gridLimits.characters) {
      isPart = true;
      return;
    }
    characters += grown;
    lines.set(row, line);
    line.end = Math.max(line.end, column + 1);
    line.cells.push({ column, text, look });
    const lengths = isNumber ? numberLengths : textLengths;
    lengths[column] = Math.max(lengths[column] ?? 0, text.length);
  }

  function merge(row: number, column: number, height: number, width: number): void {
    if (height * width < 2 || !(row >= 0 && column >= 0)) return;
    if (merges.length < gridLimits.merges) merges.push([row, column, height, width]);
    else isPart = true;
  }

  /** Columns from 0. `width` in characters; 0 for hidden ones. */
  function setWidth(from: number, to: number, width: number): void {
    if (widths.length < MOST_COLUMNS && width >= 0) widths.push({ from, to, width });
  }

  function finish(): SheetGrid {
    const shown = Math.min(rows, gridLimits.rows);
    const clipped = merges.flatMap(([row = 0, column = 0, height = 1, width = 1]) => {
      const [high, wide] = [Math.min(height, shown - row), Math.min(width, columns - column)];
      return high > 0 && wide > 0 && high * wide > 1 ? [[row, column, high, wide]] : [];
    });
    const own: number[] = [];
    for (const { from, to, width } of widths)
      for (let at = Math.max(0, from); at <= Math.min(to, columns - 1); at++) own[at] = width;
    const widthOf = (_: unknown, at: number) => {
      if (own[at] === 0) return 0;
      // No number is cut: part of one is another number.
      const usual = Math.max(USUAL_WIDTH, Math.min(WIDEST_TEXT, textLengths[at] ?? 0));
      return Math.min(WIDEST, Math.max(own[at] ?? usual, numberLengths[at] ?? 0));
    };
    const written = Array.from({ length: shown }, (_, row) => writeLine(lines.get(row)?.cells ?? []));
    return {
      rows,
      columns,
      isPart,
      cells: written.map(({ texts }) => texts),
      looks,
      marks: written.map(({ marks }) => marks),
      widths: Array.from({ length: columns }, widthOf),
      merges: clipped,
    };
  }

  return { lookPlace, put, merge, setWidth, finish };
}

function writeLine(given: Cell[]): { texts: string; marks: string } {
  let [texts, marks, at] = ['', '', 0];
  // Of two cells in one place, the later one is shown.
  const byColumn = new Map(given.map((cell) => [cell.column, cell]));
  for (const { column, text, look } of [...byColumn.values()].sort(
    (one, other) => one.column - other.column,
  )) {
    texts += '\t'.repeat(column - at) + text;
    if (look) marks = marks.padEnd(column, '0') + String.fromCharCode(FIRST_MARK + look);
    at = column;
  }
  return { texts, marks };
}
