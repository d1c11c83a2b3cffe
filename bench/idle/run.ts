// npm run bench -- idle [--rest SECONDS]: a server with its embedded database that nobody uses, and how soon it starts again.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type ServerProcess, startServerProcess } from '../../apps/server/src/testing/server-process.ts';
import { median, printTable, runProgram } from '../harness.ts';
import { measureTree } from './process-tree.ts';

/** Long enough that what a start leaves behind has ended: processes of tools stay three minutes. */
const REST_SECONDS = 240;
const STARTS = 5;

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { rest: { type: 'string' } } });
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-idle-'));
  try {
    const starts = await measureStarts(folder);
    const server = await start(folder);
    await sleep(Number(values.rest ?? REST_SECONDS) * 1000);
    const rows = [];
    for (const seconds of [60, 180]) rows.push(await watch(server, seconds));
    await server.end();
    printTable('A server that nobody uses', rows);
    printTable('Start with an existing data folder, until /api/ready answers 200 (goal 1.2 s)', [starts]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function start(folder: string): Promise<ServerProcess> {
  const server = await startServerProcess({ DATA_DIR: folder, HOST: '127.0.0.1', LOG_LEVEL: 'warn' });
  // A check may be cut short on a busy machine.
  while ((await fetch(`${server.url}/api/ready`)).status !== 200);
  return server;
}

async function watch({ child }: ServerProcess, seconds: number) {
  const before = measureTree(child.pid!);
  await sleep(seconds * 1000);
  const after = measureTree(child.pid!);
  const share = (after.milliseconds - before.milliseconds) / (seconds * 10);
  return {
    seconds,
    'per cent of one core': share.toFixed(2),
    'goal 0.5': share < 0.5 ? 'held' : 'missed',
    'MB (PSS)': after.megabytes.toFixed(0),
    'goal 250': after.megabytes < 250 ? 'held' : 'missed',
    processes: after.processes,
  };
}

/** Beside an empty Node each time, since starts are mostly work for the processor. */
async function measureStarts(folder: string) {
  await (await start(folder)).end();
  const [times, empty]: [number[], number[]] = [[], []];
  for (let round = 0; round < STARTS; round++) {
    empty.push((await runProgram(process.execPath, ['-e', '0'])).milliseconds);
    const began = performance.now();
    const server = await start(folder);
    times.push(performance.now() - began);
    await server.end();
  }
  return {
    starts: STARTS,
    'minimum s': (Math.min(...times) / 1000).toFixed(2),
    'median s': (median(times) / 1000).toFixed(2),
    'median over node -e 0': (median(times) / median(empty)).toFixed(1),
    goal: median(times) <= 1200 ? 'held' : 'missed',
  };
}
