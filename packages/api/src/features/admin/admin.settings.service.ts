import { instanceSettings, secondFactors } from '@sheaf/db';
import type { z } from 'zod';
import type { PersonContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { InstanceSettings } from '../auth/auth.instance.schema.ts';
import { readInstanceSettings } from '../auth/auth.instance.service.ts';
import { changeAsAdministrator, writeAudit } from './admin.changes.ts';
import type { settingsInput } from './admin.schema.ts';

/** In force at once, in every process. What is not named stays as it is. */
export function saveSettings(
  ctx: PersonContext,
  input: z.infer<typeof settingsInput>,
): Promise<InstanceSettings> {
  return changeAsAdministrator(ctx, async (trx) => {
    const before = await readInstanceSettings(ctx, trx);
    const after = { ...before, ...input };
    if (after.require_verified_email && !before.require_verified_email) refuseLockingOneselfOut(ctx);
    if (after.require_admin_second_factor && !(await secondFactors.listKinds(trx, ctx.member.user.id)).length)
      throw new AppError('own_second_factor_missing');
    const names = (Object.keys(after) as (keyof InstanceSettings)[]).filter(
      (name) => after[name] !== before[name],
    );
    if (names.length === 0) return before;
    await instanceSettings.saveInstanceSettings(trx, after);
    const details = Object.fromEntries(names.map((name) => [name, { from: before[name], to: after[name] }]));
    await writeAudit(ctx, trx, 'settings.change', { details });
    return after;
  });
}

function refuseLockingOneselfOut({ member }: PersonContext): void {
  if (member.user.email_verified) return;
  throw new AppError('own_email_unconfirmed');
}
