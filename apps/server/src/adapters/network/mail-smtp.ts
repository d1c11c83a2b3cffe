import type { Mail } from '@sheaf/api/mail';
import type { MailServer } from '@sheaf/db';
import { createTransport } from 'nodemailer';
import type { ReadSender } from './mail-sender.ts';

/** Shorter than a person waits for the page. */
const TIMEOUT_MS = 15_000;
const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };

/** Returns the server's response. */
export type SmtpMailer = {
  send(mail: Mail): Promise<string>;
  /** Connects and signs in, and sends nothing. */
  check(): Promise<void>;
};
export type SmtpServer = Omit<MailServer, 'from'> & { password: string | null };

export function createSmtpMailer(server: string | SmtpServer, readSender: ReadSender): SmtpMailer {
  const transport =
    typeof server === 'string'
      ? createTransport(server)
      : createTransport({ ...timeouts, ...connectionOf(server) });
  return {
    async send(mail) {
      const { response } = await transport.sendMail({ ...mail, from: await readSender() });
      return response;
    },
    async check() {
      await transport.verify();
    },
  };
}

function connectionOf({ host, port, security, user, password }: SmtpServer) {
  return {
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    auth: user ? { user, pass: password ?? '' } : undefined,
  };
}
