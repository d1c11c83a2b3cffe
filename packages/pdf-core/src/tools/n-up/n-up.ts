import { onlyInput } from '../../edit/only-input.ts';
import { num } from '../../fonts/draw-line.ts';
import { fitPage, lying } from '../../imposition/fit.ts';
import { imposePages, type Placed, type Rect, type Sheet, type Size } from '../../imposition/impose-pages.ts';
import { PAPERS } from '../../imposition/papers.options.ts';
import type { SheetsReport } from '../sheets-report.ts';
import { resolvePages } from '../../page-ranges.ts';
import type { Tool } from '../../tool.ts';
import type { NUpOptions } from './options.ts';

type Grid = { sheet: Size; cells: Rect[] };

export const nUp: Tool<NUpOptions, SheetsReport> = async (inputs, options, context) => {
  const { password, outputName } = options;
  const plan = (pages: Size[]) => planSheets(pages, options);
  const { bytes, pages, sheets } = await imposePages(onlyInput(inputs), password, plan, context);
  return { files: [{ name: outputName, bytes }], report: { pages, sheets } };
};

function planSheets(pages: Size[], options: NUpOptions): Sheet[] {
  const indexes = resolvePages(options.pages, pages.length);
  const { sheet, cells } = chooseGrid(pages[indexes[0]!]!, options);
  const sheets: Sheet[] = [];
  for (let first = 0; first < indexes.length; first += cells.length) {
    const placed = indexes
      .slice(first, first + cells.length)
      .map((index, place) => fitPage(index, pages[index]!, cells[place]!));
    sheets.push({ ...sheet, pages: placed, ...(options.frame && { lines: frames(placed) }) });
  }
  return sheets;
}

/** Of all layouts for this many pages on portrait or landscape paper, the one that shows the first page largest. */
function chooseGrid(page: Size, options: NUpOptions): Grid {
  const upright = PAPERS[options.paper];
  const columns = Array.from({ length: options.perSheet }, (_, i) => i + 1).filter(
    (count) => options.perSheet % count === 0,
  );
  const grids = [upright, lying(upright)].flatMap((sheet) =>
    columns.map((count) => ({ sheet, cells: cutCells(sheet, count, options) })),
  );
  const scaleOf = ({ cells: [cell] }: Grid) => Math.min(cell!.width / page.width, cell!.height / page.height);
  return grids.toSorted((one, other) => scaleOf(other) - scaleOf(one))[0]!;
}

function cutCells(sheet: Size, columns: number, { perSheet, margin, gap, order }: NUpOptions): Rect[] {
  const rows = perSheet / columns;
  const width = Math.max(1, (sheet.width - 2 * margin - (columns - 1) * gap) / columns);
  const height = Math.max(1, (sheet.height - 2 * margin - (rows - 1) * gap) / rows);
  return Array.from({ length: perSheet }, (_, place) => {
    const column = order === 'rows' ? place % columns : Math.floor(place / rows);
    const row = order === 'rows' ? Math.floor(place / columns) : place % rows;
    const x = margin + column * (width + gap);
    const y = sheet.height - margin - height - row * (height + gap);
    return { x, y, width, height };
  });
}

function frames(placed: Placed[]): string {
  const rects = placed.map(({ window: { x, y, width, height } }) => [x, y, width, height].map(num).join(' '));
  return `q 0.5 w 0.6 G ${rects.map((rect) => `${rect} re`).join(' ')} S Q\n`;
}
