import { z } from 'zod';
import { inForm } from '../option-form.ts';
import { pageRanges } from '../../page-ranges.options.ts';

export const textOptions = z.object({
  pages: pageRanges.default('all'),
  words: z.boolean().default(false).describe('Also tell where each word stands'),
  contentOnly: z
    .boolean()
    .default(false)
    .describe('Leave out page numbers, and headers and footers after their first page'),
  password: z
    .string()
    .max(127)
    .optional()
    .describe('Password that opens the document')
    .meta(inForm({ secret: true, hidden: true })),
});

export type TextOptions = z.infer<typeof textOptions>;
