import { z } from 'zod';
import { pageRanges } from '../page-ranges.options.ts';
import { documentPassword, inForm } from '../tools/option-form.ts';

/** What all tools have that write a document in another format. */
export const convertOptions = z.object({
  pages: pageRanges.default('all'),
  password: documentPassword,
});

/** Of a tool that may make several files. */
export const outputFormat = z
  .enum(['files', 'zip'])
  .default('files')
  .describe('Separate files, or all of them in one zip')
  .meta(inForm({ hidden: true }));
