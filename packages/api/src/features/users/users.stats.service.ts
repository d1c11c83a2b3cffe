import { activity, files, operations } from '@sheaf/db';
import type { MemberContext } from '../../context.ts';
import { planOf } from '../billing/plans.grants.ts';
import { readGrantPeriod, readMonths, readUsage } from '../usage/usage.service.ts';
import type { UserStats } from './users.schema.ts';

/** What the member keeps, beside what the plan allows. */
export async function readStats(ctx: MemberContext): Promise<UserStats> {
  const { id } = ctx.member.user;
  const [{ renewsAt, leftUntil, ...grant }, totalFiles, filesThisMonth, totalStorage] = await Promise.all([
    readGrantPeriod(ctx.db, id),
    files.countFiles(ctx.db, id),
    readUsage(ctx.db, id, 'filesPerMonth'),
    readUsage(ctx.db, id, 'storageLimit'),
  ]);
  const { before, now, next } = await readMonths(ctx.db, id);
  const [recentActivity, lastMonthActivity, lastMonthFiles] = await Promise.all([
    operations.countOperations(ctx.db, id, now, next),
    operations.countOperations(ctx.db, id, before, now),
    // By when it was done: a new plan begins a month of its own, and the count of the one before is kept by its old beginning.
    activity.countUploads(ctx.db, id, before, now),
  ]);
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
    recentActivity,
    lastMonthActivity,
    lastMonthFiles,
    startedAt: now,
    renewsAt,
    leftUntil,
  };
}
