const HALF_A_DAY = 43_200_000;

/** Names the day, such as `2026-11-21`, that it is there at that time. */
export function createCalendar(timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (at) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
    return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  };
}

/** Every day that some of the time between the two lies in. */
export function listDays(from: string, to: string, dayOf: (at: Date) => string): string[] {
  const end = Date.parse(to);
  const days = new Set<string>();
  // In half days, because the day when clocks go forward has 23 hours.
  for (let at = Date.parse(from); at < end; at += HALF_A_DAY) days.add(dayOf(new Date(at)));
  return [...days.add(dayOf(new Date(end - 1)))];
}
