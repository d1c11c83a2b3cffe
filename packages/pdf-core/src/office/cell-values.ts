const DAY_MS = 86_400_000;
/** Excel counts days from here, and has a 29 February 1900 that never was. */
const EPOCH = Date.UTC(1899, 11, 30);
const DAYS_TO_1904 = 1462;
const LEAP_DAY_THAT_NEVER_WAS = 60;
const LAST_DAY = 2_958_465;

/** The moment of a serial number, to the second. Undefined for a number that is no date. */
export function toTime(value: number, from1904: boolean, withFractions = false): number | undefined {
  if (value < 0 || value > LAST_DAY) return undefined;
  const missing = !from1904 && value < LEAP_DAY_THAT_NEVER_WAS ? 1 : 0;
  const unit = withFractions ? 1 : 1000;
  return EPOCH + Math.round(((value + (from1904 ? DAYS_TO_1904 : missing)) * DAY_MS) / unit) * unit;
}

/** A number as a person would look for it: `1250.5`, `2026-05-01`, `2026-05-01 09:30`. */
export function showNumber(value: number, isDate: boolean, from1904: boolean): string {
  if (!Number.isFinite(value)) return '';
  const moment = isDate ? toTime(value, from1904) : undefined;
  if (moment === undefined) return String(Number(value.toPrecision(15)));
  const iso = new Date(moment).toISOString();
  const time = iso.slice(11, 16);
  if (value < 1) return time;
  return time === '00:00' ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${time}`;
}
