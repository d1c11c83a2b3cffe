import { type Db, identities, oneTimeTokens, secondFactors, signIns, type UserRow, users } from '@sheaf/db';
import type { z } from 'zod';
import type { PersonContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { emailTaken } from '../auth/auth.accounts.ts';
import { readInstanceSettings } from '../auth/auth.instance.service.ts';
import { enqueueHandedLink } from '../auth/auth.jobs.ts';
import { handedExpiry, issueLink, passwordPage } from '../auth/auth.links.ts';
import { canSendMail } from '../auth/auth.mail.ts';
import { requireOwner } from '../auth/auth.owner.ts';
import { refuseDemo } from '../auth/auth.demo.ts';
import { presentUser } from '../auth/auth.user.presenter.ts';
import type { User } from '../auth/auth.user.schema.ts';
import { changeAsAdministrator, noSuchUser, refuseOneself, writeAudit } from './admin.changes.ts';
import type { disableInput, HandedLink, inviteInput, resetInput } from './admin.people.schema.ts';

/** Creates an account without a password, and the link for choosing one. */
export async function invitePerson(
  ctx: PersonContext,
  { hand_over, password, ...person }: z.infer<typeof inviteInput>,
): Promise<HandedLink & { user: User }> {
  if (person.role === 'admin') await requireOwner(ctx, password);
  const isMailed = !hand_over && (await canSendMail(ctx));
  return changeAsAdministrator(ctx, async (trx) => {
    const { signup, default_plan } = await readInstanceSettings(ctx, trx);
    if (signup === 'closed') throw new AppError('invitations_closed');
    if (await oneTimeTokens.isAddressKept(trx, person.email, null)) throw emailTaken();
    // The invitation is written in it; the person's own browser decides from the first sign-in on.
    const { language } = ctx.member.user;
    const user = await users.insertUser(trx, {
      ...person,
      language,
      password_hash: null,
      plan: default_plan,
    });
    if (!user) throw emailTaken();
    const details = { email: user.email, role: user.role };
    await writeAudit(ctx, trx, 'user.invite', { target_id: user.id, details });
    return { user: presentUser(user), ...(await handLink(ctx, trx, user, 'invitation', isMailed)) };
  });
}

/**
 * For a member who cannot sign in, or whose account was taken over: signs out every device, removes the password and
 * the second factors, and creates a link for a new password. The link opens any account, so a session alone is not
 * enough to get it.
 */
export async function resetSignIn(
  ctx: PersonContext,
  { id, hand_over, password }: z.infer<typeof resetInput>,
): Promise<HandedLink> {
  refuseOneself(ctx, id, 'own_sign_in_reset');
  await requireOwner(ctx, password);
  const isMailed = !hand_over && (await canSendMail(ctx));
  return changeAsAdministrator(ctx, async (trx) => {
    const user = await users.lockUser(trx, id);
    if (!user) throw noSuchUser();
    refuseDemo(user);
    await users.updateUser(trx, id, { password_hash: null });
    await endSignIns(trx, id);
    await secondFactors.deleteAll(trx, id);
    await identities.deleteIdentities(trx, id);
    await writeAudit(ctx, trx, 'user.reset', { target_id: id });
    return handLink(ctx, trx, user, 'signInReset', isMailed);
  });
}

/** Blocks sign-in and all keys of a disabled account. Its data stays. */
export async function setDisabled(
  ctx: PersonContext,
  { id, disabled }: z.infer<typeof disableInput>,
): Promise<void> {
  refuseOneself(ctx, id, 'own_account_disabled');
  await changeAsAdministrator(ctx, async (trx) => {
    const user = await users.lockUser(trx, id);
    if (!user) throw noSuchUser();
    if ((user.disabled_at !== null) === disabled) return;
    await users.updateUser(trx, id, { disabled_at: disabled ? new Date() : null });
    if (disabled) await endSignIns(trx, id);
    await writeAudit(ctx, trx, disabled ? 'user.disable' : 'user.enable', { target_id: id });
  });
}

async function endSignIns(trx: Db, id: string): Promise<void> {
  await signIns.deleteSignInsOfUser(trx, id);
  for (const purpose of ['sign-in', 'second-step', 'reset-password'] as const)
    await oneTimeTokens.deleteOneTimeTokens(trx, id, purpose);
}

/** Emailed, or returned to the administrator if no email would arrive or they want to pass it on themselves. */
async function handLink(
  ctx: PersonContext,
  trx: Db,
  user: UserRow,
  about: 'invitation' | 'signInReset',
  isMailed: boolean,
): Promise<HandedLink> {
  if (isMailed) {
    await enqueueHandedLink(ctx, trx, user.id, about);
    return { link: null, emailed: true };
  }
  const token = await issueLink(trx, user, 'reset-password', handedExpiry());
  const page = passwordPage(token, about === 'invitation' ? user : undefined);
  return { link: `${ctx.settings.publicUrl}/${page}`, emailed: false };
}
