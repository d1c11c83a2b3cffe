import type { Mail, Mailer, MailTrial, Vault } from '@sheaf/api/ports';
import { MAIL_SECRET } from '@sheaf/api/features/auth/auth.mail.ts';
import { type Db, instanceSecrets, instanceSettings, type MailServer } from '@sheaf/db';
import type { SmtpMailer, SmtpServer } from './network/mail-smtp.ts';

type Parts = {
  db: Db;
  vault: Vault;
  /** By the environment. */
  fallback: SmtpMailer | null;
  outbox: { send(mail: Mail): Promise<unknown> };
};

/** The client is loaded only where emails are sent. */
export async function openSmtpMailer(server: string | SmtpServer, from: string): Promise<SmtpMailer> {
  const { createSmtpMailer } = await import('./network/mail-smtp.ts');
  return createSmtpMailer(server, from);
}

/** The server that an administrator has set, else the environment's, else the outbox: asked anew for each email. */
export function createMailer({ db, vault, fallback, outbox }: Parts): Mailer {
  async function openServer(server: MailServer): Promise<SmtpMailer> {
    const sealed = await instanceSecrets.findInstanceSecret(db, MAIL_SECRET);
    const password = sealed === undefined ? null : vault.open(sealed);
    return openSmtpMailer({ ...server, password }, server.from);
  }

  async function choose(): Promise<SmtpMailer | null> {
    const server = (await instanceSettings.findInstanceSettings(db))?.mail;
    return server ? openServer(server) : fallback;
  }

  return {
    async send(mail) {
      const smtp = await choose();
      await (smtp ?? outbox).send(mail);
    },

    async readWay() {
      if ((await instanceSettings.findInstanceSettings(db))?.mail) return 'settings';
      return fallback ? 'environment' : 'outbox';
    },

    async attempt(mail): Promise<MailTrial> {
      const smtp = await choose();
      if (!smtp) return { sent: false, answer: null };
      try {
        return { sent: true, answer: await smtp.send(mail) };
      } catch (error) {
        return { sent: false, answer: describeFailure(error) };
      }
    },
  };
}

/** The mail server's response if there was one, else the connection error. */
function describeFailure(error: unknown): string {
  const { response, message } = error as { response?: unknown; message?: unknown };
  return String(response ?? message ?? error).slice(0, 1000);
}
