import { type Db, usage, type UserRow, users } from '@sheaf/db';
import { AppError } from '../../errors.ts';
import { type MeteredLimit, type PlanId, plans, planWithMore } from '../billing/plans.schema.ts';
import { endOfPeriod, NO_PERIOD, startOfPeriod } from './usage.period.ts';

/**
 * Takes from a limit before the work, in the caller's transaction: when the work's transaction is undone, so is this.
 * Requests in parallel can never pass a limit together.
 */
export async function reserveUsage(
  db: Db,
  userId: string,
  metric: MeteredLimit,
  amount: number,
): Promise<void> {
  const { key, plan } = periodOf(await users.holdUser(db, userId), metric);
  const limit = plans[plan][metric];
  const used = await usage.addUsage(db, key, amount, limit);
  if (used !== undefined) return;
  throw limitReached(metric, plan, limit, await usage.readUsage(db, key));
}

/** For work that failed or was stopped after its reservation was written, and for bytes that are gone. */
export async function giveBackUsage(
  db: Db,
  userId: string,
  metric: MeteredLimit,
  amount: number,
): Promise<void> {
  const { key } = await findPeriod(db, userId, metric);
  await usage.takeBackUsage(db, key, amount);
}

export async function readPlan(db: Db, userId: string): Promise<PlanId> {
  return planOf(await findAccount(db, userId));
}

/** What is used of one limit now, or was in the month that `when` lies in. */
export async function readUsage(
  db: Db,
  userId: string,
  metric: MeteredLimit,
  when = new Date(),
): Promise<number> {
  const { key } = await findPeriod(db, userId, metric, when);
  return usage.readUsage(db, key);
}

/** The member's plan, and when what it counts by the month begins anew. */
export async function readPlanPeriod(db: Db, userId: string) {
  const account = await findAccount(db, userId);
  const renewsAt = endOfPeriod(new Date(account.cycle_anchor), new Date()).toISOString();
  return { plan: planOf(account), renewsAt };
}

/** Where the month before this one, this one and the next begin. */
export async function readMonths(db: Db, userId: string) {
  const { cycle_anchor } = await findAccount(db, userId);
  const anchor = new Date(cycle_anchor);
  const now = startOfPeriod(anchor, new Date());
  const next = endOfPeriod(anchor, now);
  const before = startOfPeriod(anchor, new Date(now.getTime() - 1));
  return { before: before.toISOString(), now: now.toISOString(), next: next.toISOString() };
}

async function findPeriod(db: Db, userId: string, metric: MeteredLimit, when?: Date) {
  return periodOf(await users.findUser(db, userId), metric, when);
}

function periodOf(user: UserRow | undefined, metric: MeteredLimit, when = new Date()) {
  const account = requireAccount(user);
  const { id, cycle_anchor } = account;
  const plan = planOf(account);
  const period_start =
    metric === 'storageLimit' ? NO_PERIOD : startOfPeriod(new Date(cycle_anchor), when).toISOString();
  return { plan, key: { user_id: id, metric, period_start } };
}

async function findAccount(db: Db, userId: string) {
  return requireAccount(await users.findUser(db, userId));
}

/** A plan that has run out is over at that moment, whenever the provider tells it. */
function planOf({ plan, plan_until }: UserRow): PlanId {
  return plan_until && Date.parse(plan_until) <= Date.now() ? 'free' : plan;
}

function requireAccount(user: UserRow | undefined): UserRow {
  if (!user) throw new AppError('unauthenticated', 'This account does not exist any more.');
  return user;
}

const sentences: Record<MeteredLimit, string> = {
  filesPerMonth: 'You have uploaded all the files your plan allows this month.',
  storageLimit: 'Your storage is full. Delete files for good, or choose a larger plan.',
  ocrPagesPerMonth: 'You have read all the pages your plan allows this month.',
  chatMessagesPerMonth: 'You have sent all the chat messages your plan allows this month.',
  aiOperations: 'You have used all the AI operations your plan allows this month.',
  apiCalls: 'You have made all the API calls your plan allows this month.',
};

export function limitReached(metric: MeteredLimit, plan: PlanId, limit: number, used: number): AppError {
  return new AppError('limit_reached', sentences[metric], {
    metric,
    limit,
    used,
    upgradeTo: planWithMore(plan, metric),
  });
}
