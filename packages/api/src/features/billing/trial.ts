const DAY = 24 * 60 * 60 * 1000;

/** A member has one trial: with the first subscription that begins, whatever its plan. */
export function hasTrial(earlier: { started_at: string | null }[]): boolean {
  return earlier.every(({ started_at }) => started_at === null);
}

/** The days of trial that a new subscription begins with; 0 means that it is paid for at once. */
export function trialDaysFor(earlier: { started_at: string | null }[], days: number): number {
  return hasTrial(earlier) ? days : 0;
}

export function trialEnd(start: Date, days: number): Date {
  return new Date(start.getTime() + days * DAY);
}
