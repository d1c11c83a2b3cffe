import { fitPage, type LaidSheet, lying, type Rect, type Size } from '../../imposition/fit.options.ts';
import { PAPERS } from '../../imposition/papers.options.ts';
import type { NUpOptions } from './options.ts';

type Grid = { sheet: Size; cells: Rect[] };

/** The pages of these indexes, counted from 0, on as many sheets as they need. */
export function laySheets(pages: readonly Size[], indexes: number[], options: NUpOptions): LaidSheet[] {
  const first = pages[indexes[0] ?? NaN];
  if (!first) return [];
  const { sheet, cells } = chooseGrid(first, options);
  return Array.from({ length: Math.ceil(indexes.length / cells.length) }, (_, at) => ({
    ...sheet,
    pages: indexes
      .slice(at * cells.length, (at + 1) * cells.length)
      .map((index, place) => fitPage(index, pages[index]!, cells[place]!)),
  }));
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
