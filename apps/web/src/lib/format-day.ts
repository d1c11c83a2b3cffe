import type { Language } from './texts.ts';

const LOCALES: Record<Language, string> = { en: 'en-GB' };

/** `1 December` */
export function formatDay(iso: string, language: Language = 'en'): string {
  return new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'long' }).format(new Date(iso));
}

/** `1 Dec`, of a day without a time, which lies in no time zone. */
export function formatShortDay(day: string, language: Language = 'en'): string {
  const format = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], format).format(new Date(day));
}
