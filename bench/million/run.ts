// npm run bench -- million [--members N] [--partitions N] [--data DIR] [--asked N] [--plans]: the commonest queries of
// members, where there are a million of them and the large tables are divided by their owner. 0 partitions: not divided.
// With --data the database stays, and is not filled again. Ends with 1 where a query of a member reads two partitions.
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { startEmbeddedPostgres } from '../../packages/db/src/embedded/index.ts';
import {
  type DatabaseClient,
  isPartitioned,
  migrateToLatest,
  openDatabase,
  partitionByMember,
} from '../../packages/db/src/index.ts';
import { chooseAskers, tell, tellPlans, timeAll } from './ask.ts';
import { listenTo } from './explain.ts';
import { fill } from './fill.ts';
import { queriesOfAdmins, queriesOfMembers } from './queries.ts';

const AT_ONCE = 8;
/** They read what everybody has, and take their time. */
const OF_ADMINS = 3;
const FILES_AT_ONCE = 200;
const quiet = { debug: () => {}, info: () => {}, warn: console.warn };
const evict = promisify(execFile);

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      members: { type: 'string', default: '1000000' },
      partitions: { type: 'string', default: '64' },
      data: { type: 'string' },
      asked: { type: 'string', default: '200' },
      plans: { type: 'boolean', default: false },
    },
  });
  const folder = values.data ?? (await mkdtemp(join(tmpdir(), 'sheaf-bench-')));
  // PostgreSQL does not run as root, and its user has to reach its folder.
  if (!values.data) await chmod(folder, 0o755);
  const members = Number(values.members);
  try {
    await withServer(folder, (client) => prepare(client, members, Number(values.partitions)));
    await forget(folder);
    await withServer(folder, (client) => measure(client, members, Number(values.asked), values.plans));
  } finally {
    if (!values.data) await rm(folder, { recursive: true, force: true });
  }
}

async function withServer(dataDir: string, work: (client: DatabaseClient) => Promise<void>): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir, log: quiet });
  const client = openDatabase(server.url);
  try {
    await work(client);
  } finally {
    await client.close();
    await server.stop();
  }
}

async function prepare(client: DatabaseClient, members: number, partitions: number): Promise<void> {
  await migrateToLatest(client.db);
  const { rows } = await client.pool.query('select from users limit 1');
  if (rows.length) return;
  if (partitions) await partitionByMember(client.db, partitions);
  await fill(client, members);
}

/** What the system keeps of these files in memory goes, so that the first time of a query is that of the disk. */
async function forget(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  await evict('sync', ['-f', folder]);
  for (let at = 0; at < files.length; at += FILES_AT_ONCE)
    await Promise.all(
      files
        .slice(at, at + FILES_AT_ONCE)
        .map((file) => evict('dd', [`if=${file}`, 'iflag=nocache', 'count=0'])),
    );
}

async function measure(
  client: DatabaseClient,
  members: number,
  asked: number,
  plans: boolean,
): Promise<void> {
  const listening = listenTo(client);
  const ofMembers = queriesOfMembers(client);
  const askers = await chooseAskers(client, members, asked);
  const heavy = await chooseAskers(client, members, asked, true);
  const load = () => `load ${loadavg()[0]!.toFixed(1)}`;
  const { rows } = await client.pool.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  const divided = (await isPartitioned(client.db)) ? 'divided' : 'not divided';
  console.log(`${members} members, ${rows[0]!.size}, ${divided}`);
  const cold = await timeAll(ofMembers, askers, 1);
  const warm = await timeAll(ofMembers, askers, 1);
  const together = await timeAll(ofMembers, askers, AT_ONCE);
  tell(`Queries of members by lot, ${load()}`, { cold, warm, [`${AT_ONCE} at once`]: together });
  const first = await timeAll(ofMembers, heavy, 1);
  tell(`Of the members with the most files, ${load()}`, { warm: first });
  const wide = await tellPlans(client, listening, ofMembers, heavy[0]!, plans);
  console.log(`\nstatements of members that read more than one partition: ${wide}`);
  if (wide) process.exitCode = 1;
  const ofAdmins = queriesOfAdmins(client);
  tell(`Of administrators, ${load()}`, { warm: await timeAll(ofAdmins, askers.slice(0, OF_ADMINS), 1) });
}
