import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createThreads } from './threads.ts';

/** A thread that reports its id and input, and can fail in every way. */
const WORKER = `
import { threadId, workerData } from 'node:worker_threads';
let done = 0;
export default function work({ how }) {
  if (how === 'spin') for (;;);
  if (how === 'throw') throw new Error('no such passage');
  if (how === 'leave') process.exit(3);
  if (how === 'grow') for (const all = []; ;) all.push(new Array(100_000).fill(0.5 + all.length));
  return { thread: threadId, given: workerData, done: ++done };
}`;
type Told = { thread: number; given: unknown; done: number };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-threads-'));
  await writeFile(join(folder, 'worker.mjs'), WORKER);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function openThreads({ count = 1, deadlineMs = 60_000 } = {}) {
  let started = 0;
  const threads = createThreads({
    file: pathToFileURL(join(folder, 'worker.mjs')),
    count,
    deadlineMs,
    memoryMb: 32,
    data: () => ({ start: ++started }),
  });
  onTestFinished(() => threads.close());
  const ask = (how = 'well', key?: string) => threads.ask({ how }, { member: 'ada', key }) as Promise<Told>;
  return { threads, ask, started: () => started };
}

test('nothing starts before the first task, and a thread goes on with the next', async () => {
  const { ask, started } = openThreads();
  expect(started()).toBe(0);
  expect(await ask()).toMatchObject({ given: { start: 1 }, done: 1 });
  expect(await ask()).toMatchObject({ given: { start: 1 }, done: 2 });
});

test('a key finds its thread again, and other work goes beside it', async () => {
  const { ask } = openThreads({ count: 2 });
  const [first, other] = [await ask('well', 'a'), await ask('well', 'b')];
  expect(other.thread).not.toBe(first.thread);
  expect(await ask('well', 'a')).toMatchObject({ thread: first.thread, done: 2 });
});

test('a stuck thread is ended with a reason, and the next task gets a new one', async () => {
  const { ask } = openThreads({ deadlineMs: 2000 });
  await ask();
  await expect(ask('spin')).rejects.toMatchObject({ reason: 'passages_timed_out' });
  expect(await ask()).toMatchObject({ given: { start: 2 }, done: 1 });
});

test('work that has begun ends when it is stopped, and the next task gets a new thread', async () => {
  const { ask, threads } = openThreads();
  await ask();
  const stop = new AbortController();
  const ended = threads.ask({ how: 'spin' }, { member: 'ada', signal: stop.signal });
  // The task has to be with the thread before it can be stopped.
  await new Promise(setImmediate);
  stop.abort();
  await expect(ended).rejects.toMatchObject({ reason: 'operation_stopped' });
  expect(await ask()).toMatchObject({ given: { start: 2 }, done: 1 });
});

test.each([
  ['throw', { message: 'no such passage' }],
  ['leave', { reason: 'work_interrupted' }],
  ['grow', { code: 'ERR_WORKER_OUT_OF_MEMORY' }],
])('one that ends by itself (%s) says why, and is replaced', async (how, why) => {
  const { ask } = openThreads();
  await expect(ask(how)).rejects.toMatchObject(why);
  expect(await ask()).toMatchObject({ given: { start: 2 }, done: 1 });
});

test('tasks that run at close, and tasks that come later, fail with a reason', async () => {
  const { ask, threads } = openThreads();
  await ask();
  const ended = Promise.allSettled([ask('spin'), ask()]);
  // The task has to be with the thread before it can be cut.
  await new Promise(setImmediate);
  await threads.close();
  const reasons = ['work_interrupted', 'server_busy'];
  expect(await ended).toMatchObject(reasons.map((reason) => ({ status: 'rejected', reason: { reason } })));
});
