import { execFileSync, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';

import { startEmbeddedPostgres } from './index.ts';
import {
  isAlive,
  makeDataDir,
  runWriter,
  silent,
  untilGone,
  untilWritten,
  type Writer,
} from './testing/run-writer.ts';

const { dataDir, remove } = await makeDataDir();
afterAll(remove);

test('a second Sheaf on the same folder is refused, and the first continues', async () => {
  const first = runWriter(dataDir);
  await first.up;

  const refused = await startEmbeddedPostgres({ dataDir, log: silent }).catch((error: unknown) => error);
  expect(refused).toMatchObject({
    code: 'already_running',
    message: `Sheaf is already running on ${dataDir} (process ${first.child.pid}). Stop it first, or set DATA_DIR to another folder.`,
    details: { folder: dataDir, pid: first.child.pid },
  });
  const second = runWriter(dataDir);
  expect((await second.ended).refused).toContain(`process ${first.child.pid}`);

  await untilWritten(first, 5);
  first.child.kill('SIGINT');
  expect(await first.ended).toEqual({ stopped: true, refused: undefined });
});

test('of several that start at the same moment one runs', async () => {
  const writers = [1, 2, 3, 4].map(() => runWriter(dataDir));
  const [winner] = await Promise.any(writers.map(async (writer) => [writer, await writer.up] as const));
  const losers = await Promise.all(
    writers.filter((writer) => writer !== winner).map((writer) => writer.ended),
  );
  expect(losers.map((loser) => loser.refused)).toEqual(
    losers.map(() => expect.stringContaining('already running')),
  );
  winner.child.kill('SIGINT');
  expect((await winner.ended).stopped).toBe(true);
});

test('a PostgreSQL that a killed Sheaf left running is stopped, and a new one takes its place', async () => {
  const killed = runWriter(dataDir);
  const orphan = await killed.up;
  // Without its guard, as where there is no shell.
  process.kill(guardOf(killed), 'SIGKILL');
  killed.child.kill('SIGKILL');
  await killed.ended;
  expect(isAlive(orphan.pid)).toBe(true);

  const warnings: string[] = [];
  const server = await startEmbeddedPostgres({
    dataDir,
    log: { ...silent, warn: (line) => warnings.push(line) },
  });
  onTestFinished(server.stop);
  expect(await untilGone(orphan.pid, 30_000)).toBe(true);
  expect(warnings).toEqual([
    `Stopping the PostgreSQL (process ${orphan.pid}) that an interrupted Sheaf left running.`,
  ]);
  expect(server.pid()).not.toBe(orphan.pid);
  await server.stop();
});

test('a process id left in the folder that is another program by now is no hindrance, and no victim', async () => {
  const server = await startEmbeddedPostgres({ dataDir, log: silent });
  onTestFinished(server.stop);
  await server.stop();
  const asNobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const bystander = spawn('sleep', ['60'], asNobody);
  const leftOver = [
    bystander.pid,
    join(dataDir, '18'),
    '1700000000',
    '5432',
    join(dataDir, 'run'),
    '',
    '',
    'ready',
    '',
  ];
  await writeFile(join(dataDir, '18', 'postmaster.pid'), leftOver.join('\n'));

  const again = await startEmbeddedPostgres({ dataDir, log: silent });
  onTestFinished(again.stop);
  expect(isAlive(bystander.pid!)).toBe(true);
  bystander.kill();
  await again.stop();
});

function guardOf({ child }: Writer): number {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const guard = processes.find(
    (line) => line.trim().split(/\s+/)[1] === String(child.pid) && line.includes('kill -INT'),
  );
  return Number.parseInt(guard ?? '', 10);
}
