import { onlyInput } from '../../edit/only-input.ts';
import { readDocument } from '../../reading/read-document.ts';
import type { ReadingReport } from '../../reading/report.options.ts';
import { resultOf } from '../../reading/result.ts';
import type { Tool } from '../../tool.ts';
import { stemOf } from '../split/part-names.ts';
import type { ToEpubOptions } from './options.ts';
import { writeEpub } from './write-epub.ts';

/** A document as a book whose text flows. */
export const toEpub: Tool<ToEpubOptions, ReadingReport> = async (inputs, options, context) => {
  const input = onlyInput(inputs);
  const document = await readDocument(input, options, context);
  return resultOf(document, [{ name: `${stemOf(input.name)}.epub`, bytes: writeEpub(document) }]);
};
