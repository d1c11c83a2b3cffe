import { z } from 'zod';
import { leftOut } from '../left-out.ts';

const bookmark = z
  .object({
    title: z.string(),
    level: z.number().int(),
    page: z.number().int().optional(),
    top: z.number().optional(),
    open: z.boolean().optional(),
    bold: z.boolean().optional(),
    italic: z.boolean().optional(),
    color: z.string().optional(),
    original: z.number().int().optional(),
  })
  .meta({ id: 'ReadBookmark' });

export const readBookmarksReport = z.object({
  pages: z.number().int().describe('Pages of the document'),
  bookmarks: z.array(bookmark).describe('In the order of reading: `bookmarks` takes the same list'),
  leftOut,
});
export type ReadBookmarksReport = z.infer<typeof readBookmarksReport>;
export type ReadBookmark = z.infer<typeof bookmark>;
