import type { Language } from './texts.ts';

const LOCALES: Record<Language, string> = { en: 'en-GB' };

/** `1 December` */
export function formatDay(iso: string, language: Language = 'en'): string {
  return new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'long' }).format(new Date(iso));
}
