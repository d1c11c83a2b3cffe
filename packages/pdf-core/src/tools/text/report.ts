import { z } from 'zod';

const word = z.object({
  text: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  start: z.number().int().describe('Its place in the text of the page'),
  end: z.number().int(),
});

export const textReport = z.object({
  pages: z.array(
    z.object({
      page: z.number().int(),
      label: z.string().optional().describe('The name of a sheet'),
      width: z.number().describe('Points; 0 in other files than PDFs, whose pages have no size of their own'),
      height: z.number(),
      text: z.string(),
      words: z.array(word).optional(),
    }),
  ),
  pagesWithoutText: z.array(z.number().int()).describe('Pictures to a reader of text: scans, or empty'),
});
