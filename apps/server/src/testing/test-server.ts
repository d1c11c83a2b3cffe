import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { createTestDatabase } from '@sheaf/db/testing';
import { createLog } from '../adapters/jobs/log.ts';
import { listOutbox } from '../adapters/network/mail-outbox.ts';
import type { StoredMail } from '@sheaf/api/mail';
import { readEnv } from '../env.ts';
import { type Running, startSheaf } from '../start.ts';

export type TestServer = Running & {
  dataDir: string;
  databaseUrl: string;
  /** What was logged so far, as text. */
  logged(): string;
  /** Waits for the email; the newest one to that address with that subject. */
  email(to: string, subject: RegExp): Promise<StoredMail>;
};

/** The real server on a free port, with a database and a data folder of its own. */
export async function startTestServer(settings: Record<string, string> = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sheaf-server-'));
  const database = settings.DATABASE_URL ? null : await createTestDatabase();
  const databaseUrl = settings.DATABASE_URL ?? database!.url;
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const env = readEnv({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'debug',
    // A test that adds a language names a source of its own; none reaches the Internet.
    OCR_DATA_URL: 'http://127.0.0.1:9',
    TOOL_NICENESS: process.env.TOOL_NICENESS,
    ...settings,
  });
  const running = await startSheaf(env, createLog(env.LOG_LEVEL, sink));
  return {
    ...running,
    dataDir,
    databaseUrl,
    logged: () => lines.join(''),
    email: (to, subject) => waitForEmail(join(dataDir, 'outbox'), to, subject),
    stop: async () => {
      await running.stop();
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function waitForEmail(folder: string, to: string, subject: RegExp): Promise<StoredMail> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline;) {
    const found = (await listOutbox(folder)).find((mail) => mail.to === to && subject.test(mail.subject));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`No email to ${to} about ${subject} came.`);
}

/** The token that an email's link carries. */
export function tokenIn(mail: StoredMail): string {
  return /#token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
}
