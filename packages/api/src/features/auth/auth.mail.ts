import type { AppContext } from '../../context.ts';

/** Under which the password of the mail server is kept, sealed. */
export const MAIL_SECRET = 'mail-password';

/** Whether an email reaches somebody, or stays in the outbox, where administrators find it. */
export async function sendsMail({ mailer }: Pick<AppContext, 'mailer'>): Promise<boolean> {
  return (await mailer.readWay()) !== 'outbox';
}
