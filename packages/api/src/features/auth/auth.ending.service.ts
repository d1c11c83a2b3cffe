import { type Db, endedAccess, type UserRow } from '@sheaf/db';
import type { AppContext, PersonContext } from '../../context.ts';
import type { EndedCause } from './auth.ending.schema.ts';
import { enqueueEndedNotice } from './auth.jobs.ts';

const MOST_LISTED = 100;

/**
 * A new owner of the account's address may not be its previous user. Everything that gives access is removed, listed
 * for the member and reported by email; the password too, unless a new one is set.
 */
export async function endEarlierAccess(
  ctx: AppContext,
  trx: Db,
  user: UserRow,
  cause: EndedCause,
): Promise<void> {
  const ended = await endedAccess.endAccess(trx, user.id, {
    // A second factor set up by an owner with a confirmed address stays: access to the mailbox alone does not remove
    // it.
    keepsAuthenticator: user.email_verified,
  });
  if (user.password_hash && cause !== 'reset') ended.unshift({ kind: 'password', name: null });
  if (!ended.length) return;
  await endedAccess.insertEndedAccess(trx, user.id, cause, ended);
  await enqueueEndedNotice(ctx, trx, user.id, cause, ended);
}

export function listEndedAccess(ctx: PersonContext) {
  return endedAccess.listEndedAccess(ctx.db, ctx.member.user.id, MOST_LISTED);
}
