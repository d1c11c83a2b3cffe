import { type Db, subscriptions, usage, users } from '@sheaf/db';
import { AppError } from '../../errors.ts';
import { type Grant, grantOf } from '../billing/plans.grants.ts';
import { type MeteredLimit, plans, planWithMore } from '../billing/plans.schema.ts';
import { endOfPeriod, firstToCome, NO_PERIOD, startOfPeriod } from './usage.period.ts';

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
  const { account, key, grant } = periodOf(await users.holdMember(db, userId), metric);
  const used = await usage.addUsage(db, key, amount, grant.limits[metric]);
  if (used !== undefined) return;
  const renewsAt = await readTurn(db, account);
  throw limitReached(metric, { grant, renewsAt, used: await usage.readUsage(db, key) });
}

/** Checks early what reserving would refuse later. Reserves nothing. */
export async function refuseFull(
  db: Db,
  userId: string,
  metric: MeteredLimit,
  amount: number,
): Promise<void> {
  const { account, key, grant } = await findPeriod(db, userId, metric);
  const limit = grant.limits[metric];
  const used = await usage.readUsage(db, key);
  if (limit < 0 || used + amount <= limit) return;
  throw limitReached(metric, { grant, renewsAt: await readTurn(db, account), used });
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

export async function readGrant(db: Db, userId: string): Promise<Grant> {
  return grantOf(await findAccount(db, userId));
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

/** What the member may, when what is counted by the month begins anew, and until when what is left can be used. */
export async function readGrantPeriod(db: Db, userId: string) {
  const account = await findAccount(db, userId);
  const renewsAt = await readTurn(db, account);
  const leftUntil = firstToCome(renewsAt, account.plan_until, new Date()).toISOString();
  return { ...grantOf(account), renewsAt: renewsAt.toISOString(), leftUntil };
}

/** When what is counted by the month begins anew: with the next month, or with the first one that is paid after a trial. */
async function readTurn(db: Db, { id, cycle_anchor }: users.MemberRow): Promise<Date> {
  const now = new Date();
  const month = endOfPeriod(new Date(cycle_anchor), now);
  const current = await subscriptions.findAlive(db, id);
  const goesOn = current?.status === 'trialing' && !current.cancel_at_period_end;
  return firstToCome(month, goesOn ? current.trial_end : null, now);
}

/** Where the month before this one, this one and the next begin. A trial that goes on ends its month. */
export async function readMonths(db: Db, userId: string) {
  const account = await findAccount(db, userId);
  const anchor = new Date(account.cycle_anchor);
  const now = startOfPeriod(anchor, new Date());
  const next = await readTurn(db, account);
  const before = startOfPeriod(anchor, new Date(now.getTime() - 1));
  return { before: before.toISOString(), now: now.toISOString(), next: next.toISOString() };
}

async function findPeriod(db: Db, userId: string, metric: MeteredLimit, when?: Date) {
  return periodOf(await users.findMember(db, userId), metric, when);
}

function periodOf(user: users.MemberRow | undefined, metric: MeteredLimit, when = new Date()) {
  const account = requireAccount(user);
  const { id, cycle_anchor } = account;
  const anchor = new Date(cycle_anchor);
  const period_start = metric === 'storageLimit' ? NO_PERIOD : startOfPeriod(anchor, when).toISOString();
  return { account, grant: grantOf(account), key: { user_id: id, metric, period_start } };
}

async function findAccount(db: Db, userId: string) {
  return requireAccount(await users.findMember(db, userId));
}

function requireAccount(user: users.MemberRow | undefined): users.MemberRow {
  if (!user) throw new AppError('account_gone');
  return user;
}

type Standing = {
  grant: Grant;
  used: number;
  /** When what is counted by the month begins anew. */
  renewsAt: Date;
};

/** What ran out, when it is there again, and which plan has more. */
function limitReached(metric: MeteredLimit, { grant, used, renewsAt }: Standing): AppError {
  const limit = grant.limits[metric];
  const upgradeTo = planWithMore(grant.plan, metric, grant.plans);
  const upgrade = upgradeTo ? plans[upgradeTo].name : 'none';
  const left = Math.max(0, limit - used);
  const isMonthly = metric !== 'storageLimit';
  const resetsAt = renewsAt.toISOString();
  const extra = { details: { metric, limit, used, resetsAt: isMonthly ? resetsAt : null, upgradeTo } };
  if (!isMonthly)
    return new AppError(left ? 'storage_limit_short' : 'storage_limit_full', { upgrade }, extra);
  if (limit === 0) return new AppError('limit_not_in_plan', { metric, upgrade }, extra);
  const month = { metric, resetsAt, upgrade };
  if (left) return new AppError('month_limit_short', { ...month, left }, extra);
  return new AppError('month_limit_reached', { ...month, limit }, extra);
}
