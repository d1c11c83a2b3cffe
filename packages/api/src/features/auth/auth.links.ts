import { type Db, oneTimeTokens, type OneTimePurpose, type UserRow, users } from '@sheaf/db';
import { AppError } from '../../errors.ts';
import { CONFIRM_DAYS, HANDED_DAYS, RESET_HOURS, UNDO_DAYS } from './auth.times.schema.ts';
import { createToken, hashToken } from './auth.tokens.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** For how long each kind of one-time token works. */
const lifetimes: Record<OneTimePurpose, number> = {
  'sign-in': HOUR / 60,
  'second-step': HOUR / 6,
  'reset-password': RESET_HOURS * HOUR,
  'verify-email': CONFIRM_DAYS * DAY,
  'change-email': CONFIRM_DAYS * DAY,
  'undo-email': UNDO_DAYS * DAY,
};

export function expiryOf(purpose: OneTimePurpose): Date {
  return new Date(Date.now() + lifetimes[purpose]);
}

/** For what an administrator hands over by hand, which takes longer to arrive. */
export function handedExpiry(): Date {
  return new Date(Date.now() + HANDED_DAYS * DAY);
}

/**
 * The page where a password is chosen. The token stands behind `#`: it never reaches a server's log. An invitation
 * names its address, with which the person is signed in afterwards.
 */
export function passwordPage(token: string, invited?: { email: string }): string {
  const address = invited ? `&email=${encodeURIComponent(invited.email)}` : '';
  return `reset-password#token=${token}${address}`;
}

/** Of those for the same purpose the newest works; only ways back stay beside each other. */
export async function issueLink(
  trx: Db,
  user: { id: string; email: string },
  purpose: OneTimePurpose,
  expires_at = expiryOf(purpose),
): Promise<string> {
  const { token, hash } = createToken();
  if (purpose !== 'undo-email' && purpose !== 'sign-in' && purpose !== 'second-step')
    await oneTimeTokens.deleteOneTimeTokens(trx, user.id, purpose);
  await oneTimeTokens.insertOneTimeToken(trx, {
    hash,
    user_id: user.id,
    purpose,
    email: user.email,
    expires_at,
  });
  return token;
}

/**
 * The link of an email about a change of address. It expires with that change, so that ways back keep the order of the
 * changes whenever their emails leave; null once an earlier change was undone, and with it this one.
 */
export async function issueWayBack(
  trx: Db,
  user: { id: string; email: string },
  expiresAt: string,
): Promise<string | null> {
  await users.lockUser(trx, user.id);
  if (!(await oneTimeTokens.hasWayBack(trx, user.id, user.email, expiresAt))) return null;
  return issueLink(trx, user, 'undo-email', new Date(expiresAt));
}

/** Uses the link up. The account is held until the transaction ends: what is being added to it comes before or not at all. */
export async function takeLink(
  trx: Db,
  token: string,
  purpose: OneTimePurpose,
): Promise<{ user: UserRow; email: string; expires_at: string }> {
  const link = await oneTimeTokens.takeOneTimeToken(trx, hashToken(token), purpose);
  const user = link && (await users.lockUser(trx, link.user_id));
  if (!user || !provesAddressOf(user, purpose, link.email)) throw new AppError('link_expired');
  return { user, email: link.email, expires_at: link.expires_at };
}

/** Whether `takeLink` would succeed now. Nothing is used up. */
export async function worksAsLink(db: Db, token: string, purpose: OneTimePurpose): Promise<boolean> {
  const link = await oneTimeTokens.findOneTimeToken(db, hashToken(token), purpose);
  const user = link && (await users.findUser(db, link.user_id));
  return user ? provesAddressOf(user, purpose, link.email) : false;
}

/** A link proves the address it was sent to, not the one the account has changed to since. */
function provesAddressOf(user: UserRow, purpose: OneTimePurpose, email: string): boolean {
  if (purpose === 'undo-email') return true;
  return email === (purpose === 'change-email' ? user.pending_email : user.email);
}
