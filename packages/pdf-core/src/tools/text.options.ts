import { z } from 'zod';
import { pageRanges } from '../page-ranges.options.ts';

export const textOptions = z.object({
  pages: pageRanges.default('all'),
  words: z.boolean().default(false).describe('Also tell where each word stands'),
  password: z.string().max(127).optional().describe('Password that opens the document'),
});

export type TextOptions = z.infer<typeof textOptions>;
