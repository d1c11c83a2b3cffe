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

/** How much there was at the end of each day, when there is so much now and so much was added day by day. */
export function runningTotal(added: number[], now: number): number[] {
  let total = now - added.reduce((sum, amount) => sum + amount, 0);
  return added.map((amount) => (total += amount));
}

/** In whole per cent; null where there was nothing to grow from. */
export function growth(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}
