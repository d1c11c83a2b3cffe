import { GRACE_DAYS } from './billing.schema.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Until then a plan whose payment failed stays as it is. */
export function graceEnd(pastDueSince: string | null): string {
  const since = pastDueSince ? Date.parse(pastDueSince) : 0;
  return new Date(since + GRACE_DAYS * DAY).toISOString();
}

export function isGraceOver(pastDueSince: string | null, now: Date): boolean {
  return Date.parse(graceEnd(pastDueSince)) <= now.getTime();
}
