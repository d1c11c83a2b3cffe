import { type Db, endedAccess, type UserRow } from '@sheaf/db';
import type { AppContext, PersonContext } from '../../context.ts';
import type { EndedCause } from './auth.ending.schema.ts';
import { enqueueEndedNotice } from './auth.jobs.ts';

const MOST_LISTED = 100;

/**
 * Whoever has just proved to own the account's address may not be the one who has used it: everything that lets somebody
 * in is taken away, is listed for the member and told by email. The password too, unless a new one is set.
 */
export async function endEarlierAccess(
  ctx: AppContext,
  trx: Db,
  user: UserRow,
  cause: EndedCause,
): Promise<void> {
  const ended = await endedAccess.endAccess(trx, user.id, {
    // Whoever has confirmed the address before may have set it up, and a mailbox alone does not take it away.
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
