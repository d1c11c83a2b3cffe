import { z } from 'zod';

const count = z.number().int();

export const redactReport = z.object({
  pages: count.describe('Pages on which something was removed'),
  boxes: count.describe('Boxes that were drawn over them'),
  finds: count.describe('Words and patterns that were found and removed'),
  removed: z
    .object({
      glyphs: count.describe('Letters and signs'),
      images: count.describe('Pictures that lost a part or all of it'),
      paths: count.describe('Lines and areas'),
      shadings: count.describe('Gradients'),
      annotations: count.describe('Notes and links'),
      fields: count.describe('Form fields'),
      carried: count.describe('Attachments, media, scripts and private data of programs'),
      mentions: count.describe('Bookmarks, properties, descriptions and other places beside the pages'),
    })
    .describe('What was removed, by kind'),
  wholeFonts: count.describe('Fonts that could not be cut down to the letters that are left'),
  proof: z
    .object({
      terms: count.describe('Words that were searched for in the result'),
      pagesInPdfium: count.describe('Pages read with PDFium'),
      pagesInPdfjs: count.describe('Pages read with pdf.js'),
      contents: count.describe('Pieces of content read with our own reader'),
      strings: count.describe('Strings that were searched'),
      names: count.describe('Names that were searched'),
      streams: count.describe('Streams that were searched'),
    })
    .describe('Where the result was searched for what was removed; nothing was found'),
  sha256Before: z.string().describe('SHA-256 of the document that was given'),
  sha256After: z.string().describe('SHA-256 of the result'),
});
export type RedactReport = z.infer<typeof redactReport>;
