import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '../../apps/server/src/testing/server-process.ts';
import { findRunningPostgres } from '../../packages/db/src/embedded/index.ts';
import { openDatabase } from '../../packages/db/src/index.ts';

export type Member = { token: string };
export type SheafUnderLoad = {
  url: string;
  addMembers(count: number): Promise<Member[]>;
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
    const person = { email: `load${count}@example.org`, name: 'Load', password: 'secret1' };
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
