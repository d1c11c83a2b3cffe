import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, Mailer } from '@sheaf/api/ports';

export type StoredMail = Mail & { from: string; sent_at: string };

/** Letters as JSON files, newest name last. For a laptop: nothing leaves the machine. */
export function createOutboxMailer(folder: string, from: string): Mailer {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const stored: StoredMail = { ...mail, from, sent_at: new Date().toISOString() };
      const name = `${stored.sent_at.replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.json`;
      // Renamed into place, so that a reader never sees half a letter.
      await writeFile(join(folder, `.${name}`), JSON.stringify(stored, null, 2), { mode: 0o600 });
      await rename(join(folder, `.${name}`), join(folder, name));
    },
  };
}

/** Newest first. */
export async function listOutbox(folder: string, limit = 50): Promise<StoredMail[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = (await readdir(folder))
    .filter((name) => /^[^.].*\.json$/.test(name))
    .sort()
    .toReversed();
  const texts = await Promise.all(names.slice(0, limit).map((name) => readFile(join(folder, name), 'utf8')));
  return texts.map((text) => JSON.parse(text) as StoredMail);
}
