import { currentLocale } from './language.ts';

/** `1 December` */
export function formatDay(iso: string): string {
  return new Intl.DateTimeFormat(currentLocale(), { day: 'numeric', month: 'long' }).format(new Date(iso));
}

/** `1 Dec`, of a day without a time, which lies in no time zone. */
export function formatShortDay(day: string): string {
  const format = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(currentLocale(), format).format(new Date(day));
}
