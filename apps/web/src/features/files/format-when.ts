import { keepDates, keepFormats } from '../../lib/messages/format.ts';
import { currentLocale } from '../../lib/messages/language.ts';

const near = keepFormats((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
const time = keepDates({ hour: '2-digit', minute: '2-digit' });
const day = keepDates({ day: 'numeric', month: 'short' });
const dayOfYear = keepDates({ day: 'numeric', month: 'short', year: 'numeric' });

/** `Today, 09:12`, `Yesterday`, `18 Nov`, `18 Nov 2025`. */
export function formatWhen(iso: string, now = new Date()): string {
  const locale = currentLocale();
  const date = new Date(iso);
  const days = Math.round((startOfDay(now) - startOfDay(date)) / 86_400_000);
  if (days === 0 || days === 1) {
    const word = capitalise(near(locale).format(-days, 'day'));
    return days === 1 ? word : `${word}, ${time(locale).format(date)}`;
  }
  const format = date.getFullYear() === now.getFullYear() ? day : dayOfYear;
  return format(locale).format(date);
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
