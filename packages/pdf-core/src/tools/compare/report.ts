import { z } from 'zod';

const count = z.number().int();

const place = z.object({
  page: count.describe('Counted from 1'),
  x: z.number().describe('Points, from the left of the page as it is seen'),
  y: z.number().describe('Points, from the top'),
  width: z.number(),
  height: z.number(),
});

const side = z.object({
  text: z.string().describe('The words; empty where there are none'),
  page: count.describe('The page of the change, or the page where the words of the other file would be'),
  y: z.number().describe('Points, from the top of that page'),
  places: z.array(place).describe('The rectangles of the change'),
});

export const CHANGE_KINDS = ['added', 'removed', 'changed', 'moved'] as const;
export const CHANGED_PARTS = ['text', 'row', 'edge', 'picture', 'drawing'] as const;

const change = z
  .object({
    kind: z.enum(CHANGE_KINDS),
    part: z
      .enum(CHANGED_PARTS)
      .describe('Words, a row of a table, a header or footer, a picture, or another part of the page'),
    doubtful: z
      .boolean()
      .describe('The files differ only in letters that OCR confuses, and the text of one was read by OCR'),
    lead: z.string().describe('The words before the change'),
    trail: z.string().describe('The words after it'),
    before: side,
    after: side,
  })
  .meta({ id: 'DocumentChange' });

const file = z.object({
  pages: count,
  words: count,
  pagesReadByOcr: count.describe('Scanned pages with text from OCR'),
  pagesWithoutText: count.describe('Pages with pictures and no text'),
});

export const compareReport = z.object({
  summary: z
    .object({
      code: z.enum(['same', 'different']),
      params: z.object({ added: count, removed: count, changed: count, moved: count }),
    })
    .describe('The number of changes of each kind'),
  total: count.describe('The number of all changes'),
  more: count.describe('The number of changes that are not listed'),
  doubtful: count.describe('The number of changes that are doubtful'),
  pictures: count.describe('Pictures that were compared'),
  pagesDrawn: count.describe('Pages whose drawings were compared'),
  picturesLeftOut: count.describe('Pictures and pages with drawings that were not compared'),
  before: file,
  after: file,
  changes: z.array(change),
});
export type CompareReport = z.infer<typeof compareReport>;
export type Change = CompareReport['changes'][number];
export type Place = Change['before']['places'][number];
