import type { Language } from './texts.ts';

const SIZE_UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB'];

/** In steps of 1024, at most two decimals. */
export function formatBytes(bytes: number, language: Language = 'en'): string {
  const size = Math.max(0, bytes);
  let step = size < 1 ? 0 : Math.min(SIZE_UNITS.length - 1, Math.floor(Math.log2(size) / 10));
  // 1 048 575 bytes would round to 1,024 KB.
  if (step < SIZE_UNITS.length - 1 && Math.round((size / 1024 ** step) * 100) >= 102_400) step += 1;
  const value = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(size / 1024 ** step);
  return `${value} ${SIZE_UNITS[step]}`;
}

export function formatNumber(value: number, language: Language = 'en'): string {
  return new Intl.NumberFormat(language).format(value);
}

/** English dates put the day first, as most of the world reads them. */
const DATE_LOCALES: Record<Language, string> = { en: 'en-GB' };

export function formatDate(iso: string, language: Language = 'en'): string {
  return new Intl.DateTimeFormat(DATE_LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(iso));
}

const SPANS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['minute', 60],
  ['hour', 60],
  ['day', 24],
  ['week', 7],
  ['month', 4.345],
  ['year', 12],
];

/** `2 hours ago`, in the largest unit that fits. */
export function formatAgo(iso: string, now = Date.now(), language: Language = 'en'): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  let amount = (new Date(iso).getTime() - now) / 1000;
  let unit: Intl.RelativeTimeFormatUnit = 'second';
  for (const [next, size] of SPANS) {
    if (Math.abs(amount) < (unit === 'second' ? 45 : size)) break;
    amount /= size;
    unit = next;
  }
  return unit === 'second' ? words.format(0, 'second') : words.format(Math.round(amount), unit);
}
