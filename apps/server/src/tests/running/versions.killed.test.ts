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

/** The same member at a server that was started again. */
function signedIn(member: TestMember): TestMember {
  const call = restClient(server.url);
  return { ...member, call: (name, input) => call(name, input, member.token) };
}

/** Work on the file: the bytes that are its newest when it is done, and whether the server said so. */
type Work = { makes: string; done: Promise<boolean> };

/** What the newest bytes may be after a kill: what was done, or may have been; nothing else where the server said that something was. */
async function listPossible(before: string, work: Work[]): Promise<{ possible: string[]; answered: number }> {
  const said = (await Promise.allSettled(work.map(({ done }) => done))).map((one) =>
    one.status === 'fulfilled' ? one.value : undefined,
  );
  const answered = said.filter(Boolean).length;
  const makes = work.flatMap((one, at) => (said[at] === false ? [] : one.makes));
  return { possible: answered ? makes : [before, ...makes], answered };
}

test(
  'a server that is killed while versions are saved and restored keeps every version that it acknowledged, and the newest is whole',
  async () => {
    const random = seededRandom();
    let member = await addMember({ url: server.url, ctx: { db: client.db } }, 'premium');
    const first = pdfFile('0');
    const { id } = (await upload(server, member, first)).body.file;
    const acknowledged = new Set([hash(first)]);
    const sent = new Set(acknowledged);
    const hashOf = async (number?: number) => hash((await downloadVersion(server, member, id, number))!);
    let count = 0;
    const save = (): Work => {
      const bytes = pdfFile(`${++count}`, 200_000);
      const makes = hash(bytes);
      sent.add(makes);
      const done = uploadVersion(server, member, id, bytes).then(({ status }) => {
        if (status === 201) acknowledged.add(makes);
        return status === 201;
      });
      return { makes, done };
    };
    const restore = (number: number, makes: string): Work => ({
      makes,
      done: member.call('versions.restore', { id, number }).then(({ status }) => status === 200),
    });
    const seen = { answered: 0, asked: 0, restored: 0, old: 0 };
    for (let kill = 0; kill < KILLS; kill++) {
      for (let saved = 1; saved < SAVES_BEFORE; saved++) await save().done;
      const start = performance.now();
      const { makes: before, done } = save();
      expect(await done).toBe(true);
      const took = performance.now() - start;
      expect(await hashOf()).toBe(before);
      const oldest = (await listNumbers(member, id)).at(-1)!;
      const restored = await hashOf(oldest);
      // Every other time a version is restored with nothing beside it, so that what is newest then is known.
      const isAlone = kill % 2 === 1;
      const work = isAlone ? [restore(oldest, restored)] : [save(), restore(oldest, restored), save()];
      const settled = listPossible(before, work);
      await setTimeout(random() * (isAlone ? 1 : WITHIN) * took);
      await server.end('SIGKILL');
      const { possible, answered } = await settled;
      server = await startServerProcess(settings);
      member = signedIn(member);

      const newest = await hashOf();
      expect(possible).toContain(newest);
      const kept = await readAll(member, id);
      expect(kept[0]).toBe(newest);
      expect(kept.filter((one) => !sent.has(one))).toEqual([]);
      expect([...acknowledged].filter((one) => !kept.includes(one))).toEqual([]);
      // Nothing is there twice, and what is counted is what is there.
      expect(new Set(kept).size).toBe(kept.length);
      await expectCounted(member, id);
      seen.answered += answered;
      seen.asked += work.length;
      if (newest === restored) seen.restored += 1;
      if (newest === before) seen.old += 1;
    }
    const { answered, asked, restored, old } = seen;
    process.stdout.write(
      `seed ${SEED}: ${KILLS} kills, ${acknowledged.size} versions acknowledged, ${answered} of ${asked} pieces of work answered before a kill; the newest was restored ${restored} times, and as before ${old} times\n`,
    );
  },
  rounds({ short: 240_000, long: 3_600_000 }),
);

test('what the server says is restored is the newest, and stays it when the server is killed at once', async () => {
  let member = await addMember({ url: server.url, ctx: { db: client.db } }, 'premium');
  const [first, second] = [pdfFile('a'), pdfFile('b', 50_000)];
  const { id } = (await upload(server, member, first)).body.file;
  expect((await uploadVersion(server, member, id, second)).status).toBe(201);
  const { status } = await member.call('versions.restore', { id, number: 1 });
  await server.end('SIGKILL');
  expect(status).toBe(200);
  server = await startServerProcess(settings);
  member = signedIn(member);
  expect(hash((await downloadVersion(server, member, id))!)).toBe(hash(first));
  expect(await readAll(member, id)).toEqual([hash(first), hash(second)]);
});

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
