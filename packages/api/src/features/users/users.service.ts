import { oneTimeTokens, users } from '@sheaf/db';
import type { z } from 'zod';
import type { PersonContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { emailTaken, isAddressTaken } from '../auth/auth.accounts.ts';
import { enqueueAddressChange } from '../auth/auth.jobs.ts';
import { holdSignIn, requireOwner } from '../auth/auth.owner.ts';
import { refuseDemo } from '../auth/auth.demo.ts';
import { presentUser } from '../auth/auth.user.presenter.ts';
import type { User } from '../auth/auth.user.schema.ts';
import type { updateProfileInput } from './users.schema.ts';

/** A new address takes effect when its link is followed. Requesting the current address cancels the change. */
export async function updateProfile(
  ctx: PersonContext,
  { password, email, ...input }: z.infer<typeof updateProfileInput>,
): Promise<User> {
  const { user } = ctx.member;
  const asked = email !== undefined && email !== user.email;
  if (asked) refuseDemo(user);
  if (asked) await requireOwner(ctx, password);
  return ctx.db.transaction().execute(async (trx) => {
    if (asked) await holdSignIn(ctx, trx);
    if (asked && (await isAddressTaken(trx, email, user.id))) throw emailTaken();
    const pending = email === undefined ? {} : { pending_email: asked ? email : null };
    const row = await users.updateUser(trx, user.id, { ...input, ...pending });
    if (!row) throw new AppError('user_missing');
    if (asked) await enqueueAddressChange(ctx, trx, user.id);
    else if (email !== undefined) await oneTimeTokens.deleteOneTimeTokens(trx, user.id, 'change-email');
    return presentUser(row);
  });
}
