import { formatBytes as formatSize } from '@sheaf/messages/bytes';
import { currentLanguage, currentLocale, type Language } from './language.ts';

/** Making a format takes a hundred times as long as using it, and lists use it for every row. */
export function keepFormats<Format>(make: (locale: string) => Format): (locale: string) => Format {
  const made = new Map<string, Format>();
  return (locale) => {
    const format = made.get(locale) ?? make(locale);
    made.set(locale, format);
    return format;
  };
}

export function keepDates(options: Intl.DateTimeFormatOptions): (locale: string) => Intl.DateTimeFormat {
  return keepFormats((locale) => new Intl.DateTimeFormat(locale, options));
}

const numberFormat = keepFormats((language) => new Intl.NumberFormat(language));

export function formatBytes(bytes: number, language: Language = currentLanguage()): string {
  return formatSize(bytes, language);
}

export function formatNumber(value: number, language: Language = currentLanguage()): string {
  return numberFormat(language).format(value);
}

/** With exactly so many decimals. */
export function formatFixed(value: number, digits: number): string {
  const each = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(currentLanguage(), each).format(value);
}

const percent = keepFormats(
  (language) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }),
);

/** A part of one, with a tenth of a percent. */
export function formatPercent(part: number, language: Language = currentLanguage()): string {
  return percent(language).format(part);
}

/** A percentage that was counted as such, with at most a tenth: `65.4`. */
export function formatTenth(value: number): string {
  return formatNumber(Math.round(value * 10) / 10);
}

const longDate = keepDates({ day: 'numeric', month: 'long', year: 'numeric' });

export function formatDate(iso: string): string {
  return longDate(currentLocale()).format(new Date(iso));
}

const SPANS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['minute', 60],
  ['hour', 60],
  ['day', 24],
  ['week', 7],
  ['month', 4.345],
  ['year', 12],
];

const relativeTime = keepFormats((language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));

/** `2 hours ago`, in the largest unit that fits. */
export function formatAgo(iso: string, now = Date.now(), language: Language = currentLanguage()): string {
  const words = relativeTime(language);
  let amount = (new Date(iso).getTime() - now) / 1000;
  let unit: Intl.RelativeTimeFormatUnit = 'second';
  for (const [next, size] of SPANS) {
    if (Math.abs(amount) < (unit === 'second' ? 45 : size)) break;
    amount /= size;
    unit = next;
  }
  return unit === 'second' ? words.format(0, 'second') : words.format(Math.round(amount), unit);
}
