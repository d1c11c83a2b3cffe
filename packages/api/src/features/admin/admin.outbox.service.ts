import type { PersonContext } from '../../context.ts';
import type { StoredMail } from '../../mail.port.ts';
import { changeAsAdministrator, writeAudit } from './admin.changes.ts';

/** These emails hold links that set passwords: that an administrator looked at them is written down first. */
export async function listOutbox(ctx: PersonContext): Promise<StoredMail[]> {
  await changeAsAdministrator(ctx, (trx) => writeAudit(ctx, trx, 'outbox.read', {}));
  return ctx.outbox.list();
}
