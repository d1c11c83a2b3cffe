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

/** The end of a month, or what comes before it: the end of a trial or of a plan. */
export function firstToCome(end: Date, other: string | null, now: Date): Date {
  const earlier = new Date(other ?? end);
  return now < earlier && earlier < end ? earlier : end;
}

export function addMonths(date: Date, months: number): Date {
  const result = new Date(date);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
  result.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return result;
}
