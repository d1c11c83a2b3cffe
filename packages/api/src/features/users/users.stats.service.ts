import { files } from '@sheaf/db';
import type { MemberContext } from '../../context.ts';
import { planOf } from '../billing/plans.grants.ts';
import { readMonthFigures } from '../usage/usage.month.service.ts';
import { readGrantPeriod, readUsage } from '../usage/usage.service.ts';
import type { UserStats } from './users.schema.ts';

/** What the member keeps, beside what the plan allows. */
export async function readStats(ctx: MemberContext): Promise<UserStats> {
  const { id } = ctx.member.user;
  const [{ renewsAt, leftUntil, ...grant }, month, totalFiles, filesThisMonth, totalStorage] =
    await Promise.all([
      readGrantPeriod(ctx.db, id),
      readMonthFigures(ctx.db, id),
      files.countFiles(ctx.db, id),
      readUsage(ctx.db, id, 'filesPerMonth'),
      readUsage(ctx.db, id, 'storageLimit'),
    ]);
  const { months, thisMonth, lastMonth } = month;
  const { filesPerMonth, storageLimit, maxFileSize, batchFiles, features } = grant.limits;
  return {
    ...planOf(grant),
    features,
    totalFiles,
    filesThisMonth,
    filesLimit: filesPerMonth,
    totalStorage,
    storageLimit,
    maxFileSize,
    batchFiles,
    recentActivity: thisMonth.operations,
    lastMonthActivity: lastMonth.operations,
    lastMonthFiles: lastMonth.uploads,
    startedAt: months.now,
    renewsAt,
    leftUntil,
  };
}
