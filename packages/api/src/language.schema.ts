/** What the pages and letters speak. A new one here makes every catalogue without it a type error. */
export const LANGUAGES = ['en', 'de', 'es', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
