import { z } from 'zod';
import { knownWord } from './stand.options.ts';

export const ocrReport = z.object({
  text: z.string(),
  confidence: z.number().describe('From 0 to 1'),
  pageCount: z.number().int(),
  language: z.string(),
  pages: z
    .array(
      z.object({
        page: z.number().int(),
        source: z
          .enum(['ocr', 'text', 'blank'])
          .describe(
            'Read from the picture, or taken from the text the page carries already, or nothing was there',
          ),
        text: z.string(),
        confidence: z.number(),
        width: z.number(),
        height: z.number(),
        language: z
          .string()
          .optional()
          .describe('The language that the picture was read in: as asked, or as the text turned out to be'),
        otherLanguage: z
          .string()
          .optional()
          .describe('The language that the text seems to be in, where that one is not installed'),
        words: z.array(knownWord.extend({ confidence: z.number() })),
      }),
    )
    .describe('In the order asked for'),
  nothingToRead: z
    .array(z.number().int())
    .optional()
    .describe('Blank pages and photos, where pages were only looked at'),
});
