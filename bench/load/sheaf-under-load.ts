import { existsSync } from 'node:fs';
import { link, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startServerProcess } from '../../apps/server/src/testing/server-process.ts';
import { findRunningPostgres } from '../../packages/db/src/embedded/index.ts';
import { openDatabase } from '../../packages/db/src/index.ts';

export type Member = { token: string };
export type SheafUnderLoad = {
  url: string;
  addMembers(count: number): Promise<Member[]>;
  /** Beside a file so many rows like it, each with the picture of its first page. */
  copyFile(id: string, copies: number): Promise<void>;
  /** The most memory that the server, without database and tools, has had so far. */
  peakMegabytes(): Promise<number>;
  stop(): Promise<void>;
};

/** A whole product as a process of its own: its database, its pool, an empty folder. */
export async function startSheaf(): Promise<SheafUnderLoad> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sheaf-load-'));
  const settings = { DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
  const server = await startServerProcess(settings);
  const database = openDatabase(findRunningPostgres(join(dataDir, 'postgres')) ?? '');
  let count = 0;

  async function addMember(): Promise<Member> {
    count += 1;
    const person = { email: `load${count}@example.org`, name: 'Load', password: 'paper and ink' };
    const body = JSON.stringify(person);
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${server.url}/api/auth/register`, { method: 'POST', headers, body });
    const { session } = (await answer.json()) as { session: { access_token: string } };
    return { token: session.access_token };
  }

  return {
    url: server.url,
    async addMembers(wanted) {
      const members: Member[] = [];
      while (members.length < wanted) members.push(await addMember());
      await database.db.updateTable('users').set({ plan: 'premium' }).execute();
      return members;
    },
    async copyFile(id, copies) {
      const { rows: originals } = await database.pool.query<{ blob_key: string }>(
        'select blob_key from files where id = $1',
        [id],
      );
      const pictureOf = (key: string) => join(dataDir, 'files', key.slice(0, 2), `${key}.page-1`);
      const picture = pictureOf(originals[0]?.blob_key ?? '');
      while (!existsSync(picture)) await setTimeout(100);
      const { rows } = await database.pool.query<{ blob_key: string }>(
        `insert into files (user_id, filename, type, size, sha256, blob_key, page_count, has_ocr, tags)
         select user_id, 'paper ' || copy || '.pdf', type, size, sha256 || copy, gen_random_uuid(), 3, copy % 3 = 0, '{copy}'
         from files, generate_series(1, $2) as copy where id = $1 returning blob_key`,
        [id, copies],
      );
      for (const { blob_key } of rows) {
        await mkdir(dirname(pictureOf(blob_key)), { recursive: true });
        await link(picture, pictureOf(blob_key));
      }
    },
    async peakMegabytes() {
      const status = await readFile(`/proc/${server.child.pid}/status`, 'utf8').catch(() => '');
      return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
    },
    async stop() {
      await database.close();
      await server.end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
