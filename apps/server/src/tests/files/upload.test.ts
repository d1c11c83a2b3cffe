import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { removeOrphans } from '@sheaf/api/features/files/files.jobs.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { oldOfficeFile, pdfFile, pngFile, programFile, zipFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  // Nobody reads what was uploaded, so that the folders hold what uploads leave and nothing else.
  server = await startTestServer({ RATE_LIMITS: 'off', SHEAF_ROLE: 'web' });
});
afterAll(() => server.stop());

async function blobs(): Promise<string[]> {
  const shelves = await readdir(join(server.dataDir, 'files')).catch(() => []);
  const names = await Promise.all(shelves.map((shelf) => readdir(join(server.dataDir, 'files', shelf))));
  return names.flat();
}
const spooled = () => readdir(join(server.dataDir, 'spool'));
async function used(member: TestMember): Promise<Record<string, number>> {
  const rows = await server.ctx.db.selectFrom('usage').selectAll().where('user_id', '=', member.id).execute();
  return Object.fromEntries(rows.map(({ metric, used: amount }) => [metric, amount]));
}

test('an acknowledged file is in the store byte for byte, in the list, and counted', async () => {
  const member = await addMember(server);
  const bytes = pdfFile('Lease');
  const { status, body } = await upload(server, member, bytes, 'Mietvertrag – März.pdf', {
    tags: 'signed, 2026',
  });
  expect(status).toBe(201);
  expect(body.file).toMatchObject({
    filename: 'Mietvertrag – März.pdf',
    size: bytes.length,
    type: 'application/pdf',
    tags: ['signed', '2026'],
    folder_id: null,
  });
  expect(body.duplicate_of).toBeNull();
  expect(JSON.stringify(body)).not.toMatch(/blob|sha256/);
  const row = await server.ctx.db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', body.file.id)
    .executeTakeFirstOrThrow();
  const stored = await readFile(join(server.dataDir, 'files', row.blob_key.slice(0, 2), row.blob_key));
  expect(stored.equals(bytes)).toBe(true);
  expect(row.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect(await used(member)).toEqual({ filesPerMonth: 1, storageLimit: bytes.length });
  expect(await spooled()).toEqual([]);
});

test.each([
  ['application/x-msdownload', 'invoice.pdf', programFile()],
  ['application/zip', 'a.docx', zipFile({ 'readme.txt': 'hello' })],
  ['application/x-cfb', 'a.doc', oldOfficeFile('Something')],
  ['application/octet-stream', 'a.pdf', Buffer.from('%PD')],
  ['application/octet-stream', 'a.txt', Buffer.from('words\0')],
  ['application/octet-stream', 'a.sh', Buffer.from('words')],
  ['application/xml', 'a.svg', Buffer.from('<?xml version="1.0"?><html/>')],
])('%s is refused though it is called %s, and leaves no trace', async (type, name, bytes) => {
  const member = await addMember(server);
  const before = await blobs();
  const { status, body } = await upload(server, member, bytes, name);
  expect({ status, code: body.code, error: body.error }).toEqual({
    status: 415,
    code: 'unsupported_type',
    error: `File type ${type} is not allowed`,
  });
  expect(await blobs()).toEqual(before);
  expect(await spooled()).toEqual([]);
  expect(await used(member)).toEqual({});
});

test('a file over the limit of the plan is refused in the words of the page, with its true size', async () => {
  const member = await addMember(server);
  const { status, body } = await upload(server, member, pdfFile('big', 12 * 1024 * 1024));
  expect(status).toBe(413);
  expect(body.error).toBe('File size 12 MB exceeds limit of 10 MB');
  expect(body.details).toMatchObject({ limit: 10 * 1024 * 1024, upgradeTo: 'pro' });
  const pro = await addMember(server, 'pro');
  expect((await upload(server, pro, pdfFile('big', 12 * 1024 * 1024))).status).toBe(201);
  expect(await spooled()).toEqual([]);
});

test('an empty file, a missing one, and names made to harm are refused with a sentence', async () => {
  const member = await addMember(server);
  for (const name of ['a\u202Efdp.exe', '..', 'a\u0007.pdf']) {
    expect((await upload(server, member, pdfFile(), name)).body.code).toBe('invalid_request');
  }
  const empty = await upload(server, member, Buffer.alloc(0));
  expect(empty).toMatchObject({ status: 422, body: { reason: 'file_empty', details: { reason: 'empty' } } });
  const body = new FormData();
  body.set('other', 'x');
  const headers = { authorization: `Bearer ${member.token}` };
  const missing = await fetch(`${server.url}/api/files/upload`, { method: 'POST', headers, body });
  expect(missing.status).toBe(400);
  const text = await fetch(`${server.url}/api/files/upload`, { method: 'POST', headers, body: 'not a form' });
  expect(text.status).toBe(415);
  const cut = await fetch(`${server.url}/api/files/upload`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
  });
  expect(cut.status).toBe(400);
  expect(await spooled()).toEqual([]);
  expect((await fetch(`${server.url}/api/files/upload`, { method: 'POST' })).status).toBe(401);
});

test('of twenty uploads at once on a plan of ten exactly ten are taken, and the sum of bytes is exact', async () => {
  const member = await addMember(server);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => upload(server, member, pdfFile(`page ${index}`))),
  );
  const refused = answers.filter(({ status }) => status === 402);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(refused).toHaveLength(10);
  expect(refused[0]?.body.details).toEqual({
    metric: 'filesPerMonth',
    limit: 10,
    used: 10,
    resetsAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    upgradeTo: 'pro',
  });
  const rows = await server.ctx.db
    .selectFrom('files')
    .select('size')
    .where('user_id', '=', member.id)
    .execute();
  expect(await used(member)).toEqual({
    filesPerMonth: 10,
    storageLimit: rows.reduce((sum, { size }) => sum + size, 0),
  });
});

test('several at once: those that fail are named, the others are in', async () => {
  const member = await addMember(server);
  const send = async (parts: [string, Buffer][]) => {
    const body = new FormData();
    for (const [name, bytes] of parts) body.append('files', new Blob([new Uint8Array(bytes)]), name);
    const headers = { authorization: `Bearer ${member.token}` };
    const response = await fetch(`${server.url}/api/files/upload-multiple`, {
      method: 'POST',
      headers,
      body,
    });
    return {
      status: response.status,
      body: (await response.json()) as { files: object[]; errors: object[]; code: string },
    };
  };
  const mixed = await send([
    ['a.pdf', pdfFile('a')],
    ['b.pdf', programFile()],
    ['c.png', pngFile()],
  ]);
  expect(mixed.status).toBe(207);
  expect(mixed.body.files).toHaveLength(2);
  expect(mixed.body.errors).toEqual([
    {
      filename: 'b.pdf',
      error: 'File type application/x-msdownload is not allowed',
      code: 'unsupported_type',
      reason: 'file_type_not_allowed',
      params: { type: 'application/x-msdownload' },
    },
  ]);
  expect((await send([['a.pdf', pdfFile('d')]])).status).toBe(201);
  const none = await send([['a.pdf', programFile()]]);
  expect([none.status, none.body.code]).toEqual([415, 'unsupported_type']);
});

test('duplicate bytes are accepted, and the response names the existing file', async () => {
  const member = await addMember(server);
  const first = await upload(server, member, pdfFile('twice'), 'first.pdf');
  const second = await upload(server, member, pdfFile('twice'), 'second.pdf');
  expect(second.body.duplicate_of).toEqual({ id: first.body.file.id, filename: 'first.pdf' });
  const other = await upload(server, await addMember(server), pdfFile('twice'));
  expect(other.body.duplicate_of).toBeNull();
});

test('an upload that is cut leaves nothing', async () => {
  const member = await addMember(server);
  const before = await blobs();
  const { port } = new URL(server.url);
  const headers = {
    authorization: `Bearer ${member.token}`,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': 5_000_000,
  };
  const req = request({ host: '127.0.0.1', port, path: '/api/files/upload', method: 'POST', headers });
  req.on('error', () => {});
  req.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n');
  req.write(pdfFile('cut', 200_000));
  await expect.poll(spooled).toHaveLength(1);
  req.destroy();
  await expect.poll(spooled).toEqual([]);
  expect(await blobs()).toEqual(before);
  expect(await used(member)).toEqual({});
});

test('blobs that no file has are swept, and no others', async () => {
  const member = await addMember(server);
  const { body } = await upload(server, member, pdfFile('kept'));
  const { blob_key } = await server.ctx.db
    .selectFrom('files')
    .select('blob_key')
    .where('id', '=', body.file.id)
    .executeTakeFirstOrThrow();
  const orphan = await upload(server, member, pdfFile('orphan'));
  const lost = await server.ctx.db
    .deleteFrom('files')
    .where('id', '=', orphan.body.file.id)
    .returning('blob_key')
    .executeTakeFirstOrThrow();
  await removeOrphans(server.ctx, 60_000);
  expect(await blobs()).toContain(lost.blob_key);
  await removeOrphans(server.ctx, -1000);
  expect(await blobs()).not.toContain(lost.blob_key);
  expect(await blobs()).toContain(blob_key);
});
