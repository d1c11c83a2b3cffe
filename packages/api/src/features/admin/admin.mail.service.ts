import { instanceSecrets, type MailServer } from '@sheaf/db';
import { openArea, readLanguage } from '@sheaf/messages';
import type { z } from 'zod';
import type { PersonContext } from '../../context.ts';
import { writeEmail } from '../../emails/write-email.ts';
import type { MailPlace, MailTrial } from '../../mail.port.ts';
import { nameInstance, readInstanceSettings } from '../auth/auth.instance.service.ts';
import { MAIL_SECRET } from '../auth/auth.mail.ts';
import { changeAsAdministrator, writeAudit } from './admin.changes.ts';
import type { mailTrialInput } from './admin.schema.ts';

/**
 * Sends a test email to the calling administrator, and returns the mail server's response. Settings that are given are
 * tried as they are and not saved.
 */
export async function tryMail(
  ctx: PersonContext,
  { mail, mail_password }: z.infer<typeof mailTrialInput>,
): Promise<MailTrial> {
  const { user } = ctx.member;
  const details = mail && { host: mail.host, port: mail.port };
  await changeAsAdministrator(ctx, (trx) => writeAudit(ctx, trx, 'mail.try', { details }));
  const words = openArea(readLanguage(user.language), 'emails').record('trial', {
    instance: nameInstance(await readInstanceSettings(ctx)),
  });
  const email = writeEmail(user, words, `${ctx.settings.publicUrl}/admin/settings`);
  return ctx.mailer.attempt(email, mail && (await placeOf(ctx, mail, mail_password)));
}

async function placeOf(
  ctx: PersonContext,
  mail: MailServer,
  given: string | null | undefined,
): Promise<MailPlace> {
  if (given !== undefined) return { ...mail, password: given };
  return { ...mail, password: await findPassword(ctx, mail) };
}

/** The saved password goes to the server that it was saved for, and to no other. */
async function findPassword(ctx: PersonContext, mail: MailServer): Promise<string | null> {
  if (isOtherMailServer((await readInstanceSettings(ctx)).mail, mail)) return null;
  const sealed = await instanceSecrets.findInstanceSecret(ctx.db, MAIL_SECRET);
  return sealed === undefined ? null : ctx.mailVault.open(sealed);
}

/** Another place, or another account there. */
export function isOtherMailServer(before: MailServer | null, after: MailServer | null): boolean {
  return (
    before?.host !== after?.host ||
    before?.port !== after?.port ||
    before?.security !== after?.security ||
    before?.user !== after?.user
  );
}
