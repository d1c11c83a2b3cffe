import { onlyInput } from '../../edit/only-input.ts';
import { num } from '../../fonts/draw-line.ts';
import type { Placed, Size } from '../../imposition/fit.options.ts';
import { imposePages, type Sheet } from '../../imposition/impose-pages.ts';
import type { SheetsReport } from '../sheets-report.ts';
import { resolvePages } from '../../page-ranges.ts';
import type { Tool } from '../../tool.ts';
import { laySheets } from './lay-sheets.options.ts';
import type { NUpOptions } from './options.ts';

export const nUp: Tool<NUpOptions, SheetsReport> = async (inputs, options, context) => {
  const { password, outputName } = options;
  const plan = (pages: Size[]) => planSheets(pages, options);
  const { bytes, pages, sheets } = await imposePages(onlyInput(inputs), password, plan, context);
  return { files: [{ name: outputName, bytes }], report: { pages, sheets } };
};

function planSheets(pages: Size[], options: NUpOptions): Sheet[] {
  const sheets = laySheets(pages, resolvePages(options.pages, pages.length), options);
  return options.frame ? sheets.map((sheet) => ({ ...sheet, lines: frames(sheet.pages) })) : sheets;
}

function frames(placed: Placed[]): string {
  const rects = placed.map(({ window: { x, y, width, height } }) => [x, y, width, height].map(num).join(' '));
  return `q 0.5 w 0.6 G ${rects.map((rect) => `${rect} re`).join(' ')} S Q\n`;
}
