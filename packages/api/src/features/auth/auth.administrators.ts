import { type Db, users } from '@sheaf/db';
import type { PersonContext } from '../../context.ts';
import { AppError } from '../../errors.ts';

/** By the account's row as it is now, whatever was known when the call came in. */
export async function requireAdministrator(ctx: PersonContext, db: Db = ctx.db): Promise<PersonContext> {
  const user = await users.findUser(db, ctx.member.user.id);
  if (user?.role !== 'admin') throw new AppError('forbidden', 'Only administrators may do this.');
  return ctx;
}
