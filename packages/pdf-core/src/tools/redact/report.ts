import { z } from 'zod';

const count = z.number().int();

export const redactReport = z.object({
  pageCount: count.describe('Pages of the result, each of them a picture'),
  pages: count.describe('Pages with boxes'),
  boxes: count.describe('Boxes that were drawn'),
  finds: count.describe('Words and patterns that were found and covered'),
  readInPictures: count.describe('Those of them that were read in the picture of a page'),
  left: count.describe('Finds that were left as they are'),
  dpi: count.describe('The lowest resolution of a page'),
  text: z.boolean().describe('Whether the result has text, read again by OCR'),
  checkedPages: count.describe(
    'Pages of the result that were searched again, and nothing found but what was left',
  ),
  checkedObjects: count.describe('Objects of the result, which are pages, pictures and text that OCR read'),
  sha256Before: z.string().describe('SHA-256 of the document that was given'),
  sha256After: z.string().describe('SHA-256 of the result'),
});
export type RedactReport = z.infer<typeof redactReport>;
