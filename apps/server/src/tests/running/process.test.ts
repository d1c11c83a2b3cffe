import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@sheaf/db';
import { createTestDatabase } from '@sheaf/db/testing';
import { expect, onTestFinished, test } from 'vitest';
import { restClient } from '../../testing/api-clients.ts';
import { spawnServer, startServerProcess } from '../../testing/server-process.ts';

const person = { email: 'nora@example.org', name: 'Nora', password: 'paper and ink' };

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-process-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('asked to stop, it finishes the request that is running and takes no new one', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const sheaf = await startServerProcess({ DATABASE_URL: database.url, DATA_DIR: await makeFolder() });
  const { port } = new URL(sheaf.url);
  const body = JSON.stringify(person);
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const running = request({ host: '127.0.0.1', port, path: '/api/auth/register', method: 'POST', headers });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    running.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
  });
  running.write(body.slice(0, 10));
  await expect.poll(() => fetch(`${sheaf.url}/api/health`).then(({ status }) => status)).toBe(200);

  const ended = sheaf.end('SIGTERM');
  await expect
    .poll(() =>
      fetch(`${sheaf.url}/api/health`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed');
  running.end(body.slice(10));
  expect(await answered).toBe(201);
  expect(await ended).toBe(0);
  expect(sheaf.output()).toContain('Finishing what is running');
});

test('asked to stop while it starts, it stops in order once it has started', async () => {
  const starting = spawnServer({ DATA_DIR: await makeFolder(), SHEAF_ROLE: 'worker' });
  await expect.poll(() => starting.output()).toContain('Made a new database');
  expect(starting.output()).not.toContain('Sheaf is');
  expect(await starting.end('SIGTERM')).toBe(0);
  expect(starting.output()).toContain('Finishing what is running');
});

test('of a web and a worker process the worker sends the emails, also those queued while it was away', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const folder = await makeFolder();
  const shared = { DATABASE_URL: database.url, DATA_DIR: folder, SESSION_SECRET: 'x'.repeat(32) };
  const web = await startServerProcess({ ...shared, SHEAF_ROLE: 'web' });
  expect((await restClient(web.url)('auth.register', person)).status).toBe(201);
  const letters = () => readdir(join(folder, 'outbox')).catch(() => []);
  const worker = await startServerProcess({ ...shared, SHEAF_ROLE: 'worker' });
  await expect.poll(letters).toHaveLength(1);
  expect(await Promise.all([web.end(), worker.end()])).toEqual([0, 0]);
  expect([web, worker].map(({ output }) => output().includes('job done'))).toEqual([false, true]);
});

test('several processes that start at once on one empty database all come up', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const { db, close } = openDatabase(database.url, { max: 1 });
  for (const schema of ['public', 'pgboss']) await db.schema.dropSchema(schema).cascade().execute();
  await db.schema.createSchema('public').execute();
  await close();
  const folder = await makeFolder();
  const starts = [1, 2, 3].map(() => startServerProcess({ DATABASE_URL: database.url, DATA_DIR: folder }));
  const processes = await Promise.all(starts);
  const statuses = processes.map(async ({ url }) => (await fetch(`${url}/api/ready`)).status);
  expect(await Promise.all(statuses)).toEqual([200, 200, 200]);
  expect(await Promise.all(processes.map(({ end }) => end()))).toEqual([0, 0, 0]);
});

test.each([
  [{ PORT: 'eighty' }, /PORT is not valid/],
  [{ DATABASE_URL: 'postgres://127.0.0.1:9/sheaf' }, /database cannot be reached/],
])('what it cannot start with is one sentence: %o', async (settings, sentence) => {
  const start = startServerProcess({ DATA_DIR: await makeFolder(), ...settings });
  const error = await start.then(
    () => 'it started',
    (reason: Error) => reason.message,
  );
  expect(error).toMatch(/ended with 1/);
  expect(error).toMatch(sentence);
  expect(error).not.toMatch(/\n\s+at /);
});
