import { keepDates } from './format.ts';
import { currentLocale } from './language.ts';

const dayAndMonth = keepDates({ day: 'numeric', month: 'long' });
const shortDay = keepDates({ day: 'numeric', month: 'short', timeZone: 'UTC' });

/** `1 December` */
export function formatDay(iso: string): string {
  return dayAndMonth(currentLocale()).format(new Date(iso));
}

/** `1 Dec`, of a day without a time, which lies in no time zone. */
export function formatShortDay(day: string): string {
  return shortDay(currentLocale()).format(new Date(day));
}
