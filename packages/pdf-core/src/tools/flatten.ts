import { onlyInput } from '../edit/only-input.ts';
import { openDocument, saveDocument } from '../edit/open-document.ts';
import { flattenDocument } from '../forms/flatten-document.ts';
import type { Tool } from '../tool.ts';
import type { FlattenOptions } from './flatten.options.ts';

/** Makes fields and notes part of the pages: they look as before and can no longer be changed. */
export const flatten: Tool<FlattenOptions, { flattened: number }> = async (inputs, options) => {
  const doc = await openDocument(onlyInput(inputs).bytes, {
    password: options.password,
    change: 'modifying',
  });
  const flattened = await flattenDocument(doc, options);
  return { files: [{ name: options.outputName, bytes: await saveDocument(doc) }], report: { flattened } };
};
