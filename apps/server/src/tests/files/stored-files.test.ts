import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkStoredFiles } from '@sheaf/api/features/files/files.checks.service.ts';
import { expect, onTestFinished, test } from 'vitest';
import { addAdministrator, upload } from '../../testing/members.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { uploadVersion } from '../../testing/versions.ts';

test('a flipped byte in a stored file, or a missing file, is detected and reported', async () => {
  const server = await startTestServer({ RATE_LIMITS: 'off', SHEAF_ROLE: 'web' });
  onTestFinished(server.stop);
  const admin = await addAdministrator(server);
  const add = async (name: string, size?: number) => {
    const { id } = (await upload(server, admin, pdfFile(name, size), `${name}.pdf`)).body.file;
    const find = server.ctx.db.selectFrom('files').select('blob_key').where('id', '=', id);
    const { blob_key } = await find.executeTakeFirstOrThrow();
    return { id, path: join(server.dataDir, 'files', blob_key.slice(0, 2), blob_key) };
  };
  const headers = { authorization: `Bearer ${admin.token}` };
  const download = (id: string) => fetch(`${server.url}/api/files/${id}/download`, { headers });
  const readDamaged = async () => {
    await checkStoredFiles(server.ctx);
    const { body } = await admin.call<{ system: { damagedFiles: number } }>('admin.system');
    return body.system.damagedFiles;
  };
  const [whole, small, large, gone] = [
    await add('whole'),
    await add('small'),
    await add('large', 3 << 20),
    await add('gone'),
  ];
  expect(await readDamaged()).toBe(0);

  for (const { path } of [small, large]) {
    const bytes = await readFile(path);
    bytes[bytes.length >> 1]! ^= 1;
    await writeFile(path, bytes);
  }
  await rm(gone.path);
  // A month later.
  const age = { checked_at: new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString() };
  await server.ctx.db.updateTable('files').set(age).execute();
  expect(await readDamaged()).toBe(3);
  for (const { id } of [small, large, gone])
    expect(server.logged()).toContain(`"table":"files","id":"${id}"`);
  expect(server.logged()).not.toContain(`"id":"${whole.id}"`);

  const refused = await download(small.id);
  expect([refused.status, ((await refused.json()) as { details: object }).details]).toEqual([
    422,
    { reason: 'damaged' },
  ]);
  expect((await download(whole.id)).status).toBe(200);
});

test('a small file that was damaged since is not given out, and is counted at once', async () => {
  const server = await startTestServer({ SHEAF_ROLE: 'web' });
  onTestFinished(server.stop);
  const admin = await addAdministrator(server);
  const { id } = (await upload(server, admin, pdfFile('kept'))).body.file;
  const { blob_key } = await server.ctx.db.selectFrom('files').select('blob_key').executeTakeFirstOrThrow();
  await writeFile(join(server.dataDir, 'files', blob_key.slice(0, 2), blob_key), 'something else');
  const headers = { authorization: `Bearer ${admin.token}` };
  expect((await fetch(`${server.url}/api/files/${id}/download`, { headers })).status).toBe(422);
  const { body } = await admin.call<{ system: { damagedFiles: number } }>('admin.system');
  expect(body.system.damagedFiles).toBe(1);
});

test('a flipped byte in an earlier version is detected, and the file itself is whole', async () => {
  const server = await startTestServer({ RATE_LIMITS: 'off', SHEAF_ROLE: 'web' });
  onTestFinished(server.stop);
  const admin = await addAdministrator(server);
  const { id } = (await upload(server, admin, pdfFile('first'))).body.file;
  const { blob_key } = await server.ctx.db.selectFrom('files').select('blob_key').executeTakeFirstOrThrow();
  expect((await uploadVersion(server, admin, id, pdfFile('second'))).status).toBe(201);
  await writeFile(join(server.dataDir, 'files', blob_key.slice(0, 2), blob_key), 'something else');
  await checkStoredFiles(server.ctx);
  const version = await server.ctx.db.selectFrom('file_versions').selectAll().executeTakeFirstOrThrow();
  expect(version).toMatchObject({ file_id: id, blob_key, number: 1, damaged_at: expect.any(String) });
  expect(server.logged()).toContain(`"table":"file_versions","id":"${version.id}"`);
  const { body } = await admin.call<{ system: { damagedFiles: number } }>('admin.system');
  expect(body.system.damagedFiles).toBe(1);
  const headers = { authorization: `Bearer ${admin.token}` };
  expect((await fetch(`${server.url}/api/files/${id}/download`, { headers })).status).toBe(200);
});
