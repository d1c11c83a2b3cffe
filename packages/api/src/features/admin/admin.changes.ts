import { audit, type Db, users } from '@sheaf/db';
import type { PersonContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { requireAdministrator } from '../auth/auth.administrators.ts';

export type AuditAction =
  | 'role.change'
  | 'plan.give'
  | 'subscription.end'
  | 'user.sign-out'
  | 'user.delete'
  | 'settings.change'
  | 'user.invite'
  | 'user.reset'
  | 'user.disable'
  | 'user.enable'
  | 'ocr.add'
  | 'mail.try'
  | 'model.try'
  | 'outbox.read';

/**
 * Runs changes one after another, each by a current administrator. Administrators cannot demote or delete themselves
 * here, so the last actor always remains.
 */
export function changeAsAdministrator<T>(ctx: PersonContext, work: (trx: Db) => Promise<T>): Promise<T> {
  return ctx.db.transaction().execute(async (trx) => {
    await users.lockAdministrators(trx);
    await requireAdministrator(ctx, trx);
    return work(trx);
  });
}

/** Written with the transaction that makes the change. */
export function writeAudit(
  { member: { user }, peer }: PersonContext,
  trx: Db,
  action: AuditAction,
  entry: { target_id?: string; details?: object } = {},
): Promise<void> {
  return audit.insertAudit(trx, { actor: { id: user.id, email: user.email, ip: peer.ip }, action, ...entry });
}

export function refuseOneself(
  { member }: PersonContext,
  id: string,
  reason: 'own_role_change' | 'own_account_deletion' | 'own_account_disabled' | 'own_sign_in_reset',
): void {
  if (member.user.id === id) throw new AppError(reason);
}

export function noSuchUser(): AppError {
  return new AppError('user_missing');
}
