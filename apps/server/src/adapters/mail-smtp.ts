import type { Mailer } from '@sheaf/api/ports';
import { createTransport } from 'nodemailer';

export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, { from });
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
  };
}
