import { onlyInput } from '../../edit/only-input.ts';
import { num } from '../../fonts/draw-line.ts';
import type { Size } from '../../imposition/fit.options.ts';
import { imposePages, type Sheet } from '../../imposition/impose-pages.ts';
import type { Matrix } from '../../pdf/matrix.ts';
import type { SheetsReport } from '../sheets-report.ts';
import { resolvePages } from '../../page-ranges.ts';
import type { Tool } from '../../tool.ts';
import type { PosterOptions } from './options.ts';
import { spreadPage } from './spread.options.ts';

/** Each page over so many sheets, from the upper left one to the lower right one. */
export const poster: Tool<PosterOptions, SheetsReport> = async (inputs, options, context) => {
  const { password, outputName } = options;
  const plan = (pages: Size[]) =>
    resolvePages(options.pages, pages.length).flatMap((index) => spread(index, pages[index]!, options));
  const { bytes, pages, sheets } = await imposePages(onlyInput(inputs), password, plan, context);
  return { files: [{ name: outputName, bytes }], report: { pages, sheets } };
};

function spread(index: number, page: Size, options: PosterOptions): Sheet[] {
  const { margin, marks } = options;
  const { sheet, scale, x, y, window, corners } = spreadPage(page, options);
  const frame = { x: margin, y: margin, ...window };
  const line = `q 0.5 w 0.6 G ${[margin, margin, window.width, window.height].map(num).join(' ')} re S Q\n`;
  return corners.map(({ left, bottom }): Sheet => {
    const matrix: Matrix = [scale, 0, 0, scale, x - left + margin, y - bottom + margin];
    return { ...sheet, pages: [{ index, window: frame, matrix }], ...(marks && { lines: line }) };
  });
}
