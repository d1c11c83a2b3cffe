import { onlyInput } from '../../edit/only-input.ts';
import { num } from '../../fonts/draw-line.ts';
import { fitPage, lying } from '../../imposition/fit.ts';
import { imposePages, type Sheet, type Size } from '../../imposition/impose-pages.ts';
import { PAPERS } from '../../imposition/paper.options.ts';
import type { SheetsReport } from '../sheets-report.ts';
import { resolvePages } from '../../page-ranges.ts';
import type { Tool } from '../../tool.ts';
import type { PosterOptions } from './options.ts';

/** Each page over so many sheets, from the upper left one to the lower right one. */
export const poster: Tool<PosterOptions, SheetsReport> = async (inputs, options, context) => {
  const { password, outputName } = options;
  const plan = (pages: Size[]) =>
    resolvePages(options.pages, pages.length).flatMap((index) => spread(index, pages[index]!, options));
  const { bytes, pages, sheets } = await imposePages(onlyInput(inputs), password, plan, context);
  return { files: [{ name: outputName, bytes }], report: { pages, sheets } };
};

function spread(
  index: number,
  page: Size,
  { paper, columns, rows, overlap, margin, marks }: PosterOptions,
): Sheet[] {
  const upright = PAPERS[paper];
  const layouts = [upright, lying(upright)].map((sheet) => {
    const [width, height] = [sheet.width - 2 * margin, sheet.height - 2 * margin];
    const whole = {
      width: columns * width - (columns - 1) * overlap,
      height: rows * height - (rows - 1) * overlap,
    };
    return {
      sheet,
      width,
      height,
      whole,
      scale: Math.min(whole.width / page.width, whole.height / page.height),
    };
  });
  const [{ sheet, width, height, whole }] = layouts.toSorted((one, other) => other.scale - one.scale) as [
    (typeof layouts)[number],
  ];
  const fitted = fitPage(index, page, { x: 0, y: 0, ...whole });
  const window = { x: margin, y: margin, width, height };
  const line = `q 0.5 w 0.6 G ${[margin, margin, width, height].map(num).join(' ')} re S Q\n`;
  return Array.from({ length: columns * rows }, (_, place): Sheet => {
    const left = (place % columns) * (width - overlap);
    const bottom = whole.height - height - Math.floor(place / columns) * (height - overlap);
    const [a, b, c, d, e, f] = fitted.matrix;
    const pages = [
      { index, window, matrix: [a, b, c, d, e - left + margin, f - bottom + margin] as typeof fitted.matrix },
    ];
    return { ...sheet, pages, ...(marks && { lines: line }) };
  });
}
