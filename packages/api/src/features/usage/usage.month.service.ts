import { activity, type Db } from '@sheaf/db';
import type { UsageOverview } from './usage.schema.ts';
import { readMonths } from './usage.service.ts';

type Counts = UsageOverview['thisMonth'];
const nothing: Counts = { uploads: 0, files: 0, bytes: 0, operations: 0, ai: 0 };

/**
 * What was done in this billing month, and in the one before only as far as this one has come: a month that has begun
 * is never compared with a whole one. Every page and call that speaks of the month before asks here.
 */
export async function readMonthFigures(db: Db, userId: string) {
  const months = await readMonths(db, userId);
  const gone = Date.now() - Date.parse(months.now);
  const until = new Date(Math.min(Date.parse(months.before) + gone, Date.parse(months.now))).toISOString();
  const quarters = await activity.listQuarters(db, userId, { ...months, until });
  const current = quarters.filter((quarter) => quarter.current);
  const before = quarters.filter((quarter) => !quarter.current);
  return { months, current, thisMonth: addUp(current), lastMonth: addUp(before) };
}

export function addUp(all: Counts[]): Counts {
  return all.reduce(
    (sum, day) => ({
      uploads: sum.uploads + day.uploads,
      files: sum.files + day.files,
      bytes: sum.bytes + day.bytes,
      operations: sum.operations + day.operations,
      ai: sum.ai + day.ai,
    }),
    nothing,
  );
}
