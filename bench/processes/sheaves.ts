import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { s3Keys } from '../../apps/server/src/testing/s3-server.ts';
import { type ServerProcess, startServerProcess } from '../../apps/server/src/testing/server-process.ts';
import { startEmbeddedPostgres } from '../../packages/db/src/embedded/index.ts';
import { type DatabaseClient, openDatabase } from '../../packages/db/src/index.ts';
import type { Member } from '../load/sheaf-under-load.ts';
import { makeShare, type Share } from './share.ts';

export type SomeMember = Member & { id: string };
export type Sheaves = {
  urls: string[];
  client: DatabaseClient;
  /** Where the store keeps its objects. */
  objects: string;
  /** Processor time of all of them so far, in seconds. */
  used(): number;
  addMembers(count: number): Promise<SomeMember[]>;
  stop(): Promise<void>;
};

const quiet = { debug: () => {}, info: () => {}, warn: console.warn };

/** So many whole processes with the same share of a core each, on one PostgreSQL and one S3 server that have no limit. */
export async function startSheaves(count: number, cores: number): Promise<Sheaves> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-processes-'));
  // PostgreSQL does not run as root, and its user has to reach its folder.
  await chmod(folder, 0o755);
  const objects = join(folder, 'objects');
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: quiet });
  const store = await startStore(objects);
  const settings = {
    DATABASE_URL: database.url,
    SESSION_SECRET: 'x'.repeat(32),
    RATE_LIMITS: 'off',
    POOL_THREADS: '1',
    LOG_LEVEL: 'error',
    S3_BUCKET: 'sheaf',
    S3_ENDPOINT: store.url,
    S3_ACCESS_KEY_ID: s3Keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
  };
  const started: { server: ServerProcess; share: Share }[] = [];
  for (let at = 0; at < count; at++) {
    const share = makeShare(String(at), cores);
    const enter = share.entries.map((entry) => `echo $$ > ${entry}`).join(' && ');
    const wrapper = { command: 'sh', args: ['-c', `${enter} && exec "$@"`, 'sh'] };
    const server = await startServerProcess({ ...settings, DATA_DIR: join(folder, `data-${at}`) }, wrapper);
    started.push({ server, share });
  }
  for (const { share } of started) share.limit();
  const client = openDatabase(database.url, { max: 2 });
  let members = 0;
  return {
    urls: started.map(({ server }) => server.url),
    client,
    objects,
    used: () => started.reduce((sum, { share }) => sum + share.used(), 0),
    async addMembers(wanted) {
      const added: SomeMember[] = [];
      while (added.length < wanted) added.push(await addMember(started[0]!.server.url, ++members));
      await client.db.updateTable('users').set({ plan: 'premium' }).execute();
      return added;
    },
    async stop() {
      await client.close();
      await Promise.all(started.map(({ server }) => server.end()));
      for (const { share } of started) await share.remove();
      await store.stop();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function addMember(url: string, number: number): Promise<SomeMember> {
  const person = { email: `member${number}@example.org`, name: 'Member', password: 'paper and ink' };
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers,
    body: JSON.stringify(person),
  });
  const { user, session } = (await answer.json()) as {
    user: { id: string };
    session: { access_token: string };
  };
  return { id: user.id, token: session.access_token };
}

async function startStore(objects: string) {
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, 'store.ts'), objects], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [url] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string];
  return {
    url,
    async stop() {
      child.stdin!.end();
      await once(child, 'close');
    },
  };
}
