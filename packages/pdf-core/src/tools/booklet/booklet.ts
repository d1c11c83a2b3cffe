import { onlyInput } from '../../edit/only-input.ts';
import type { Size } from '../../imposition/fit.options.ts';
import { imposePages } from '../../imposition/impose-pages.ts';
import type { SheetsReport } from '../sheets-report.ts';
import { resolvePages } from '../../page-ranges.ts';
import type { Tool } from '../../tool.ts';
import { laySides } from './lay-sides.options.ts';
import type { BookletOptions } from './options.ts';

/** Sides of paper with two pages each: printed on both sides and folded in the middle, they are in order. */
export const booklet: Tool<BookletOptions, SheetsReport> = async (inputs, options, context) => {
  const { password, outputName } = options;
  const plan = (pages: Size[]) => laySides(pages, resolvePages(options.pages, pages.length), options);
  const { bytes, pages, sheets } = await imposePages(onlyInput(inputs), password, plan, context);
  return { files: [{ name: outputName, bytes }], report: { pages, sheets } };
};
