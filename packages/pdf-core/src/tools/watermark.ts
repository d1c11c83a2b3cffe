import { stampPages } from '../stamp/stamp-pages.ts';
import type { Tool } from '../tool.ts';
import { onlyInput } from '../edit/only-input.ts';
import type { WatermarkOptions } from './watermark.options.ts';

/** Characters that could not be drawn, each shown as a replacement sign in the document. */
export type DrawnReport = { missingCharacters: string[] };

export const watermark: Tool<WatermarkOptions, DrawnReport> = async (
  inputs,
  { outputName, ...look },
  context,
) => {
  const { bytes, missing } = await stampPages(onlyInput(inputs).bytes, { watermark: look }, context);
  return { files: [{ name: outputName, bytes }], report: { missingCharacters: missing } };
};
