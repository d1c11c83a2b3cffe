/** The languages of Sheaf: each has a folder of its own beside `src`. English is the one the others are checked against. */
export const LANGUAGES = ['en', 'de', 'es', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A language that was chosen once, and that may be gone since. */
export function readLanguage(name: string): Language {
  return LANGUAGES.find((language) => language === name) ?? 'en';
}

/** English dates put the day first, as most of the world reads them. */
export function localeOf(language: Language): string {
  return language === 'en' ? 'en-GB' : language;
}
