import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type DatabaseClient, openDatabase } from '@sheaf/db';
import { createTestDatabase } from '@sheaf/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restClient } from '../../testing/api-clients.ts';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { makeFolder } from '../../testing/s3-server.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { rounds, SEED, seededRandom } from '../../testing/soak.ts';
import { downloadVersion, listNumbers, uploadVersion } from '../../testing/versions.ts';

const KILLS = rounds({ short: 4, long: 60 });
const SAVES_BEFORE = 3;
/** A kill comes within this many times of what the save before took: three pieces of work share the file. */
const WITHIN = 4;

let client: DatabaseClient;
let server: ServerProcess;
let settings: Record<string, string>;
const cleanups: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  const [database, folder] = await Promise.all([createTestDatabase(), makeFolder()]);
  client = openDatabase(database.url, { max: 2 });
  cleanups.push(folder.remove, database.drop, () => client.close());
  settings = {
    DATABASE_URL: database.url,
    DATA_DIR: folder.path,
    SESSION_SECRET: 'x'.repeat(32),
    RATE_LIMITS: 'off',
    POOL_THREADS: '1',
    LOG_LEVEL: 'fatal',
  };
  server = await startServerProcess(settings);
  cleanups.push(() => server.end());
}, 60_000);
afterAll(async () => {
  for (const clean of cleanups.toReversed()) await clean();
});

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Every version of the file, as it is downloaded. */
async function readAll(member: TestMember, id: string): Promise<string[]> {
  const numbers = await listNumbers(member, id);
  const all = await Promise.all(numbers.map((number) => downloadVersion(server, member, id, number)));
  return all.map((bytes, at) => (bytes ? hash(bytes) : `version ${numbers[at]} cannot be read`));
}

test(
  'a server that is killed while versions are saved and restored keeps every version that it acknowledged',
  async () => {
    const random = seededRandom();
    let member = await addMember({ url: server.url, ctx: { db: client.db } }, 'premium');
    const first = pdfFile('0');
    const { id } = (await upload(server, member, first)).body.file;
    const acknowledged = new Set([hash(first)]);
    const sent = new Set(acknowledged);
    let count = 0;
    const save = async () => {
      const bytes = pdfFile(`${++count}`, 200_000);
      sent.add(hash(bytes));
      const { status } = await uploadVersion(server, member, id, bytes);
      if (status !== 201) return false;
      acknowledged.add(hash(bytes));
      return true;
    };
    const restore = async () => {
      const numbers = await listNumbers(member, id);
      const { status } = await member.call('versions.restore', { id, number: numbers.at(-1) });
      return status === 200;
    };
    let answered = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      for (let saved = 1; saved < SAVES_BEFORE; saved++) await save();
      const before = performance.now();
      await save();
      const took = performance.now() - before;
      const work = Promise.allSettled([save(), restore(), save()]);
      await setTimeout(random() * WITHIN * took);
      await server.end('SIGKILL');
      answered += (await work).filter((one) => one.status === 'fulfilled' && one.value).length;
      server = await startServerProcess(settings);
      const [call, { token }] = [restClient(server.url), member];
      member = { ...member, call: (name, input) => call(name, input, token) };

      const kept = await readAll(member, id);
      expect(kept.filter((one) => !sent.has(one))).toEqual([]);
      expect([...acknowledged].filter((one) => !kept.includes(one))).toEqual([]);
      // Nothing is there twice, and what is counted is what is there.
      expect(new Set(kept).size).toBe(kept.length);
      await expectCounted(member, id);
    }
    const work = `${answered} of ${KILLS * 3} pieces of work answered before a kill`;
    process.stdout.write(
      `seed ${SEED}: ${KILLS} kills, ${acknowledged.size} versions acknowledged, ${work}\n`,
    );
  },
  rounds({ short: 240_000, long: 3_600_000 }),
);

async function expectCounted(member: TestMember, id: string): Promise<void> {
  const rows = await client.db.selectFrom('file_versions').select('size').where('file_id', '=', id).execute();
  const file = await client.db.selectFrom('files').select('size').where('id', '=', id).executeTakeFirst();
  const used = await client.db
    .selectFrom('usage')
    .select('used')
    .where('user_id', '=', member.id)
    .where('metric', '=', 'storageLimit')
    .executeTakeFirst();
  expect(used?.used).toBe(rows.reduce((sum, { size }) => sum + size, file?.size ?? 0));
}
