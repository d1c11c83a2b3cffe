const UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB'];
/** Where a language has names of its own for them. */
const OWN_UNITS: Partial<Record<string, string[]>> = {
  es: ['bytes', 'KB', 'MB', 'GB', 'TB'],
  fr: ['octets', 'Ko', 'Mo', 'Go', 'To'],
};
/** Making a format takes a hundred times as long as using it, and lists use it for every row. */
const formats = new Map<string, Intl.NumberFormat>();

/** Bytes as people read them: steps of 1024, at most two decimals. */
export function formatBytes(bytes: number, locale = 'en'): string {
  const size = Math.max(0, bytes);
  let step = size < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(size) / 10));
  // 1 048 575 bytes would round to 1,024 KB.
  if (step < UNITS.length - 1 && Math.round((size / 1024 ** step) * 100) >= 102_400) step += 1;
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  formats.set(locale, format);
  const [language = ''] = locale.split('-');
  return `${format.format(size / 1024 ** step)} ${(OWN_UNITS[language] ?? UNITS)[step]}`;
}
