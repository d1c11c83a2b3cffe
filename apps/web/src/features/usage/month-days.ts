import type { UsageOverview } from '@sheaf/api/features/usage/usage.schema.ts';

export type Day = UsageOverview['byDay'][number];

/** `2026-11-21`, as it is where the member is. */
export function nameToday(now = new Date()): string {
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${digits(now.getMonth() + 1)}-${digits(now.getDate())}`;
}

/** Those that have begun. */
export function daysSoFar(byDay: Day[], today: string): Day[] {
  return byDay.filter(({ day }) => day <= today);
}

/** In whole per cent; null where there was nothing to grow from. */
export function growth(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}

/** The day of the month on which the limit is reached at the current rate; null if it is not, or not known yet. */
export function dayOfLimit(used: number, limit: number, today: number, days: number): number | null {
  const isEarly = today < 2;
  if (isEarly || used === 0 || used >= limit) return null;
  const aDay = used / (today + 1);
  const day = today + Math.ceil((limit - used) / aDay);
  return day < days ? day : null;
}
