import { type Db, type UserRow, users } from '@sheaf/db';
import type { RequestContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Language } from '../../language.schema.ts';
import { readInstanceSettings } from './auth.instance.service.ts';

type NewAccount = {
  email: string;
  name: string;
  password_hash: string | null;
  email_verified?: boolean;
  language?: Language;
};

/** The first account of an empty instance becomes administrator, also where sign-up is closed. Undefined: address taken. */
export async function createAccount(
  ctx: RequestContext,
  trx: Db,
  account: NewAccount,
): Promise<UserRow | undefined> {
  await users.lockFirstAccount(trx);
  const isFirst = !(await users.hasUsers(trx));
  if (!isFirst && (await readInstanceSettings(ctx, trx)).signup === 'closed') {
    throw new AppError('forbidden', 'Sign-up is closed here. Please ask the administrator for an account.');
  }
  const user = await users.insertUser(trx, { ...account, role: isFirst ? 'admin' : 'user' });
  if (user && isFirst)
    ctx.log.info({ userId: user.id }, 'the first account was made: it is the administrator');
  return user;
}

export function emailTaken(): AppError {
  return new AppError('conflict', 'An account with this email address already exists.');
}
