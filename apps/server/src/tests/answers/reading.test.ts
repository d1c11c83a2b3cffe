import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { removeOrphans } from '@sheaf/api/features/files/files.jobs.ts';
import type { File, Waiting } from '@sheaf/api/features/files/files.schema.ts';
import { encryptBy, makeScan } from '@sheaf/pdf-core/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { pdfFile, pdfOfPages, pngFile, undrawablePdf } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type Answer = { file: { page_count: number | null; page_size: { width: number; height: number } | null } };

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  member = await addMember(server, 'pro');
});
afterAll(() => server.stop());

const add = async (bytes: Buffer, name: string) => (await upload(server, member, bytes, name)).body.file.id;
const pageCount = async (id: string) => (await member.call<Answer>('files.get', { id })).body.file.page_count;
const blobKey = async (id: string) =>
  (await server.ctx.db.selectFrom('files').select('blob_key').where('id', '=', id).executeTakeFirstOrThrow())
    .blob_key;
const thumbnail = (id: string, token = member.token, query = '') =>
  fetch(`${server.url}/api/files/${id}/thumbnail${query}`, { headers: { authorization: `Bearer ${token}` } });
const status = async (id: string) => (await thumbnail(id)).status;
const blobs = async () => {
  const folder = join(server.dataDir, 'files');
  const shelves = await readdir(folder);
  return (await Promise.all(shelves.map((shelf) => readdir(join(folder, shelf))))).flat();
};

/** Width and height that an extended WebP file states in its first chunk. */
function sizeOf(webp: Buffer): [number, number] {
  expect(webp.toString('latin1', 0, 4) + webp.toString('latin1', 8, 16)).toBe('RIFFWEBPVP8X');
  return [webp.readUIntLE(24, 3) + 1, webp.readUIntLE(27, 3) + 1];
}

test('a document with a password is told apart from a broken one', async () => {
  const readingOf = async (id: string) =>
    (await member.call<{ file: File }>('files.get', { id })).body.file.reading;
  const bytes = await encryptBy(pdfFile('Lease'), ['--encrypt', 'paper', 'owner', '256', '--']);
  const locked = await add(Buffer.from(bytes), 'locked.pdf');
  const broken = await add(Buffer.from('%PDF-1.7\nnothing else'), 'broken.pdf');
  await expect.poll(() => readingOf(locked)).toEqual({ state: 'failed', locked: true });
  await expect.poll(() => readingOf(broken)).toEqual({ state: 'failed' });
});

test('a document is counted and drawn soon after it is in', async () => {
  const id = await add(pdfFile('Lease'), 'lease.pdf');
  await expect.poll(() => status(id)).toBe(200);
  expect(await pageCount(id)).toBe(1);
  const response = await thumbnail(id);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(sizeOf(Buffer.from(await response.arrayBuffer()))).toEqual([480, 679]);
  const { file } = (await member.call<Answer>('files.get', { id })).body;
  expect(file.page_size).toEqual({ width: 595, height: 842 });
  // Kept beside it, without being asked for: what stands for the page while a viewer opens.
  const key = await blobKey(id);
  await expect.poll(blobs).toContain(`${key}.page-1-960`);
});

test('a picture is shown as a page of its own', async () => {
  const id = await add(pngFile(), 'dot.png');
  await expect.poll(() => status(id)).toBe(200);
  expect(await pageCount(id)).toBeNull();
});

test('a document that cannot be read stays a file like any other, and is not tried again', async () => {
  const broken = await add(Buffer.from('%PDF-1.7\nnothing else'), 'broken.pdf');
  await expect.poll(() => server.logged().includes('an uploaded document could not be read')).toBe(true);
  expect(await pageCount(broken)).toBeNull();
  expect(await status(broken)).toBe(204);
  expect(server.logged()).not.toContain('it will be tried again');
});

test('of a page that cannot be drawn it is said once that it has no picture', async () => {
  const id = await add(undrawablePdf(), 'huge.pdf');
  await expect.poll(() => pageCount(id)).toBe(1);
  const answer = await thumbnail(id, member.token, '?width=240&version=1');
  expect(answer.status).toBe(204);
  expect(answer.headers.get('picture')).toBe('none');
  expect(answer.headers.get('cache-control')).toContain('max-age');
});

test('a picture of a page is nobody else’s, goes with its file, and is not swept before', async () => {
  const id = await add(pdfFile('Mine'), 'mine.pdf');
  await expect.poll(() => status(id)).toBe(200);
  const stranger = await addMember(server);
  expect((await thumbnail(id, stranger.token)).status).toBe(404);
  expect((await fetch(`${server.url}/api/files/${id}/thumbnail`)).status).toBe(401);
  await removeOrphans(server.ctx, -1000);
  expect(await status(id)).toBe(200);
  const key = await blobKey(id);
  await expect.poll(blobs).toContain(`${key}.page-1-960`);
  await member.call('files.delete', { id, permanent: 'true' });
  expect((await blobs()).filter((blob) => blob.startsWith(key))).toEqual([]);
});

test('any page is drawn when it is asked for, at the widths there are, once for all who ask', async () => {
  const id = await add(pdfOfPages(['one', 'two', 'three']), 'three.pdf');
  await expect.poll(() => pageCount(id)).toBe(3);
  const before = (await blobs()).length;
  const asked = await Promise.all(
    Array.from({ length: 8 }, () => thumbnail(id, member.token, '?page=3&width=240')),
  );
  const [first] = asked;
  expect(asked.map((answer) => answer.status)).toEqual(Array(8).fill(200));
  expect(sizeOf(Buffer.from(await (first as Response).arrayBuffer()))).toEqual([240, 340]);
  expect(new Set(asked.map(({ headers }) => headers.get('etag'))).size).toBe(1);
  expect((await blobs()).length).toBeGreaterThan(before);
  const hasAlpha = async (paper: string) => {
    const answer = await thumbnail(id, member.token, `?page=3&width=960&paper=${paper}`);
    return Buffer.from(await answer.arrayBuffer()).includes('ALPH');
  };
  expect([await hasAlpha('white'), await hasAlpha('clear')]).toEqual([false, true]);
  expect((await thumbnail(id, member.token, '?page=4')).status).toBe(404);
  for (const query of ['?page=0', '?page=x', '?width=241', '?width=100000', '?size=3', '?paper=clear'])
    expect((await thumbnail(id, member.token, query)).status).toBe(400);
  const stranger = await addMember(server);
  expect((await thumbnail(id, stranger.token, '?page=3&width=240')).status).toBe(404);
  await removeOrphans(server.ctx, -1000);
  await member.call('files.delete', { id, permanent: 'true' });
  expect((await blobs()).filter((key) => key.includes('page-3'))).toEqual([]);
});

test('files without text until OCR runs are listed, and no others', async () => {
  const own = await addMember(server, 'pro');
  for (const [bytes, name] of [
    [pdfFile('Lease'), 'lease.pdf'],
    [pdfOfPages(['']), 'blank.pdf'],
    [pngFile(), 'dot.png'],
    [Buffer.from((await makeScan()).bytes), 'scan.pdf'],
  ] as const)
    await upload(server, own, bytes, name);
  const waiting = async () =>
    (await own.call<Waiting>('files.waiting')).body.unread.map(({ filename }) => filename);
  const isRead = async () => {
    const { files } = (await own.call<{ files: File[] }>('files.list')).body;
    return files.every(({ reading }) => reading.state !== 'pending');
  };
  await expect.poll(isRead).toBe(true);
  expect(await waiting()).toEqual(['scan.pdf']);
});
