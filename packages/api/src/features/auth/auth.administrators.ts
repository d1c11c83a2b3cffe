import { type Db, secondFactors, users } from '@sheaf/db';
import type { PersonContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { readInstanceSettings } from './auth.instance.service.ts';

/** By the account's row as it is now, whatever was known when the call came in. */
export async function requireAdministrator(ctx: PersonContext, db: Db = ctx.db): Promise<PersonContext> {
  const user = await users.findUser(db, ctx.member.user.id);
  if (user?.role !== 'admin') throw new AppError('administrators_only');
  const { require_admin_second_factor } = await readInstanceSettings(ctx, db);
  if (require_admin_second_factor && !(await secondFactors.listKinds(db, user.id)).length)
    throw new AppError('second_factor_needed', null, { details: { reason: 'second_factor' } });
  return ctx;
}
