import { afterAll, expect, test } from 'vitest';

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

test.each(['SIGKILL', 'SIGHUP'] as const)(
  'a Sheaf that ends by %s leaves no PostgreSQL behind',
  async (signal) => {
    const writer = runWriter(dataDir);
    const { pid } = await writer.up;
    process.kill(-writer.child.pid!, signal);
    await writer.ended;
    expect(await untilGone(pid, 30_000)).toBe(true);
  },
);

test('a Sheaf that ends without stopping takes PostgreSQL with it', async () => {
  const writer = runWriter(dataDir);
  const { pid } = await writer.up;
  // Its reader is gone, so the next line of output is an uncaught error.
  writer.child.stdout?.destroy();
  await writer.ended;
  expect(await untilGone(pid, 30_000)).toBe(true);
});

test('it is up well within a second when the database exists, and stops in less', async () => {
  const starts: number[] = [];
  const stops: number[] = [];
  for (let round = 0; round < 4; round++) {
    const before = performance.now();
    const server = await startEmbeddedPostgres({ dataDir, log: silent });
    const up = performance.now();
    await server.stop();
    starts.push(up - before);
    stops.push(performance.now() - up);
    expect(await untilGone(server.pid(), 0)).toBe(true);
    // Twice does no harm: the folder may be another's by then.
    await server.stop();
  }
  // The best of them: the others may have had to share the machine.
  expect(Math.min(...starts)).toBeLessThan(500);
  expect(Math.min(...stops)).toBeLessThan(500);
});
