import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import type { Waiting } from '@sheaf/api/features/files/files.schema.ts';
import { createTestDatabase } from '@sheaf/db/testing';
import { removeIdleUploads } from '@sheaf/api/features/files/files.resumable.service.ts';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { restClient } from '../../testing/api-clients.ts';
import { bytesIn } from '../../testing/bytes-in.ts';
import { addMember, type TestMember, upload as uploadWhole } from '../../testing/members.ts';
import { makeFolder } from '../../testing/s3-server.ts';
import { pdfFile, programFile } from '../../testing/sample-files.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const MB = 1024 * 1024;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off', SHEAF_ROLE: 'web' });
});
afterAll(() => server.stop());

/** A document whose bytes differ everywhere, so that a piece in the wrong place is seen. */
const largePdf = (size: number) => Buffer.concat([pdfFile('large'), randomBytes(size)]);
const base64 = (text: string) => Buffer.from(text).toString('base64');
const tus = (token: string, more: Record<string, string> = {}) => ({
  authorization: `Bearer ${token}`,
  'tus-resumable': '1.0.0',
  ...more,
});

async function begin(url: string, token: string, size: number, name = 'large.pdf', more = '') {
  const headers = tus(token, {
    'upload-length': String(size),
    'upload-metadata': `filename ${base64(name)}${more}`,
  });
  const answer = await fetch(`${url}/api/files/uploads`, { method: 'POST', headers });
  const body = answer.status === 201 ? null : ((await answer.json()) as { code: string; error: string });
  return { status: answer.status, place: `${url}${answer.headers.get('location')}`, body };
}

const patch = (place: string, token: string, offset: number, body: Buffer) =>
  fetch(place, {
    method: 'PATCH',
    headers: tus(token, {
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    }),
    body: new Uint8Array(body),
  });
const offsetAt = async (place: string, token: string) => {
  const answer = await fetch(place, { method: 'HEAD', headers: tus(token) });
  return answer.status === 200 ? Number(answer.headers.get('upload-offset')) : -answer.status;
};
async function download(url: string, token: string, id: string): Promise<Buffer> {
  const headers = { authorization: `Bearer ${token}` };
  return Buffer.from(await (await fetch(`${url}/api/files/${id}/download`, { headers })).arrayBuffer());
}
const resultAt = async (place: string, token: string) =>
  (await (await fetch(place, { headers: tus(token) })).json()) as {
    file: { id: string; filename: string; size: number };
    duplicate_of: object | null;
  };

/** Sends a half and pulls the plug once it has arrived in the server's folder, as a train in a tunnel does. */
async function cutInTheMiddle(place: string, token: string, bytes: Buffer, sent: number, folder: string) {
  const { hostname, port, pathname } = new URL(place);
  const headers = tus(token, {
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
    'content-length': String(bytes.length),
  });
  const req = request({ hostname, port, path: pathname, method: 'PATCH', headers });
  req.on('error', () => {});
  const before = await bytesIn(folder);
  req.write(bytes.subarray(0, sent));
  await expect.poll(() => bytesIn(folder)).toBeGreaterThanOrEqual(before + sent);
  req.destroy();
}

async function used(member: TestMember) {
  const rows = await server.ctx.db.selectFrom('usage').selectAll().where('user_id', '=', member.id).execute();
  return Object.fromEntries(rows.map(({ metric, used: amount }) => [metric, amount]));
}
const stored = async () => {
  const shelves = await readdir(join(server.dataDir, 'files')).catch(() => []);
  return (await Promise.all(shelves.map((shelf) => readdir(join(server.dataDir, 'files', shelf))))).flat();
};

test('a connection that is cut goes on where it stopped: the same bytes, counted once', async () => {
  const member = await addMember(server, 'pro');
  const bytes = largePdf(11 * MB);
  const before = await stored();
  const { place } = await begin(server.url, member.token, bytes.length);
  await cutInTheMiddle(place, member.token, bytes, 5 * MB, server.dataDir);
  await expect.poll(() => offsetAt(place, member.token)).toBeGreaterThan(4 * MB);
  expect(await used(member)).toEqual({});
  const offset = await offsetAt(place, member.token);
  expect((await patch(place, member.token, offset, bytes.subarray(offset))).status).toBe(204);
  const { file, duplicate_of } = await resultAt(place, member.token);
  expect([file.filename, file.size, duplicate_of]).toEqual(['large.pdf', bytes.length, null]);
  expect((await download(server.url, member.token, file.id)).equals(bytes)).toBe(true);
  expect(await used(member)).toEqual({ filesPerMonth: 1, storageLimit: bytes.length });
  expect(await stored()).toHaveLength(before.length + 1);
  expect(await readdir(join(server.dataDir, 'spool'))).toEqual([]);
  expect(await offsetAt(place, member.token)).toBe(bytes.length);
});

test('a server that is killed in the middle goes on with what it had kept', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const { path, remove } = await makeFolder();
  onTestFinished(remove);
  const settings = { DATABASE_URL: database.url, DATA_DIR: path, RATE_LIMITS: 'off', SHEAF_ROLE: 'web' };
  let sheaf = await startServerProcess(settings);
  const person = { email: 'nora@example.org', name: 'Nora', password: 'paper and ink' };
  const { body } = await restClient(sheaf.url)<{ user: { id: string }; session: { access_token: string } }>(
    'auth.register',
    person,
  );
  const { access_token: token } = body.session;
  const bytes = largePdf(9 * MB);
  const { place } = await begin(sheaf.url, token, bytes.length);
  await cutInTheMiddle(place, token, bytes, bytes.length - MB, path);
  await expect.poll(() => offsetAt(place, token)).toBeGreaterThan(8 * MB - 1);
  await sheaf.end('SIGKILL');
  sheaf = await startServerProcess(settings);
  onTestFinished(async () => void (await sheaf.end()));
  const moved = sheaf.url + new URL(place).pathname;
  const offset = await offsetAt(moved, token);
  expect(offset).toBeGreaterThan(8 * MB - 1);
  expect((await patch(moved, token, offset, bytes.subarray(offset))).status).toBe(204);
  const { file } = await resultAt(moved, token);
  expect((await download(sheaf.url, token, file.id)).equals(bytes)).toBe(true);
});

test('the client of the page is understood', async () => {
  const member = await addMember(server, 'pro');
  const bytes = largePdf(9 * MB);
  const { body } = await member.call<{ folder: { id: string } }>('folders.create', { name: 'Scans' });
  const url = await new Promise<string | null>((resolve, reject) => {
    const upload = new Upload(bytes, {
      endpoint: `${server.url}/api/files/uploads`,
      headers: { authorization: `Bearer ${member.token}` },
      metadata: { filename: 'Über.pdf', folder_id: body.folder.id, tags: 'a, b' },
      chunkSize: 4 * MB,
      onSuccess: () => resolve(upload.url),
      onError: reject,
    });
    upload.start();
  });
  const { file } = await resultAt(url ?? '', member.token);
  expect(file).toMatchObject({ filename: 'Über.pdf', folder_id: body.folder.id, tags: ['a', 'b'] });
});

test('what would be refused at the end is refused at the beginning, in the same words', async () => {
  const member = await addMember(server);
  const large = await begin(server.url, member.token, 12 * MB);
  expect([large.status, large.body?.error]).toEqual([413, 'File size 12 MB exceeds limit of 10 MB']);
  expect((await begin(server.url, member.token, MB, '../x')).status).toBe(400);
  const elsewhere = await begin(server.url, member.token, MB, 'a.pdf', `,folder_id ${base64('0192aaaa')}`);
  expect(elsewhere.status).toBe(404);
  for (let n = 0; n < 10; n++) await uploadWhole(server, member, pdfFile(`${n}`));
  const full = await begin(server.url, member.token, MB);
  expect([full.status, full.body?.code]).toEqual([402, 'limit_reached']);
  const unsaid = await fetch(`${server.url}/api/files/uploads`, {
    method: 'POST',
    headers: tus(member.token),
  });
  expect([unsaid.status, unsaid.headers.get('content-type')]).toEqual([
    400,
    'application/json; charset=utf-8',
  ]);
});

test('the bytes decide the type: a program is refused, and nothing of it is left', async () => {
  const member = await addMember(server);
  const bytes = Buffer.concat([programFile(), Buffer.alloc(MB)]);
  const before = await stored();
  const { place } = await begin(server.url, member.token, bytes.length);
  const answer = await patch(place, member.token, 0, bytes);
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
    415,
    'unsupported_type',
  ]);
  expect(await offsetAt(place, member.token)).toBe(-404);
  expect([await stored(), await used(member)]).toEqual([before, {}]);
});

test('an upload is its member’s alone; to others it is not there', async () => {
  const [member, other] = [await addMember(server), await addMember(server)];
  const { place } = await begin(server.url, member.token, MB);
  expect(await offsetAt(place, other.token)).toBe(-404);
  expect((await patch(place, other.token, 0, Buffer.alloc(10))).status).toBe(404);
  expect((await fetch(place, { method: 'DELETE', headers: tus(other.token) })).status).toBe(404);
  expect((await fetch(place, { headers: tus(other.token) })).status).toBe(404);
  expect(await offsetAt(place, member.token)).toBe(0);
  expect(await offsetAt(place, 'nobody')).toBe(-401);
});

test('bytes for another place than the end, or more than were announced, are refused', async () => {
  const member = await addMember(server);
  const { place } = await begin(server.url, member.token, 1000);
  expect((await patch(place, member.token, 0, Buffer.alloc(400))).status).toBe(204);
  expect((await patch(place, member.token, 100, Buffer.alloc(400))).status).toBe(409);
  expect((await patch(place, member.token, 400, Buffer.alloc(601))).status).toBe(413);
  expect(await offsetAt(place, member.token)).toBe(400);
  await fetch(place, { method: 'DELETE', headers: tus(member.token) });
});

test('cancelled, left alone, or one too many: what is not finished leaves nothing', async () => {
  const member = await addMember(server);
  const before = await stored();
  const places = [];
  for (let n = 0; n < 20; n++) places.push((await begin(server.url, member.token, 1000)).place);
  expect((await begin(server.url, member.token, 1000)).status).toBe(429);
  const [first = '', second = ''] = places;
  await patch(first, member.token, 0, Buffer.alloc(400));
  await patch(second, member.token, 0, Buffer.alloc(400));
  expect(await stored()).toHaveLength(before.length + 2);
  expect((await fetch(first, { method: 'DELETE', headers: tus(member.token) })).status).toBe(204);
  expect(await stored()).toHaveLength(before.length + 1);
  await removeIdleUploads(server.ctx, 60_000);
  expect(await offsetAt(second, member.token)).toBe(400);
  await removeIdleUploads(server.ctx, -1000);
  expect([await offsetAt(second, member.token), await stored()]).toEqual([-404, before]);
});

test('an upload that stopped waits for its member, and one on its way or done does not', async () => {
  const member = await addMember(server, 'pro');
  const bytes = largePdf(1000);
  const { place } = await begin(server.url, member.token, bytes.length, 'stopped.pdf');
  await patch(place, member.token, 0, bytes.subarray(0, 400));
  const waiting = async () => (await member.call<Waiting>('files.waiting')).body.uploads;
  const letTimePass = () =>
    server.ctx.db
      .updateTable('uploads')
      .set({ updated_at: new Date(Date.now() - 300_000) })
      .where('user_id', '=', member.id)
      .execute();
  expect(await waiting()).toEqual([]);
  await letTimePass();
  expect(await waiting()).toMatchObject([{ filename: 'stopped.pdf', received: 400, size: bytes.length }]);
  await patch(place, member.token, 400, bytes.subarray(400));
  await letTimePass();
  expect(await waiting()).toEqual([]);
});
