import { z } from 'zod';

export const bookmarksReport = z.object({ bookmarks: z.number().int() });
export type BookmarksReport = z.infer<typeof bookmarksReport>;
