import { activity, files } from '@sheaf/db';
import type { z } from 'zod';
import type { MemberContext } from '../../context.ts';
import { createCalendar, listDays } from './usage.days.ts';
import type { UsageOverview, usageOverviewInput } from './usage.schema.ts';
import { planOf } from '../billing/plans.grants.ts';
import { readGrantPeriod, readMonths, readUsage } from './usage.service.ts';

type Counts = UsageOverview['thisMonth'];
const nothing: Counts = { uploads: 0, files: 0, bytes: 0, operations: 0, ai: 0 };

/** What was used in this billing month day by day, beside what the plan allows and what it was a month ago. */
export async function readOverview(
  { db, member }: MemberContext,
  { timeZone }: z.infer<typeof usageOverviewInput>,
): Promise<UsageOverview> {
  const { id } = member.user;
  const months = await readMonths(db, id);
  // A month that has begun is compared with as much of the one before, never with the whole of it.
  const gone = Date.now() - Date.parse(months.now);
  const until = new Date(Math.min(Date.parse(months.before) + gone, Date.parse(months.now))).toISOString();
  const [grant, quarters, enhanced, totalFiles, files_processed, storage_used, ai_operations, api_calls] =
    await Promise.all([
      readGrantPeriod(db, id),
      activity.listQuarters(db, id, { ...months, until }),
      activity.countEnhanced(db, id),
      files.countFiles(db, id),
      readUsage(db, id, 'filesPerMonth'),
      readUsage(db, id, 'storageLimit'),
      readUsage(db, id, 'aiOperations'),
      readUsage(db, id, 'apiCalls'),
    ]);
  const { filesPerMonth, storageLimit, aiOperations, apiCalls } = grant.limits;
  const current = quarters.filter((quarter) => quarter.current);
  const dayOf = createCalendar(timeZone);
  const byDay = Map.groupBy(current, ({ at }) => dayOf(new Date(at)));
  return {
    ...planOf(grant),
    startedAt: months.now,
    resetsAt: grant.renewsAt,
    leftUntil: grant.leftUntil,
    usage: { files_processed, storage_used, ai_operations, api_calls },
    limits: { filesPerMonth, storageLimit, aiOperations, apiCalls },
    totalFiles,
    enhanced,
    thisMonth: addUp(current),
    lastMonth: addUp(quarters.filter((quarter) => !quarter.current)),
    byDay: listDays(months.now, grant.leftUntil, dayOf).map((day) => ({
      day,
      ...addUp(byDay.get(day) ?? []),
    })),
  };
}

function addUp(all: Counts[]): Counts {
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
