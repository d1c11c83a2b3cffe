const DAY_MS = 86_400_000;
/** Excel counts days from here, and has a 29 February 1900 that never was. */
const EPOCH = Date.UTC(1899, 11, 30);
const DAYS_TO_1904 = 1462;
const LAST_DAY = 2_958_465;

/** Formats that every file has without saying so. */
const BUILT_IN_DATES = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);

/** Whether a number of this format is shown as a day or a time. */
export function isDateFormat(id: number, custom: Map<number, string>): boolean {
  const format = custom.get(id);
  if (format === undefined) return BUILT_IN_DATES.has(id);
  // Words in quotes, escaped signs, colours and locales stand in brackets: none of them is a field.
  return /[ymdhs]/i.test(format.replace(/"[^"]*"|\\.|\[[^[\]]*\]/g, '').replace(/general/i, ''));
}

/** A number as a person would look for it: `1250.5`, `2026-05-01`, `2026-05-01 09:30`. */
export function showNumber(value: number, isDate: boolean, from1904: boolean): string {
  if (!Number.isFinite(value)) return '';
  if (!isDate || value < 0 || value > LAST_DAY) return String(Number(value.toPrecision(15)));
  const days = value + (from1904 ? DAYS_TO_1904 : 0);
  const iso = new Date(EPOCH + Math.round(days * DAY_MS)).toISOString();
  const time = iso.slice(11, 16);
  if (value < 1) return time;
  return time === '00:00' ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${time}`;
}
