import { platform, release } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, onTestFinished, test } from 'vitest';

import { openDatabase } from '../client.ts';
import { chooseCrashSync } from './crash-sync.ts';
import { startEmbeddedPostgres } from './index.ts';
import { type Writer, makeDataDir, runWriter, silent, untilWritten } from './testing/run-writer.ts';

const { dataDir, remove } = await makeDataDir();
afterAll(remove);

test('no acknowledged write is lost, whichever process is killed at any time', async () => {
  const acknowledged: number[] = [];
  const killings: ((writer: Writer, server: number) => unknown)[] = [
    ({ child }) => child.kill('SIGKILL'),
    ({ child }, server) => process.kill(server, 'SIGKILL') && child.kill('SIGKILL'),
    ({ child }, server) => child.kill('SIGKILL') && process.kill(server, 'SIGKILL'),
    ({ child }) => child.kill('SIGKILL'),
  ];
  for (const [round, kill] of killings.entries()) {
    const writer = runWriter(dataDir);
    const { pid } = await writer.up;
    await untilWritten(writer, 1);
    await sleep(round * 75);
    kill(writer, pid);
    await writer.ended;
    acknowledged.push(...writer.acknowledged);
  }
  expect(acknowledged.length).toBeGreaterThan(killings.length);
  expect(await lostOf(acknowledged)).toEqual([]);
});

test('a killed PostgreSQL is started again while Sheaf runs, and the pool goes on with it', async () => {
  const writer = runWriter(dataDir);
  const pids = [(await writer.up).pid];
  for (let killed = 0; killed < 3; killed++) {
    await untilWritten(writer, 1);
    await sleep(killed * 70);
    process.kill(pids.at(-1)!, 'SIGKILL');
    await untilLogged(writer, /running again/, killed + 1);
    await untilWritten(writer, 5);
    pids.push(await pidOf((await writer.up).url));
  }
  writer.child.kill('SIGINT');
  expect(await writer.ended).toEqual({ stopped: true, refused: undefined });
  expect(new Set(pids).size).toBe(4);
  expect(writer.logged.filter((line) => line.includes('ended unexpectedly (SIGKILL)'))).toHaveLength(3);
  expect(await lostOf(writer.acknowledged)).toEqual([]);
});

test('acknowledged writes are on the disk', async () => {
  const server = await startEmbeddedPostgres({ dataDir, log: silent });
  onTestFinished(server.stop);
  const { db, close } = openDatabase(server.url);
  const { rows } = await sql`
    select current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
      current_setting('synchronous_commit') as synchronous_commit, current_setting('data_checksums') as data_checksums,
      current_setting('listen_addresses') as listen_addresses,
      current_setting('recovery_init_sync_method') as crash_sync`.execute(db);
  await close();
  await server.stop();
  expect(rows).toEqual([
    {
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      data_checksums: 'on',
      listen_addresses: '',
      crash_sync: chooseCrashSync(platform(), release()),
    },
  ]);
});

async function lostOf(acknowledged: number[]): Promise<number[]> {
  const server = await startEmbeddedPostgres({ dataDir, log: silent });
  onTestFinished(server.stop);
  const { db, close } = openDatabase(server.url);
  const { rows } = await sql<{ id: number }>`select id from writes`.execute(db);
  await close();
  await server.stop();
  const kept = new Set(rows.map((row) => row.id));
  return acknowledged.filter((id) => !kept.has(id));
}

async function untilLogged(writer: Writer, line: RegExp, times: number): Promise<void> {
  while (writer.child.exitCode === null && writer.logged.filter((logged) => line.test(logged)).length < times)
    await sleep(5);
}

async function pidOf(url: string): Promise<number> {
  const { db, close } = openDatabase(url);
  const { rows } = await sql<{ line: string }>`select pg_read_file('postmaster.pid') as line`.execute(db);
  await close();
  return Number.parseInt(rows[0]?.line ?? '', 10);
}
