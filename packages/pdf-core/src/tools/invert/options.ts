import { z } from 'zod';
import { pageRanges } from '../../page-ranges.options.ts';
import { documentPassword } from '../option-form.ts';

export const invertOptions = z.object({
  pages: pageRanges.default('all'),
  password: documentPassword,
  outputName: z.string().max(255).default('inverted.pdf').describe('The name of the result'),
});
export type InvertOptions = z.infer<typeof invertOptions>;
