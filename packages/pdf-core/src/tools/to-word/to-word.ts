import { onlyInput } from '../../edit/only-input.ts';
import { readDocument } from '../../reading/read-document.ts';
import type { ReadingReport } from '../../reading/report.options.ts';
import { resultOf } from '../../reading/result.ts';
import type { Tool } from '../../tool.ts';
import { stemOf } from '../split/part-names.ts';
import { toExact } from './exact/to-exact.ts';
import type { ToWordOptions } from './options.ts';
import { writeDocx } from './write-docx.ts';

/** A document as a Word file of styled paragraphs, lists and tables, whose text flows; or one that looks as its pages do. */
export const toWord: Tool<ToWordOptions, ReadingReport> = async (inputs, options, context) => {
  const input = onlyInput(inputs);
  if (options.layout === 'exact') return toExact(input, options, context);
  const document = await readDocument(input, options, context);
  return resultOf(document, [{ name: `${stemOf(input.name)}.docx`, bytes: writeDocx(document) }]);
};
