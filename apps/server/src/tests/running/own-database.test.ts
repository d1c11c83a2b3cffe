import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restClient } from '../../testing/api-clients.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';

const run = promisify(execFile);
let folder: string;
let sheaf: ServerProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-own-'));
  // As root the database runs as another user, who has to be able to go through.
  await chmod(folder, 0o755);
  sheaf = await startServerProcess({ DATA_DIR: folder });
});
afterAll(async () => {
  await sheaf.end();
  await rm(folder, { recursive: true, force: true });
});

const person = { email: 'nora@example.org', name: 'Nora', password: 'paper and ink' };
const admin = (...args: string[]) =>
  run(process.execPath, [join(import.meta.dirname, '../../cli/admin.ts'), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: folder },
  });

test('with nothing set it runs on a database of its own', async () => {
  expect(
    (await restClient(sheaf.url)('auth.register', { ...person, email: 'first@example.org' })).status,
  ).toBe(201);
  expect((await restClient(sheaf.url)('auth.register', person)).status).toBe(201);
});

test('a second one on the same folder is refused, and does not affect the first', async () => {
  const second = await startServerProcess({ DATA_DIR: folder }).then(
    () => 'it started',
    (reason: Error) => reason.message,
  );
  expect(second).toMatch(/already running/);
  expect((await fetch(`${sheaf.url}/api/ready`)).status).toBe(200);
});

test('an administrator is made while it is running', async () => {
  expect((await admin('grant', 'Nora@example.org')).stdout).toContain(
    'nora@example.org is an administrator now.',
  );
  const call = restClient(sheaf.url);
  type SignedIn = { user: { role: string }; session: { access_token: string } };
  const { body } = await call<SignedIn>('auth.login', { email: person.email, password: person.password });
  expect(body.user.role).toBe('admin');
  const log = await call<{ audit: object[] }>('admin.audit', {}, body.session.access_token);
  expect(log.body.audit).toMatchObject([
    { action: 'role.change', actor: null, target: { email: person.email }, details: { to: 'admin' } },
  ]);
  await expect(admin('grant', 'nobody@example.org')).rejects.toThrow('Command failed');
  expect((await admin('remove-second-factor', person.email)).stdout).toContain('alone now.');
});

test('killed outright it comes back with what it had acknowledged', async () => {
  await sheaf.end('SIGKILL');
  expect((await admin('grant', person.email)).stdout).toContain('is an administrator now.');
  sheaf = await startServerProcess({ DATA_DIR: folder });
  expect(
    (await restClient(sheaf.url)('auth.login', { email: person.email, password: person.password })).status,
  ).toBe(200);
});

test('while its database is away it answers 503, and recovers by itself', async () => {
  const pidFile = await readFile(join(folder, 'postgres/18/postmaster.pid'), 'utf8');
  process.kill(Number.parseInt(pidFile, 10), 'SIGKILL');
  const seen = new Set<number>();
  await expect
    .poll(async () => {
      const { status } = await restClient(sheaf.url)('auth.login', {
        email: person.email,
        password: person.password,
      });
      seen.add(status);
      return status === 200 && seen.size > 0;
    })
    .toBe(true);
  expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  await expect.poll(() => fetch(`${sheaf.url}/api/ready`).then(({ status }) => status)).toBe(200);
});
