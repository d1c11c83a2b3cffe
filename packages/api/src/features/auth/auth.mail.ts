import type { AppContext } from '../../context.ts';

/** Under which the password of the mail server is kept, sealed. */
export const MAIL_SECRET = 'mail-password';

/** Whether emails are delivered; else they stay in the outbox, where administrators find them. */
export async function sendsMail(ctx: Pick<AppContext, 'mailer'>): Promise<boolean> {
  return (await readMailState(ctx)) === 'smtp';
}

/** The same, with the mail server asked once more: before an answer says that an email is on its way. */
export async function canSendMail(ctx: Pick<AppContext, 'mailer'>): Promise<boolean> {
  await ctx.mailer.probe();
  return sendsMail(ctx);
}

/** `failing`: there is a mail server, and it did not take the last email. */
export async function readMailState({
  mailer,
}: Pick<AppContext, 'mailer'>): Promise<'smtp' | 'failing' | 'outbox'> {
  if ((await mailer.readWay()) === 'outbox') return 'outbox';
  return (await mailer.readFailure()) ? 'failing' : 'smtp';
}
