import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, Outbox, StoredMail } from '@sheaf/api/mail';
import { type ReadSender, writeSender } from './mail-sender.ts';

const SHOWN = 50;

/** Emails as JSON files, newest name last: no email leaves the machine. */
export function createOutbox(folder: string, readSender: ReadSender): Outbox {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const from = writeSender(await readSender());
      const stored: StoredMail = { ...mail, from, sent_at: new Date().toISOString() };
      const name = `${stored.sent_at.replaceAll(':', '-')}-${markOf(mail)}.json`;
      // Renamed into place, so that a reader never sees half an email.
      const unfinished = join(folder, `.${name}`);
      try {
        await writeFile(unfinished, JSON.stringify(stored, null, 2), { mode: 0o600 });
        await rename(unfinished, join(folder, name));
      } catch (error) {
        // It will be tried again; a disk that is full needs no half emails.
        await rm(unfinished, { force: true });
        throw error;
      }
    },

    async forgetEarlier(mail) {
      const end = `-${markOf(mail)}.json`;
      for (const name of await listNames(folder))
        if (name.endsWith(end)) await rm(join(folder, name), { force: true });
    },

    list: (limit = SHOWN) => listOutbox(folder, limit),

    async forget(address) {
      for (const name of await listNames(folder)) {
        const path = join(folder, name);
        if ((await readMail(path))?.to.toLowerCase() === address.toLowerCase())
          await rm(path, { force: true });
      }
    },
  };
}

/** The same for every attempt at an email, whatever the link in it. */
function markOf({ to, subject }: Mail): string {
  return createHash('sha256').update(`${to}\n${subject}`).digest('hex').slice(0, 12);
}

/** Newest first. */
export async function listOutbox(folder: string, limit = SHOWN): Promise<StoredMail[]> {
  const mails: StoredMail[] = [];
  for (const name of (await listNames(folder)).toReversed().slice(0, limit)) {
    const mail = await readMail(join(folder, name));
    if (mail) mails.push(mail);
  }
  return mails;
}

async function listNames(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return (await readdir(folder)).filter((name) => /^[^.].*\.json$/.test(name)).toSorted();
}

/** Null: taken away meanwhile, or no email. */
async function readMail(path: string): Promise<StoredMail | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as StoredMail;
  } catch {
    return null;
  }
}
