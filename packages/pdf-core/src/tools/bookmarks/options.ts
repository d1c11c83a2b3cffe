import { z } from 'zod';
import { documentPassword, inForm } from '../option-form.ts';

/** More than any book has; a list of them is still edited on one page. */
export const MOST_BOOKMARKS = 10_000;
/** As deep as bookmarks of a document are read. */
export const MOST_LEVELS = 201;

const bookmarkEntry = z
  .object({
    title: z.string().max(2000).optional().describe('Absent: the title of the original'),
    level: z.number().int().min(1).max(MOST_LEVELS).default(1).describe('1 for the highest'),
    page: z
      .number()
      .int()
      .min(1)
      .nullable()
      .optional()
      .describe('The page it leads to; null: nowhere; absent: where the original leads'),
    top: z
      .number()
      .min(0)
      .max(1_000_000)
      .optional()
      .describe('The place on the page, in points below its upper edge; absent: the upper edge'),
    open: z.boolean().optional().describe('Whether viewers show the bookmarks below it at first'),
    bold: z.boolean().optional(),
    italic: z.boolean().optional(),
    color: z
      .string()
      .regex(/^#[0-9a-fA-F]{6}$/)
      .optional()
      .describe('As in HTML, such as #c02020'),
    original: z
      .number()
      .int()
      .min(1)
      .optional()
      .describe(
        'The number of a bookmark of the document, from 1 in their order: its place, action and style are kept',
      ),
  })
  .strict();
export type BookmarkEntry = z.infer<typeof bookmarkEntry>;

export const bookmarkEntries = z.array(bookmarkEntry).max(MOST_BOOKMARKS);

export const bookmarksOptions = z.object({
  bookmarks: z
    .union([z.string().min(1).max(10_000_000), bookmarkEntries])
    .optional()
    .describe(
      'All bookmarks of the result: a list, or in base64 a file with lines such as "Title .... 12", indented by level, or with JSON. Absent: made from the headings',
    )
    .meta(inForm({ hidden: true })),
  password: documentPassword,
  outputName: z.string().max(255).default('bookmarked.pdf').describe('The name of the result'),
});
export type BookmarksOptions = z.infer<typeof bookmarksOptions>;
