import { z } from 'zod';
import { ocrLanguages } from './languages.options.ts';
import { inForm } from '../option-form.ts';
import { knownWord } from './stand.options.ts';
import { pageRanges } from '../../page-ranges.options.ts';

export const ocrOptions = z.object({
  pages: pageRanges.default('all'),
  language: ocrLanguages.describe('Language of the text, like eng or eng+deu'),
  languageFolder: z
    .string()
    .max(4096)
    .optional()
    .describe('Folder with trained data: of other languages than eng, deu, fra and spa, or in their place'),
  enhanceImage: z.boolean().default(true).describe('Clean grain and enlarge small scans before reading'),
  readAgain: z.boolean().default(false).describe('Also read pages that carry text already'),
  lookOnly: z
    .boolean()
    .default(false)
    .describe('Read nothing; only tell which pages have nothing to read: blank ones and photos')
    .meta(inForm({ hidden: true })),
  searchable: z.boolean().default(true).describe('Make a PDF whose text can be searched and selected'),
  known: z
    .array(z.object({ page: z.number().int().min(1), words: z.array(knownWord).max(100_000) }))
    .max(100_000)
    .optional()
    .describe('Pages that were read before: nothing is read, and these words are laid over them'),
  parallel: z
    .number()
    .int()
    .min(1)
    .max(16)
    .optional()
    .describe('Pages read at the same time; one a core when absent'),
  password: z
    .string()
    .max(127)
    .optional()
    .describe('Password that opens the document')
    .meta(inForm({ secret: true, hidden: true })),
});

/** As a step of a batch: the server knows its folder of languages and its number of cores. */
export const ocrStepOptions = ocrOptions
  .pick({ language: true, enhanceImage: true })
  .extend({ pages: pageRanges.optional() });

export type OcrOptions = z.infer<typeof ocrOptions>;
