import { type Db, instanceSettings, oneTimeTokens, type UserRow, users } from '@sheaf/db';
import type { RequestContext } from '../../context.ts';
import { AppError, refuseField } from '../../errors.ts';
import type { Language } from '../../language.schema.ts';
import { readInstanceSettings, signUpFor } from './auth.instance.service.ts';
import type { InstanceUse } from './auth.uses.schema.ts';
import { hashToken } from './auth.tokens.ts';

type NewAccount = {
  email: string;
  name: string;
  password_hash: string | null;
  email_verified?: boolean;
  language?: Language;
};

/** Where one may be asked for: a form has a field for it, a provider's sign-in has none. */
type SetupCode = { setupCode: string | undefined; use?: InstanceUse | undefined } | 'no-field';

/** The first account of an empty instance becomes administrator, also where sign-up is closed. Undefined: address taken. */
export async function createAccount(
  ctx: RequestContext,
  trx: Db,
  account: NewAccount,
  setup: SetupCode,
): Promise<UserRow | undefined> {
  const terms = await admitAccount(ctx, trx, account.email, setup);
  const user = terms && (await users.insertUser(trx, { ...account, ...terms }));
  if (user?.role !== 'admin') return user;
  if (setup !== 'no-field' && setup.use) await beginAs(ctx, trx, setup.use);
  ctx.log.info({ userId: user.id }, 'the first account was made: it is the administrator');
  return user;
}

async function beginAs({ settings }: RequestContext, trx: Db, use: InstanceUse): Promise<void> {
  const signup = signUpFor(use, settings.signup);
  const isOther = signup !== settings.signup;
  await instanceSettings.saveInstanceSettings(trx, { use, ...(isOther && { signup }) });
}

/** What an account begins as, where one may be opened at this address now. Undefined: the address waits for another. */
export async function admitAccount(
  ctx: RequestContext,
  trx: Db,
  email: string,
  setup: SetupCode,
): Promise<Pick<UserRow, 'role' | 'plan'> | undefined> {
  await users.lockFirstAccount(trx);
  const isFirst = !(await users.hasUsers(trx));
  if (isFirst && !ctx.isLocal) requireSetupCode(ctx, setup);
  const { signup, default_plan } = await readInstanceSettings(ctx, trx);
  if (!isFirst && signup !== 'open')
    throw new AppError(signup === 'invited' ? 'sign_up_by_invitation' : 'sign_up_closed');
  if (await oneTimeTokens.isAddressKept(trx, email, null)) return undefined;
  return { role: isFirst ? 'admin' : 'user', plan: default_plan };
}

/** Otherwise a stranger who opens the first account of a new instance would become its administrator. */
function requireSetupCode({ settings, log }: RequestContext, setup: SetupCode): void {
  if (setup === 'no-field') throw new AppError('setup_code_needed', null, { details: { reason: 'setup' } });
  if (normalize(setup.setupCode ?? '') === normalize(settings.setupCode)) return;
  log.warn({}, `the first account of this instance needs the setup code ${settings.setupCode}`);
  throw refuseField('setupCode', setup.setupCode ? 'setup_code_wrong' : 'setup_code_needed');
}

/** Compares hashes, so that the comparison time reveals nothing. */
function normalize(code: string): string {
  return hashToken(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));
}

/** Whether another account has this address, or may still be taken back to it. */
export async function isAddressTaken(trx: Db, email: string, userId: string): Promise<boolean> {
  const holder = await users.findUserByEmail(trx, email);
  if (holder && holder.id !== userId) return true;
  return oneTimeTokens.isAddressKept(trx, email, userId);
}

export function emailTaken(): AppError {
  return new AppError('email_taken');
}
