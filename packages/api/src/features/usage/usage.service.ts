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
  const { key, plan, renewsAt } = periodOf(await users.holdUser(db, userId), metric);
  const used = await usage.addUsage(db, key, amount, plans[plan][metric]);
  if (used !== undefined) return;
  throw limitReached(metric, { plan, renewsAt, used: await usage.readUsage(db, key) });
}

/** Says early what reserving would say late. Nothing is taken. */
export async function refuseFull(
  db: Db,
  userId: string,
  metric: MeteredLimit,
  amount: number,
): Promise<void> {
  const { key, plan, renewsAt } = await findPeriod(db, userId, metric);
  const limit = plans[plan][metric];
  const used = await usage.readUsage(db, key);
  if (limit >= 0 && used + amount > limit) throw limitReached(metric, { plan, renewsAt, used });
}

/** For work that failed or was stopped after its reservation was written, and for bytes that are gone. */
export async function giveBackUsage(
  db: Db,
  userId: string,
  metric: MeteredLimit,
  amount: number,
  takenAt?: Date,
): Promise<void> {
  const { key } = await findPeriod(db, userId, metric, takenAt);
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
  const anchor = new Date(cycle_anchor);
  const isMonthly = metric !== 'storageLimit';
  const period_start = isMonthly ? startOfPeriod(anchor, when).toISOString() : NO_PERIOD;
  const renewsAt = isMonthly ? endOfPeriod(anchor, when).toISOString() : null;
  return { plan, key: { user_id: id, metric, period_start }, renewsAt };
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

const nouns: Record<Exclude<MeteredLimit, 'storageLimit'>, string> = {
  filesPerMonth: 'files',
  ocrPagesPerMonth: 'OCR pages',
  chatMessagesPerMonth: 'chat messages',
  aiOperations: 'AI operations',
  apiCalls: 'API calls',
};
const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

type Standing = {
  plan: PlanId;
  used: number;
  /** When it begins anew, where it does. */ renewsAt: string | null;
};

/** What ran out, when it is there again, and which plan has more. */
function limitReached(metric: MeteredLimit, { plan, used, renewsAt }: Standing): AppError {
  const limit = plans[plan][metric];
  const upgradeTo = planWithMore(plan, metric);
  const sentences = [
    tellFull(metric, limit, Math.max(0, limit - used)),
    renewsAt && limit > 0 && `All of it is there again on ${day.format(Date.parse(renewsAt))}.`,
    upgradeTo && `The ${plans[upgradeTo].name} plan has more.`,
  ];
  const details = { metric, limit, used, resetsAt: renewsAt, upgradeTo };
  return new AppError('limit_reached', sentences.filter(Boolean).join(' '), details);
}

function tellFull(metric: MeteredLimit, limit: number, left: number): string {
  if (metric === 'storageLimit')
    return left
      ? 'There is not enough room left for this. Delete files for good to make some.'
      : 'Your storage is full. Delete files for good to make room.';
  if (limit === 0) return `Your plan has no ${nouns[metric]}.`;
  if (left) return `This takes more ${nouns[metric]} than the ${left} your plan has left this month.`;
  return `You have used all ${limit} ${nouns[metric]} your plan allows this month.`;
}
