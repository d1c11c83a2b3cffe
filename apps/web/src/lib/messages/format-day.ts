import { keepDates } from './format.ts';
import { currentLocale } from './language.ts';

const dayAndMonth = keepDates({ day: 'numeric', month: 'long' });
const shortDay = keepDates({ day: 'numeric', month: 'short', timeZone: 'UTC' });

const dayAndTime = keepDates({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** `1 Dec, 14:05`, of what may begin in the middle of a day. */
export function formatMoment(iso: string): string {
  return dayAndTime(currentLocale()).format(new Date(iso));
}

/** `1 December` */
export function formatDay(iso: string): string {
  return dayAndMonth(currentLocale()).format(new Date(iso));
}

/** `1 Dec`, of a day without a time, which lies in no time zone. */
export function formatShortDay(day: string): string {
  return shortDay(currentLocale()).format(new Date(day));
}
