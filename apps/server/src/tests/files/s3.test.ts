import { expect, onTestFinished, test } from 'vitest';
import { addMember, upload } from '../../testing/members.ts';
import { makeFolder, s3Keys, startS3Server } from '../../testing/s3-server.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { startTestServer } from '../../testing/test-server.ts';

test('files live in the store; while it is away that is said, and afterwards all is as before', async () => {
  const objects = await makeFolder();
  onTestFinished(objects.remove);
  let store = await startS3Server(objects.path);
  const server = await startTestServer({
    RATE_LIMITS: 'off',
    S3_BUCKET: 'sheaf',
    S3_ENDPOINT: store.url,
    S3_ACCESS_KEY_ID: s3Keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
  });
  onTestFinished(server.stop);
  const member = await addMember(server, 'pro');
  const headers = { authorization: `Bearer ${member.token}` };
  const get = (path: string, more = {}) =>
    fetch(`${server.url}/api${path}`, { headers: { ...headers, ...more } });

  const bytes = pdfFile('kept far away', 20 * 1024 * 1024);
  const { status, body } = await upload(server, member, bytes, 'far.pdf');
  expect(status).toBe(201);
  const { id } = body.file;
  const whole = await get(`/files/${id}/download`);
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
  const range = await get(`/files/${id}/download`, { range: 'bytes=5-14' });
  expect([range.status, await range.text()]).toEqual([206, bytes.subarray(5, 15).toString('latin1')]);
  await expect.poll(async () => (await get(`/files/${id}/thumbnail`)).status).toBe(200);
  expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);

  await store.stop();
  const ready = await fetch(`${server.url}/api/ready`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ details: { checks: { storage: 'failed', database: 'ok' } } });
  const away = await upload(server, member, pdfFile('while away'), 'lost.pdf');
  expect([away.status, away.body.code]).toEqual([503, 'unavailable']);
  expect(away.body.error).toBe('The file storage can’t be reached. Try again in a moment.');
  const read = await get(`/files/${id}/download`);
  expect([read.status, read.headers.get('retry-after')]).toEqual([503, '2']);
  // A failure must not go out as a file to save.
  expect(read.headers.get('content-disposition')).toBeNull();
  expect(read.headers.get('content-type')).toContain('application/json');

  store = await startS3Server(objects.path, Number(new URL(store.url).port));
  onTestFinished(() => store.stop());
  expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
  expect((await upload(server, member, pdfFile('while away'), 'again.pdf')).status).toBe(201);
  const list = await member.call<{ files: { filename: string }[] }>('files.list', {
    sort: 'name',
    order: 'asc',
  });
  expect(list.body.files.map(({ filename }) => filename)).toEqual(['again.pdf', 'far.pdf']);
  await member.call('files.delete', { id, permanent: true });
  expect((await get(`/files/${id}/download`)).status).toBe(404);
});
