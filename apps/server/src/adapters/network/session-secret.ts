import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** 32 bytes in base64url; a restored one may be longer. */
const SHORTEST = 32;
const WRITTEN_WITHIN_MS = 2000;
const LOOK_EVERY_MS = 20;

/** The secret of this instance, made on first use. */
export async function readSessionSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'session-secret');
  await mkdir(dataDir, { recursive: true });
  try {
    // `wx`: of two processes that start at once, one writes and the other reads what it wrote.
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return readWhole(file);
    // On a full disk the file is there and empty: the next start would take that for the secret.
    await rm(file, { force: true });
    throw error;
  }
  return readFile(file, 'utf8');
}

/** Another process may just be writing it. */
async function readWhole(file: string): Promise<string> {
  const until = Date.now() + WRITTEN_WITHIN_MS;
  for (;;) {
    const secret = await readFile(file, 'utf8');
    if (secret.trim().length >= SHORTEST) return secret;
    if (Date.now() > until)
      throw new Error(
        `${file} is empty or cut. Restore it from a backup, or delete it: then everybody is signed out, and what is sealed with it, such as the signing key, is lost.`,
      );
    await sleep(LOOK_EVERY_MS);
  }
}
