import { activity, files } from '@sheaf/db';
import type { z } from 'zod';
import type { MemberContext } from '../../context.ts';
import { createCalendar, listDays } from './usage.days.ts';
import type { UsageOverview, usageOverviewInput } from './usage.schema.ts';
import { planOf } from '../billing/plans.grants.ts';
import { addUp, readMonthFigures } from './usage.month.service.ts';
import { readGrantPeriod, readUsage } from './usage.service.ts';

/** What was used in this billing month day by day, beside what the plan allows and what it was a month ago. */
export async function readOverview(
  { db, member }: MemberContext,
  { timeZone }: z.infer<typeof usageOverviewInput>,
): Promise<UsageOverview> {
  const { id } = member.user;
  const [grant, month, enhanced, totalFiles, files_processed, storage_used, ai_operations, api_calls] =
    await Promise.all([
      readGrantPeriod(db, id),
      readMonthFigures(db, id),
      activity.countEnhanced(db, id),
      files.countFiles(db, id),
      readUsage(db, id, 'filesPerMonth'),
      readUsage(db, id, 'storageLimit'),
      readUsage(db, id, 'aiOperations'),
      readUsage(db, id, 'apiCalls'),
    ]);
  const { filesPerMonth, storageLimit, aiOperations, apiCalls } = grant.limits;
  const { months, current, thisMonth, lastMonth } = month;
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
    thisMonth,
    lastMonth,
    byDay: listDays(months.now, grant.leftUntil, dayOf).map((day) => ({
      day,
      ...addUp(byDay.get(day) ?? []),
    })),
  };
}
