import { openArea, readLanguage } from '@sheaf/messages';
import type { PersonContext } from '../../context.ts';
import { writeEmail } from '../../emails/write-email.ts';
import type { MailTrial } from '../../ports.ts';
import { nameInstance, readInstanceSettings } from '../auth/auth.instance.service.ts';
import { changeAsAdministrator, writeAudit } from './admin.changes.ts';

/** Sends a test email to the calling administrator with the saved settings, and returns the mail server's response. */
export async function tryMail(ctx: PersonContext): Promise<MailTrial> {
  const { user } = ctx.member;
  await changeAsAdministrator(ctx, (trx) => writeAudit(ctx, trx, 'mail.try'));
  const words = openArea(readLanguage(user.language), 'emails').record('trial', {
    instance: nameInstance(await readInstanceSettings(ctx)),
  });
  return ctx.mailer.attempt(writeEmail(user, words, `${ctx.settings.publicUrl}/admin/settings`));
}
