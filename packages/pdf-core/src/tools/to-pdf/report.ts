import { z } from 'zod';

export const toPdfReport = z.object({
  format: z
    .enum(['text', 'markdown', 'html', 'mail', 'outlook', 'epub', 'svg', 'office'])
    .describe('What the file was read as; office: LibreOffice read it'),
  encoding: z.string().describe('The encoding that the file was read in'),
  pages: z.number().int(),
  links: z.number().int().describe('Links that work'),
  pictures: z.number().int().describe('Pictures that the document has'),
  picturesLeftOut: z
    .number()
    .int()
    .describe('Pictures that are not in the file itself, or that could not be read; none is ever fetched'),
  attachments: z.number().int().describe('Files that were attached'),
  missing: z.number().int().describe('Different characters that no font has'),
  missingCharacters: z
    .array(z.string())
    .describe('Characters that no font has: each is drawn as a replacement sign, and copied as what it is'),
  notDrawn: z
    .array(z.string())
    .describe(
      'Elements of an SVG that have no effect, such as filters; only pictures in the file itself are drawn',
    ),
});
export type ToPdfReport = z.infer<typeof toPdfReport>;

/** What is told of a document that LibreOffice lays out. */
export const OF_OFFICE: ToPdfReport = {
  format: 'office',
  encoding: '',
  pages: 0,
  links: 0,
  pictures: 0,
  picturesLeftOut: 0,
  attachments: 0,
  missing: 0,
  missingCharacters: [],
  notDrawn: [],
};
