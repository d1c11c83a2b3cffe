// Apart and without zod, so that a page that only shows folders need not load it.

export const DEFAULT_FOLDER_COLOR = '#3B82F6';
