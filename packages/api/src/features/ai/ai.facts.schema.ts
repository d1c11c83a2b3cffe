import { z } from 'zod';

/** Why a file has no text after it was read. */
export const textMissing = z
  .enum(['unreadable', 'ocr_found_nothing', 'empty_text', 'no_text'])
  .describe('It cannot be read; OCR found nothing; there is nothing in it; OCR has yet to be run');
const factSchema = z.object({
  kind: z.string().describe('Its type, like date, amount, percentage, duration, number, party or text'),
  name: z.string().optional().describe('What it is of, like due, total, notice or party'),
  label: z.string().optional().describe('What it is of in the words of the document, where it has no name'),
  text: z.string().describe('As it stands there'),
  date: z.string().optional().describe('YYYY-MM-DD, where it is certain which day is meant'),
  pages: z.array(z.number().int()),
});

export const factsSchema = z.object({
  kind: z.string().optional().describe('What the document is, like invoice, contract or letter'),
  title: z.string().optional(),
  facts: z.array(factSchema),
  more: z.number().int().describe('Left out'),
  text_missing: textMissing.optional(),
});
