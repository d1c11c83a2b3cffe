import { afterAll, expect, onTestFinished, test } from 'vitest';

import { startEmbeddedPostgres } from './index.ts';
import { makeDataDir, runWriter, silent, untilGone, untilWritten } from './testing/run-writer.ts';

const { dataDir, remove } = await makeDataDir();
afterAll(remove);

test("a terminal's Ctrl-C, which reaches the whole group, leaves PostgreSQL to the last request and no longer", async () => {
  const writer = runWriter(dataDir);
  const { pid } = await writer.up;
  await untilWritten(writer, 5);
  const before = writer.acknowledged.length;
  process.kill(-writer.child.pid!, 'SIGINT');
  expect(await writer.ended).toEqual({ stopped: true, refused: undefined });
  expect(writer.acknowledged.length).toBeGreaterThan(before);
  expect(writer.logged.filter((line) => line.includes('unexpectedly'))).toEqual([]);
  expect(await untilGone(pid, 0)).toBe(true);
});

test('a Sheaf that ends without stopping takes PostgreSQL with it', async () => {
  const writer = runWriter(dataDir);
  const { pid } = await writer.up;
  // Its reader is gone, so the next line it says is an uncaught error.
  writer.child.stdout?.destroy();
  await writer.ended;
  expect(await untilGone(pid, 5_000)).toBe(true);
});

test('it is up within a second when the database exists, and stops in less', async () => {
  const before = performance.now();
  const server = await startEmbeddedPostgres({ dataDir, log: silent });
  onTestFinished(server.stop);
  const up = performance.now();
  await server.stop();
  await server.stop();
  const stopped = performance.now();
  expect(await untilGone(server.pid(), 0)).toBe(true);
  expect(up - before).toBeLessThan(1_000);
  expect(stopped - up).toBeLessThan(1_000);
});
