import { onlyInput } from '../../edit/only-input.ts';
import { readDocument } from '../../reading/read-document.ts';
import type { ReadingReport } from '../../reading/report.options.ts';
import { resultOf } from '../../reading/result.ts';
import type { Tool } from '../../tool.ts';
import { stemOf } from '../split/part-names.ts';
import type { ToWordOptions } from './options.ts';
import { writeDocx } from './write-docx.ts';

/** A document as a Word file of styled paragraphs, lists and tables: text flows, and nothing stands in boxes. */
export const toWord: Tool<ToWordOptions, ReadingReport> = async (inputs, options, context) => {
  const input = onlyInput(inputs);
  const document = await readDocument(input, options, context);
  return resultOf(document, [{ name: `${stemOf(input.name)}.docx`, bytes: writeDocx(document) }]);
};
