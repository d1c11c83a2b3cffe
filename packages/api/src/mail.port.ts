import type { MailServer } from '@sheaf/db';

export type Mail = { to: string; subject: string; text: string; html: string };

/** The result of a test email, and the mail server's response. */
export type MailTrial = { sent: boolean; answer: string | null };

/** A mail server that an administrator has entered, with its password, saved or not. */
export type MailPlace = MailServer & { password: string | null };

/** SMTP, or a folder that takes the emails when no server is set. */
export type Mailer = {
  send(mail: Mail): Promise<void>;
  /** Where the mail settings come from: an administrator, the environment, or none (outbox). */
  readWay(): Promise<'settings' | 'environment' | 'outbox'>;
  /** Since when the mail server takes no emails, and what it answered last. Null: it took the last one. */
  readFailure(): Promise<{ since: string; answer: string } | null>;
  /** By the mail settings, or by a place that is not saved, which changes nothing. */
  attempt(mail: Mail, place?: MailPlace): Promise<MailTrial>;
  /** Signs in to the mail server without sending anything, so that `readFailure` is right from the start. */
  check(): Promise<void>;
  /** The same for a server that took the last email, before an answer says that one is on its way. Waits for a moment only. */
  probe(): Promise<void>;
};

export type StoredMail = Mail & { from: string; sent_at: string };

/** Where emails stay when no mail server is set. */
export type Outbox = {
  send(mail: Mail): Promise<void>;
  /** Takes away what was kept of this email by earlier attempts. */
  forgetEarlier(mail: Mail): Promise<void>;
  /** Newest first. */
  list(limit?: number): Promise<StoredMail[]>;
  /** Takes away every email to this address. */
  forget(address: string): Promise<void>;
};
