import { readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@sheaf/db/testing';
import { expect, onTestFinished, test } from 'vitest';
import { restClient } from '../../testing/api-clients.ts';
import { upload } from '../../testing/members.ts';
import { makeFolder } from '../../testing/s3-server.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { type ServerProcess, startServerProcess, type Wrapper } from '../../testing/server-process.ts';
import { onSmallDisk, withFileLimit } from '../../testing/small-disk.ts';

const MB = 1024 * 1024;
const person = { email: 'nora@example.org', name: 'Nora', password: 'paper and ink' };

async function signUp({ url }: ServerProcess): Promise<string> {
  const { body } = await restClient(url)<{ session: { access_token: string } }>('auth.register', person);
  return body.session.access_token;
}

/** Where disks cannot be made, the limit on a file's size stands in: the same words, and another number of files. */
const fullDisk = (folder: string): Wrapper => onSmallDisk(folder, 8 * MB) ?? withFileLimit(2 * MB);

test.each([
  ['a disk that is full', fullDisk],
  ['a file larger than the system allows', () => withFileLimit(2 * MB)],
])('%s is said with 507; nothing is counted or left, and it ends by itself', async (_what, wrap) => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const { path, remove } = await makeFolder();
  onTestFinished(remove);
  const settings = { DATABASE_URL: database.url, DATA_DIR: path, RATE_LIMITS: 'off', SHEAF_ROLE: 'web' };
  const server = await startServerProcess(settings, wrap(path));
  onTestFinished(async () => void (await server.end()));
  const token = await signUp(server);
  const call = restClient(server.url);
  const send = (n: number, size: number) => upload(server, { token }, pdfFile(`file ${n}`, size), `${n}.pdf`);

  const stored: string[] = [];
  let last = await send(0, 3 * MB);
  for (let n = 1; last.status === 201 && n < 9; n++) {
    stored.push(last.body.file.id);
    last = await send(n, 3 * MB);
  }
  expect([last.status, last.body.code]).toEqual([507, 'storage_full']);
  expect(last.body.error).toBe(
    'The server has run out of disk space. Nothing was saved, and existing files can still be read.',
  );
  expect(JSON.stringify(last.body)).not.toContain(path);

  const stats = await call<{ stats: { totalFiles: number; filesThisMonth: number } }>(
    'users.stats',
    {},
    token,
  );
  expect(stats.body.stats).toMatchObject({ totalFiles: stored.length, filesThisMonth: stored.length });
  const ready = async () => (await fetch(`${server.url}/api/ready`)).status;
  await expect.poll(ready).toBe(200);
  for (const id of stored) {
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${server.url}/api/files/${id}/download`, { headers })).status).toBe(200);
    expect((await call('files.delete', { id, permanent: true }, token)).status).toBe(200);
  }
  expect((await send(10, MB)).status).toBe(201);
  // Seen from outside the small disk is an empty folder.
  expect(await readdir(`${path}/spool`).catch(() => [])).toEqual([]);
});

/** A limit on files, which are never large here, cannot stand in for a disk. */
const canMakeDisks = onSmallDisk(tmpdir(), MB) !== null;
const databases = canMakeDisks ? ['our own database'] : [];
if (!canMakeDisks)
  process.stdout.write(
    'Not tried: our own database on a full disk. This system lets nobody make a small one.\n',
  );

test.each(databases)(
  '%s on a full disk says 507, can still be read and made smaller, and goes on',
  async () => {
    const { path, remove } = await makeFolder();
    onTestFinished(remove);
    const settings = { DATA_DIR: path, RATE_LIMITS: 'off', SHEAF_ROLE: 'web' };
    const server = await startServerProcess(settings, onSmallDisk(path, 192 * MB) ?? undefined);
    onTestFinished(async () => void (await server.end()));
    const token = await signUp(server);
    const call = restClient(server.url);
    type Folder = { id: string };
    const add = (name: string) => call<{ code?: string; folder?: Folder }>('folders.create', { name }, token);
    const list = async () => (await call<{ folders: Folder[] }>('folders.list', {}, token)).body.folders;
    const [first] = [await add('Contracts'), await add('Invoices')];
    const disk = join('/proc', String(server.child.pid), 'root', path);
    const { bavail, bsize } = await statfs(disk);
    await writeFile(join(disk, 'filler'), Buffer.alloc(bavail * bsize));

    const refused = async () => {
      const { status, body } = await add('Letters');
      return [status, body.code];
    };
    await expect.poll(refused).toEqual([507, 'storage_full']);
    expect(await list()).toHaveLength(2);
    expect((await call('folders.delete', { id: first!.body.folder!.id }, token)).status).toBe(200);
    expect(await list()).toHaveLength(1);

    await rm(join(disk, 'filler'));
    await expect.poll(async () => (await add('Letters')).status).toBe(201);
    expect(await list()).toHaveLength(2);
  },
  120_000,
);
