import { z } from 'zod';
import { pageRanges } from '../../page-ranges.options.ts';
import { documentPassword } from '../option-form.ts';

export const deskewOptions = z.object({
  pages: pageRanges.default('all'),
  password: documentPassword,
  outputName: z.string().max(255).default('straightened.pdf').describe('The name of the result'),
});
export type DeskewOptions = z.infer<typeof deskewOptions>;
