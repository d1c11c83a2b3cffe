import { type Block, type Cell, type Paragraph, type Run, type Table, writtenLimits } from './written.ts';

type OpenTable = {
  table: Table;
  column: number;
  /** Of each column the cell that may go on in the next row. */
  above: Map<number, Cell>;
  isHeader: boolean;
  cell: { cell: Cell; column: number; goesOn: boolean } | undefined;
};

/** Takes paragraphs and tables in the order of the file, up to the limits. */
export function createCollector() {
  const paragraphs: Paragraph[] = [];
  const tables: Table[] = [];
  const open: OpenTable[] = [];
  /** Tables nested deeper than they are shown: their paragraphs belong to the cell they are in. */
  let deeper = 0;
  /** Undefined where nothing is shown. */
  let into: Block[] | undefined;
  let [characters, runs, cells, allWidths, count, isFull] = [0, 0, 0, 0, 0, false];

  const target = () => open.at(-1)?.cell?.cell.blocks ?? into;
  const shown = () => (deeper ? undefined : open.at(-1));

  function endCell(): void {
    const last = shown();
    if (!last?.cell) return;
    const { cell, column, goesOn } = last.cell;
    const above = goesOn ? last.above.get(column) : undefined;
    last.cell = undefined;
    if (above?.columns === cell.columns) above.rows++;
    else {
      last.table.rows.at(-1)?.cells.push(cell);
      last.above.set(column, cell);
    }
    last.column = column + cell.columns;
  }

  return {
    paragraphs,
    tables,
    /** Where what follows belongs. */
    begin(blocks: Block[] | undefined) {
      open.length = 0;
      deeper = 0;
      into = blocks;
    },
    /** How many paragraphs there were, with those that were too many. */
    count: () => count,
    add(paragraph: Paragraph) {
      const blocks = target();
      if (!blocks) return;
      count++;
      const length = paragraph.runs.reduce((sum, run) => sum + lengthOf(run), 0);
      isFull ||=
        paragraphs.length >= writtenLimits.paragraphs ||
        characters + length > writtenLimits.characters ||
        runs + paragraph.runs.length > writtenLimits.runs;
      if (isFull) return;
      characters += length;
      runs += paragraph.runs.length;
      blocks.push({ paragraph: paragraphs.push(paragraph) - 1 });
    },
    openTable() {
      if (deeper || open.length >= writtenLimits.tableDepth) deeper++;
      else {
        const table: Table = { rows: [], widths: [] };
        open.push({ table, column: 0, above: new Map(), isHeader: false, cell: undefined });
      }
    },
    closeTable() {
      if (deeper) deeper--;
      else {
        const table = open.pop()?.table;
        if (table?.rows.some((row) => row.cells.length)) target()?.push({ table: tables.push(table) - 1 });
      }
    },
    addWidth(width: number) {
      const widths = shown()?.table.widths;
      if (!widths || widths.length >= writtenLimits.columns || allWidths >= writtenLimits.widths) return;
      allWidths++;
      widths.push(Math.min(writtenLimits.width, Math.max(0, Math.round(width) || 0)));
    },
    openRow() {
      const last = shown();
      if (!last || isFull) return;
      // A row costs as much as a cell, and may have none.
      isFull ||= ++cells > writtenLimits.cells;
      last.column = 0;
      last.table.rows.push({ isHeader: false, cells: [] });
    },
    markHeader() {
      const row = shown()?.table.rows.at(-1);
      if (row) row.isHeader = true;
    },
    skipColumns(columns: number) {
      const last = shown();
      if (last) last.column += clampColumns(columns);
    },
    openCell() {
      const last = shown();
      if (!last?.table.rows.length || isFull) return;
      endCell();
      isFull ||= ++cells > writtenLimits.cells;
      const cell: Cell = { columns: 1, rows: 1, blocks: [] };
      last.cell = { cell, column: last.column, goesOn: false };
    },
    spanColumns(columns: number) {
      const cell = shown()?.cell?.cell;
      if (cell) cell.columns = clampColumns(columns);
    },
    /** The cell goes on from the row above. */
    goOn() {
      const cell = shown()?.cell;
      if (cell) cell.goesOn = true;
    },
    endCell,
  };
}

export type Collector = ReturnType<typeof createCollector>;

const lengthOf = ({ text, href = '', picture }: Run) =>
  text.length + href.length + (picture?.alt?.length ?? 0);

const clampColumns = (columns: number) =>
  Math.min(writtenLimits.columns, Math.max(1, Math.trunc(columns) || 1));

/** Adds a run, joined to the one before where both look the same. */
export function appendRun(runs: Run[], run: Run): void {
  const last = runs.at(-1);
  if (last && !run.picture && !run.note && lookOf(last) === lookOf(run)) last.text += run.text;
  else runs.push(run);
}

const lookOf = (run: Run) => JSON.stringify({ ...run, text: '' });
