import { z } from 'zod';
import { pageRanges } from '../../page-ranges.options.ts';
import { ocrLanguages } from '../ocr/languages.options.ts';
import { documentPassword, inForm } from '../option-form.ts';

export const REDACTION_PATTERNS = ['email', 'phone', 'iban', 'card', 'ssn', 'date'] as const;

const coordinate = z.number().min(-14_400).max(14_400);
const length = z.number().min(0.1).max(14_400);
const label = z.string().max(60);

const redactionBox = z.object({
  page: z.number().int().min(1).describe('The page it is on'),
  x: coordinate.describe('Its left edge, in points from the left of the page as it is seen'),
  y: coordinate.describe('Its lower edge, in points from the bottom of the page as it is seen'),
  width: length.describe('Its width in points'),
  height: length.describe('Its height in points'),
  label: label.optional().describe('What is written on it'),
});
export type RedactionBox = z.infer<typeof redactionBox>;

export const searchShape = {
  words: z
    .array(z.string().trim().min(1).max(500))
    .max(1000)
    .default([])
    .describe('Words, names or phrases to find, whatever their case and wherever lines break'),
  patterns: z
    .array(z.enum(REDACTION_PATTERNS))
    .max(REDACTION_PATTERNS.length)
    .default([])
    .describe('What is found by its form; numbers of accounts and cards by their check digits'),
  expressions: z
    .array(z.string().min(1).max(500))
    .max(50)
    .default([])
    .describe('Regular expressions, without regard to case; spaces are single and lines run on'),
  wholeWords: z.boolean().default(true).describe('Whether words are found only where they stand alone'),
  pages: pageRanges.default('all').describe('The pages that are searched'),
  language: ocrLanguages.describe('Language of the text in pictures, like eng or eng+deu'),
  languageFolder: z
    .string()
    .max(4096)
    .optional()
    .describe('Folder with trained data: of other languages than eng, deu, fra and spa, or in their place')
    .meta(inForm({ hidden: true })),
  password: documentPassword,
};

export const redactOptions = z.object({
  ...searchShape,
  boxes: z.array(redactionBox).max(20_000).default([]).describe('Boxes that cover what lies under them'),
  keep: z
    .array(redactionBox.omit({ label: true }))
    .max(20_000)
    .default([])
    .describe('Boxes of finds that are left as they are, as find-words gives them'),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'fields.color_format')
    .default('#000000')
    .describe('The colour of the boxes, as #rrggbb')
    .meta(inForm({ color: true })),
  label: label.default('').describe('What is written on the boxes'),
  dpi: z
    .number()
    .int()
    .min(100)
    .max(300)
    .default(200)
    .describe('Resolution of the pictures of pages')
    .meta(inForm({ choices: [150, 200, 300] })),
  text: z
    .boolean()
    .default(true)
    .describe('Read the text of the new pages by OCR, so that it can be searched and selected'),
  outputName: z.string().max(255).default('redacted.pdf').describe('The name of the result'),
});
export type RedactOptions = z.infer<typeof redactOptions>;
