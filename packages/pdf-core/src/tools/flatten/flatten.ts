import { onlyInput } from '../../edit/only-input.ts';
import { openDocument, saveDocument } from '../../edit/open-document.ts';
import { flattenDocument } from '../../forms/flatten-document.ts';
import { findCovers } from '../../forms/find-covers.ts';
import { findCoveredWords } from '../../forms/covered-words.ts';
import type { Tool } from '../../tool.ts';
import type { FlattenOptions } from './options.ts';
import type { FlattenReport } from './report.ts';

/** Makes fields and notes part of the pages: they look as before and can no longer be changed. */
export const flatten: Tool<FlattenOptions, FlattenReport> = async (inputs, options) => {
  const doc = await openDocument(onlyInput(inputs).bytes, {
    password: options.password,
    change: 'modifying',
  });
  const covers = options.annotations ? findCovers(doc) : [];
  const notices = await findCoveredWords(doc.bytes, covers);
  const flattened = await flattenDocument(doc, options);
  const files = [{ name: options.outputName, bytes: await saveDocument(doc) }];
  return { files, report: { flattened }, notices };
};
