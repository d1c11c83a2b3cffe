import { onlyInput } from '../../edit/only-input.ts';
import { readDocument } from '../../reading/read-document.ts';
import type { ReadingReport } from '../../reading/report.options.ts';
import { resultOf } from '../../reading/result.ts';
import type { Tool } from '../../tool.ts';
import { stemOf } from '../split/part-names.ts';
import type { ToPowerpointOptions } from './options.ts';
import { writePptx } from './write-pptx.ts';

/** A document as slides, one for each page. */
export const toPowerpoint: Tool<ToPowerpointOptions, ReadingReport> = async (inputs, options, context) => {
  const input = onlyInput(inputs);
  const document = await readDocument(input, { ...options, byPage: true }, context);
  return resultOf(document, [{ name: `${stemOf(input.name)}.pptx`, bytes: writePptx(document) }]);
};
