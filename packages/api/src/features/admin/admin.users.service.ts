import { adminLists, oneTimeTokens, signIns, subscriptions, users } from '@sheaf/db';
import type { z } from 'zod';
import type { MemberContext, PersonContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { readLanguage } from '../../language.schema.ts';
import { offsetOf, paginate } from '../../paging.schema.ts';
import { requireAdministrator } from '../auth/auth.administrators.ts';
import { readInstanceSettings, sellsPlans } from '../auth/auth.instance.service.ts';
import { requireOwner } from '../auth/auth.owner.ts';
import { presentUser } from '../auth/auth.user.presenter.ts';
import type { User } from '../auth/auth.user.schema.ts';
import { endRunning } from '../billing/billing.service.ts';
import { readCurrent, readRunning, readUsageFigures } from '../billing/billing.reading.service.ts';
import { refuseDemo } from '../auth/auth.demo.ts';
import { requirePlans } from '../instance/instance.offer.ts';
import { plans } from '../billing/plans.schema.ts';
import { removeAccount } from '../users/users.deletion.service.ts';
import { changeAsAdministrator, noSuchUser, refuseOneself, writeAudit } from './admin.changes.ts';
import { presentActivity } from './admin.presenter.ts';
import type { givePlanInput, listUsersInput, roleInput } from './admin.schema.ts';

const RECENT = 10;

export async function listUsers(ctx: PersonContext, input: z.infer<typeof listUsersInput>) {
  const [{ rows, total }, settings] = await Promise.all([
    adminLists.listUsers(ctx.db, { ...input, offset: offsetOf(input) }),
    readInstanceSettings(ctx),
  ]);
  const sells = sellsPlans(settings);
  const found = rows.map((row) => ({
    ...withLanguage(row),
    plan: sells && !row.demo_until ? row.plan : null,
  }));
  return { users: found, pagination: paginate(input, total) };
}

function withLanguage<Row extends { language: string }>(row: Row) {
  return { ...row, language: readLanguage(row.language) };
}

/** A member's account, with what the operator needs to see. */
export async function readUser(ctx: PersonContext, id: string) {
  const row = await adminLists.findUserCard(ctx.db, id);
  if (!row) throw noSuchUser();
  const user = withLanguage(row);
  const sells = user.demo_until === null && sellsPlans(await readInstanceSettings(ctx));
  const theirs: MemberContext = { ...ctx, member: { user, signInId: null } };
  const newest = { sort: 'date', order: 'desc', offset: 0, limit: RECENT, userId: id } as const;
  const [subscription, usage, recent, devices] = await Promise.all([
    sells || (await readRunning(theirs)) ? readCurrent(theirs) : null,
    readUsageFigures(theirs),
    adminLists.listActivity(ctx.db, newest),
    signIns.listSignIns(ctx.db, id),
  ]);
  return {
    user: { ...user, plan: sells ? user.plan : null },
    subscription,
    usage,
    recent: recent.rows.map(presentActivity),
    devices: devices.length,
  };
}

/** An administrator reads and ends every account: a session alone makes nobody one. */
export async function setRole(
  ctx: PersonContext,
  { id, role, password }: z.infer<typeof roleInput>,
): Promise<User> {
  refuseOneself(ctx, id, 'own_role_change');
  if (role === 'admin') await requireOwner(ctx, password);
  return changeAsAdministrator(ctx, async (trx) => {
    const before = await users.lockUserBilling(trx, id);
    if (!before) throw noSuchUser();
    refuseDemo(before);
    if (before.role === role) return presentUser(before);
    const after = await users.updateUser(trx, id, { role });
    await writeAudit(ctx, trx, 'role.change', { target_id: id, details: { from: before.role, to: role } });
    return presentUser(after ?? before);
  });
}

/** The same as when they delete it themself: nothing of it is left, and nothing more is charged. */
export async function deleteUser(ctx: PersonContext, id: string): Promise<void> {
  refuseOneself(ctx, id, 'own_account_deletion');
  const blobs = await removeAccount(ctx, id, async (trx, user) => {
    await requireAdministrator(ctx, trx);
    if (!user) throw noSuchUser();
    // The row must name the deleted account, because the id is removed with it.
    await writeAudit(ctx, trx, 'user.delete', { details: { email: user.email } });
    return user;
  });
  ctx.log.info({ blobs, by: ctx.member.user.id }, 'an account was deleted by an administrator');
}

/** A plan without a payment. Who pays for one keeps what is paid for: the provider would have the last word. */
export async function givePlan(
  ctx: PersonContext,
  { id, plan }: z.infer<typeof givePlanInput>,
): Promise<User> {
  await requirePlans(ctx);
  return changeAsAdministrator(ctx, async (trx) => {
    const before = await users.lockUserBilling(trx, id);
    if (!before) throw noSuchUser();
    refuseDemo(before);
    const paid = await subscriptions.findAlive(trx, id);
    if (paid && subscriptions.isRunning(paid)) {
      const { name } = plans[paid.plan];
      throw new AppError('member_has_subscription', { plan: name });
    }
    const after = await users.updateUser(trx, id, { plan, plan_until: null });
    await writeAudit(ctx, trx, 'plan.give', { target_id: id, details: { from: before.plan, to: plan } });
    await ctx.events.publish(id, { kind: 'plan' }, trx);
    return presentUser(after ?? before);
  });
}

/** At once: the member is on Free then, and a plan can be given by hand. */
export async function endSubscription(ctx: PersonContext, id: string): Promise<void> {
  if (!(await users.findUser(ctx.db, id))) throw noSuchUser();
  const { plan } = await endRunning(ctx, id);
  await changeAsAdministrator(ctx, (trx) =>
    writeAudit(ctx, trx, 'subscription.end', { target_id: id, details: { plan } }),
  );
}

/** On every device. API keys stay: they are no sign-in, and have an end of their own. */
export function signOutUser(ctx: PersonContext, id: string): Promise<void> {
  return changeAsAdministrator(ctx, async (trx) => {
    if (!(await users.findUser(trx, id))) throw noSuchUser();
    await signIns.deleteSignInsOfUser(trx, id);
    await oneTimeTokens.deleteOneTimeTokens(trx, id, 'sign-in');
    await writeAudit(ctx, trx, 'user.sign-out', { target_id: id });
  });
}
