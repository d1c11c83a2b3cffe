import { setTimeout as sleep } from 'node:timers/promises';
import type { Mail, Mailer, MailPlace, MailTrial, Outbox } from '@sheaf/api/mail';
import type { Vault } from '@sheaf/api/ports';
import { MAIL_SECRET } from '@sheaf/api/features/auth/auth.mail.ts';
import { type Db, instanceSecrets, instanceSettings, mailFailures, type MailServer } from '@sheaf/db';
import type { ReadSender } from './network/mail-sender.ts';
import type { SmtpMailer, SmtpServer } from './network/mail-smtp.ts';

/** As long as an answer waits for the mail server; what it says later counts for the next one. */
const PROBE_MS = 3000;

type Parts = {
  db: Db;
  vault: Vault;
  /** By the environment. */
  fallback: SmtpMailer | null;
  outbox: Pick<Outbox, 'send' | 'forgetEarlier'>;
};

/** The client is loaded only where emails are sent. */
export async function openSmtpMailer(
  server: string | SmtpServer,
  readSender: ReadSender,
): Promise<SmtpMailer> {
  const { createSmtpMailer } = await import('./network/mail-smtp.ts');
  return createSmtpMailer(server, readSender);
}

const openPlace = ({ from, ...server }: MailPlace) => openSmtpMailer(server, async () => from);

/** The server that an administrator has set, else the environment's, else the outbox: asked anew for each email. */
export function createMailer({ db, vault, fallback, outbox }: Parts): Mailer {
  async function openServer(server: MailServer): Promise<SmtpMailer> {
    const sealed = await instanceSecrets.findInstanceSecret(db, MAIL_SECRET);
    return openPlace({ ...server, password: sealed === undefined ? null : vault.open(sealed) });
  }

  async function choose(): Promise<SmtpMailer | null> {
    const server = (await instanceSettings.findInstanceSettings(db))?.mail;
    return server ? openServer(server) : fallback;
  }

  /** Shared by all who want to know at the same time. */
  let asking: Promise<void> | null = null;

  async function askServer(): Promise<void> {
    try {
      await (await choose())?.check();
    } catch (error) {
      await mailFailures.saveMailFailure(db, describeFailure(error));
    }
  }

  /** Until the server takes an email again, pages say that none is sent, and administrators find it in the outbox. */
  async function deliver(smtp: SmtpMailer, mail: Mail): Promise<string> {
    try {
      const answer = await smtp.send(mail);
      await mailFailures.deleteMailFailure(db);
      return answer;
    } catch (error) {
      if (!isRecipientRefused(error)) await mailFailures.saveMailFailure(db, describeFailure(error));
      throw error;
    }
  }

  return {
    async send(mail) {
      const smtp = await choose();
      if (!smtp) return outbox.send(mail);
      try {
        await deliver(smtp, mail);
      } catch (error) {
        // The link of an earlier attempt no longer works.
        await outbox.forgetEarlier(mail);
        await outbox.send(mail);
        throw error;
      }
      await outbox.forgetEarlier(mail);
    },

    async readWay() {
      if ((await instanceSettings.findInstanceSettings(db))?.mail) return 'settings';
      return fallback ? 'environment' : 'outbox';
    },

    readFailure: async () => (await mailFailures.findMailFailure(db)) ?? null,

    async attempt(mail, place): Promise<MailTrial> {
      const smtp = place ? await openPlace(place) : await choose();
      if (!smtp) return { sent: false, answer: null };
      try {
        return { sent: true, answer: place ? await smtp.send(mail) : await deliver(smtp, mail) };
      } catch (error) {
        return { sent: false, answer: describeFailure(error) };
      }
    },

    async check() {
      await mailFailures.deleteMailFailure(db);
      await askServer();
    },

    async probe() {
      if (await mailFailures.findMailFailure(db)) return;
      asking ??= askServer().finally(() => {
        asking = null;
      });
      await Promise.race([asking, sleep(PROBE_MS, undefined, { ref: false })]);
    },
  };
}

/** One address that does not exist says nothing about the server. */
function isRecipientRefused(error: unknown): boolean {
  return (error as { command?: unknown }).command === 'RCPT TO';
}

/** The mail server's response if there was one, else the connection error. */
function describeFailure(error: unknown): string {
  const { response, message } = error as { response?: unknown; message?: unknown };
  return String(response ?? message ?? error).slice(0, 1000);
}
