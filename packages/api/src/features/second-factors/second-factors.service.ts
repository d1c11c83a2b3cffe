import { type Db, secondFactors } from '@sheaf/db';
import type { z } from 'zod';
import type { PersonContext } from '../../context.ts';
import { AppError, refuseField } from '../../errors.ts';
import { nameInstance, readInstanceSettings } from '../auth/auth.instance.service.ts';
import { enqueueNotice } from '../auth/auth.jobs.ts';
import { countAttempt, forgetAttempts } from '../auth/auth.limits.ts';
import { holdSignIn, requireOwner } from '../auth/auth.owner.ts';
import { createAuthenticator, findStep, issueRecoveryCodes } from './second-factors.codes.ts';
import { createAddOptions, readMadePasskey } from './second-factors.passkeys.ts';
import { type addPasskeyInput, MAX_PASSKEYS, type Passkey } from './second-factors.schema.ts';

export async function listSecondFactors(ctx: PersonContext) {
  const { id, role } = ctx.member.user;
  const [app, passkeys, recovery_codes, settings] = await Promise.all([
    secondFactors.findAuthenticator(ctx.db, id),
    secondFactors.listPasskeys(ctx.db, id),
    secondFactors.countRecoveryCodes(ctx.db, id),
    readInstanceSettings(ctx),
  ]);
  const authenticator = app?.confirmed_at ? { created_at: app.confirmed_at } : null;
  const isWithout = !authenticator && passkeys.length === 0;
  return {
    authenticator,
    passkeys: passkeys.map(presentPasskey),
    recovery_codes,
    needed: isWithout && role === 'admin' && settings.require_admin_second_factor,
  };
}

/** The only response with the secret, which takes effect with the first correct code. */
export async function beginAuthenticator(ctx: PersonContext, password: string | undefined) {
  const { id, email } = ctx.member.user;
  await requireOwner(ctx, password);
  const { secret, uri } = createAuthenticator(nameInstance(await readInstanceSettings(ctx)), email);
  await ctx.db.transaction().execute(async (trx) => {
    await holdSignIn(ctx, trx);
    if ((await secondFactors.findAuthenticator(trx, id))?.confirmed_at)
      throw new AppError('authenticator_set');
    await secondFactors.beginAuthenticator(trx, id, ctx.vault.seal(secret));
  });
  return { secret, uri };
}

export async function confirmAuthenticator(ctx: PersonContext, code: string): Promise<string[] | null> {
  const { user } = ctx.member;
  await countAttempt(ctx, 'secondStep', user.email);
  const codes = await ctx.db.transaction().execute(async (trx) => {
    await holdSignIn(ctx, trx);
    const app = await secondFactors.findAuthenticator(trx, user.id);
    if (app?.confirmed_at) throw new AppError('authenticator_set');
    const secret = app && ctx.vault.open(app.sealed_secret);
    const step = secret ? findStep(secret, code) : null;
    if (step === null || !(await secondFactors.takeStep(trx, user.id, step)))
      throw refuseField('code', 'code_wrong');
    await enqueueNotice(ctx, trx, user, 'factorAdded');
    return firstRecoveryCodes(trx, user.id);
  });
  await forgetAttempts(ctx, 'secondStep', user.email);
  return codes;
}

export async function removeAuthenticator(ctx: PersonContext, password: string | undefined): Promise<void> {
  const { user } = ctx.member;
  await requireOwner(ctx, password);
  await ctx.db.transaction().execute(async (trx) => {
    await holdSignIn(ctx, trx);
    if (!(await secondFactors.deleteAuthenticator(trx, user.id))) throw new AppError('second_factor_missing');
    await afterRemoval(ctx, trx);
  });
}

export async function renewRecoveryCodes(
  ctx: PersonContext,
  password: string | undefined,
): Promise<string[]> {
  const { id } = ctx.member.user;
  await requireOwner(ctx, password);
  return ctx.db.transaction().execute(async (trx) => {
    await holdSignIn(ctx, trx);
    if (!(await secondFactors.listKinds(trx, id)).length) throw new AppError('second_factor_missing');
    return issueRecoveryCodes(trx, id);
  });
}

export async function beginPasskey(ctx: PersonContext, password: string | undefined) {
  await requireOwner(ctx, password);
  return { options: await createAddOptions(ctx, ctx.member.user) };
}

/** Its challenge was given to who had shown the password. */
export async function addPasskey(
  ctx: PersonContext,
  { name, passkey }: z.infer<typeof addPasskeyInput>,
): Promise<{ passkey: Passkey; recovery_codes: string[] | null }> {
  const { user } = ctx.member;
  const made = await readMadePasskey(ctx, user.id, passkey);
  return ctx.db.transaction().execute(async (trx) => {
    await holdSignIn(ctx, trx);
    if ((await secondFactors.listPasskeys(trx, user.id)).length >= MAX_PASSKEYS)
      throw new AppError('passkeys_full', { limit: MAX_PASSKEYS });
    const row = await secondFactors.insertPasskey(trx, { ...made, name, user_id: user.id });
    if (!row) throw new AppError('passkey_refused');
    await enqueueNotice(ctx, trx, user, 'factorAdded');
    return { passkey: presentPasskey(row), recovery_codes: await firstRecoveryCodes(trx, user.id) };
  });
}

export async function removePasskey(
  ctx: PersonContext,
  id: string,
  password: string | undefined,
): Promise<void> {
  const { user } = ctx.member;
  await requireOwner(ctx, password);
  await ctx.db.transaction().execute(async (trx) => {
    await holdSignIn(ctx, trx);
    if (!(await secondFactors.deletePasskey(trx, user.id, id))) throw new AppError('second_factor_missing');
    await afterRemoval(ctx, trx);
  });
}

async function firstRecoveryCodes(trx: Db, userId: string): Promise<string[] | null> {
  return (await secondFactors.countRecoveryCodes(trx, userId)) ? null : issueRecoveryCodes(trx, userId);
}

/** Recovery codes replace a second factor: without one left, they are deleted. */
async function afterRemoval(ctx: PersonContext, trx: Db): Promise<void> {
  const { user } = ctx.member;
  if (!(await secondFactors.listKinds(trx, user.id)).length)
    await secondFactors.replaceRecoveryCodes(trx, user.id, []);
  await enqueueNotice(ctx, trx, user, 'factorRemoved');
}

function presentPasskey({ id, name, created_at, last_used_at }: Passkey): Passkey {
  return { id, name, created_at, last_used_at };
}
