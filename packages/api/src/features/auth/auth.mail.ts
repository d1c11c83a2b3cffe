import type { AppContext } from '../../context.ts';

/** Under which the password of the mail server is kept, sealed. */
export const MAIL_SECRET = 'mail-password';

/** Whether emails are delivered, or stay in the outbox, where administrators find them. */
export async function sendsMail({ mailer }: Pick<AppContext, 'mailer'>): Promise<boolean> {
  return (await mailer.readWay()) !== 'outbox';
}
