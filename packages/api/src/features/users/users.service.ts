import { oneTimeTokens, users } from '@sheaf/db';
import type { z } from 'zod';
import type { MemberContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { emailTaken } from '../auth/auth.accounts.ts';
import { enqueueNotice, enqueueVerification } from '../auth/auth.jobs.ts';
import { presentUser } from '../auth/auth.user.presenter.ts';
import type { User } from '../auth/auth.user.schema.ts';
import type { updateProfileInput } from './users.schema.ts';

/** A new address has to be proved anew, and links sent to the old one stop working. */
export async function updateProfile(
  ctx: MemberContext,
  input: z.infer<typeof updateProfileInput>,
): Promise<User> {
  const { user } = ctx.member;
  const emailChanges = input.email !== undefined && input.email !== user.email;
  return ctx.db.transaction().execute(async (trx) => {
    if (emailChanges && (await users.findUserByEmail(trx, input.email!))) throw emailTaken();
    const changes = { ...input, ...(emailChanges ? { email_verified: false } : {}) };
    const row = await users.updateUser(trx, user.id, changes);
    if (!row) throw new AppError('not_found', 'This account does not exist any more.');
    if (emailChanges) {
      await oneTimeTokens.deleteOneTimeTokens(trx, user.id, 'reset-password');
      // Letters that were asked for at the old address name it, and are of no use any more.
      await ctx.jobs.forget(trx, { email: user.email });
      await enqueueNotice(ctx, trx, user, 'address');
      await enqueueVerification(ctx, trx, user.id);
    }
    return presentUser(row);
  });
}
