import { MOST_BOOKMARKS, MOST_LEVELS } from '@sheaf/pdf-core/tools/bookmarks/options.ts';

export const mostBookmarks = MOST_BOOKMARKS;
export const mostLevels = MOST_LEVELS;
