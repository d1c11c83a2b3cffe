/** What has no month is counted here. */
export const NO_PERIOD = new Date(0).toISOString();

/**
 * The start of the month that `now` lies in, counted from the anchor's day and hour. An anchor on the 31st turns over on
 * the last day of shorter months, and on the 31st again after them.
 */
export function startOfPeriod(anchor: Date, now: Date): Date {
  const months =
    (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  const turn = addMonths(anchor, months);
  return turn > now ? addMonths(anchor, months - 1) : turn;
}

/** When the month that `now` lies in turns over. Counted from the anchor, so that a short month does not move later turns. */
export function endOfPeriod(anchor: Date, now: Date): Date {
  const start = startOfPeriod(anchor, now);
  const months =
    (start.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + start.getUTCMonth() - anchor.getUTCMonth();
  return addMonths(anchor, months + 1);
}

/** When what is left of a month goes: with the month, or before it with the plan that gives it. */
export function endOfAllowance(renewsAt: string, planUntil: string | null, now: Date): string {
  if (planUntil === null) return renewsAt;
  const end = new Date(planUntil);
  return now < end && end < new Date(renewsAt) ? end.toISOString() : renewsAt;
}

export function addMonths(date: Date, months: number): Date {
  const result = new Date(date);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
  result.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return result;
}
