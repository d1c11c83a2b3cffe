import type { DrawnReport } from '../drawn-report.ts';
import { stampPages } from '../../stamp/stamp-pages.ts';
import type { Tool } from '../../tool.ts';
import { onlyInput } from '../../edit/only-input.ts';
import type { WatermarkOptions } from './options.ts';

export const watermark: Tool<WatermarkOptions, DrawnReport> = async (
  inputs,
  { outputName, ...look },
  context,
) => {
  const { bytes, missing } = await stampPages(onlyInput(inputs).bytes, { watermark: look }, context);
  return { files: [{ name: outputName, bytes }], report: { missingCharacters: missing } };
};
