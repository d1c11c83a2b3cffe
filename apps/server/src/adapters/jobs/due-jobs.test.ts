import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { watchDueJobs } from './due-jobs.ts';

const QUEUE = 'auth.send-reset';
let server: TestServer;
beforeAll(async () => {
  // It only queues jobs.
  server = await startTestServer({ SHEAF_ROLE: 'web' });
});
afterAll(() => server.stop());

it('wakes the queue of a delayed job when it comes due, and not before', async () => {
  const { db, jobs, log } = server.ctx;
  const woken: number[] = [];
  const start = Date.now();
  await jobs.enqueue(db, QUEUE, { email: 'ada@example.org' }, 2);
  const due = watchDueJobs(db, log, (queue) => {
    if (queue === QUEUE) woken.push(Date.now() - start);
  });
  await expect.poll(() => woken.length).toBeGreaterThan(0);
  expect(woken[0]).toBeGreaterThanOrEqual(1900);
  due.stop();
});
