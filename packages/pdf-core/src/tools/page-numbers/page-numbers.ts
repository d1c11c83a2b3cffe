import { onlyInput } from '../../edit/only-input.ts';
import { stampPages } from '../../stamp/stamp-pages.ts';
import type { Tool } from '../../tool.ts';
import type { PageNumbersOptions } from './options.ts';
import type { DrawnReport } from '../drawn-report.ts';

export const pageNumbers: Tool<PageNumbersOptions, DrawnReport> = async (
  inputs,
  { outputName, ...look },
  context,
) => {
  const { bytes, missing } = await stampPages(onlyInput(inputs).bytes, { pageNumbers: look }, context);
  return { files: [{ name: outputName, bytes }], report: { missingCharacters: missing } };
};
