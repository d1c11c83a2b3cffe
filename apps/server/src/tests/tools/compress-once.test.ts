import { createHash } from 'node:crypto';
import { uploadsJobs } from '@sheaf/api/features/files/files.uploads.jobs.ts';
import { keptResults } from '@sheaf/db';
import { makeScan } from '@sheaf/pdf-core/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBytes } from '../../testing/list-bytes.ts';
import { bytesOf, type Made } from '../../testing/made-files.ts';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { streamAnswer } from '../../testing/stream-chat.ts';
import { repeatPage } from '../../testing/scans.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type Candidate = { previewId: string; bytes: number; similarity: number; picture: string; worst: object };
type Preview = { originalSize: number; before: string; candidates: Candidate[] };

let server: TestServer;
let member: TestMember;
let scan: Buffer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off', POOL_THREADS: '2' });
  member = await addMember(server, 'pro');
  scan = Buffer.from((await makeScan({}, repeatPage(1))).bytes);
});
afterAll(() => server.stop());

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const addScan = async (of = member) => (await upload(server, of, scan, 'scan.pdf')).body.file.id;
const kept = (of = member) =>
  server.ctx.db.selectFrom('kept_results').selectAll().where('user_id', '=', of.id).execute();
const keptKeys = async (of = member) => (await kept(of)).map(({ blob_key }) => blob_key);
const forgetKept = () => server.ctx.db.deleteFrom('kept_results').execute();

async function preview(fileId: string, of = member, more: object = {}): Promise<Preview> {
  const answer = await of.call<Preview>('pdfTools.compressPreview', {
    fileId,
    quality: 0.5,
    page: 1,
    ...more,
  });
  expect(answer.status).toBe(200);
  return answer.body;
}

/** What the store has of a result before it is saved. */
async function readKept(id: string): Promise<Buffer> {
  const { blob_key } = (await kept()).find((row) => row.id === id)!;
  return Buffer.concat(await Array.fromAsync(await server.ctx.blobs.open(blob_key)));
}

test('compressing saves exactly the bytes that the preview showed, without running again', async () => {
  const fileId = await addScan();
  const { candidates } = await preview(fileId);
  const [shown] = candidates;
  const bytes = await readKept(shown!.previewId);
  expect(bytes.length).toBe(shown!.bytes);
  const [blob_key] = await keptKeys();
  const call = { fileId, quality: 0.5, previewId: shown!.previewId };
  const { status, body } = await member.call<Made & { compressedSize: number }>('pdfTools.compress', call);
  expect([status, body.compressedSize]).toEqual([200, shown!.bytes]);
  expect(sha256(await bytesOf(server, member, body.file.id))).toBe(sha256(bytes));
  const row = await server.ctx.db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', body.file.id)
    .executeTakeFirstOrThrow();
  expect([row.blob_key, row.sha256, row.size]).toEqual([blob_key, sha256(bytes), bytes.length]);
  expect(await kept()).toEqual([]);
  // The receipt is complete without it.
  const again = await member.call<Made>('pdfTools.rerun', { id: body.operationId });
  expect([again.status, again.body.file.size]).toEqual([200, shown!.bytes]);
});

test('each level of the professional form is kept by its options', async () => {
  const fileId = await addScan();
  const options = { imageQuality: 60 };
  const { body } = await member.call<Preview>('pdfTools.advancedCompressPreview', {
    fileId,
    options,
    levels: ['maximum'],
  });
  const previewId = body.candidates[0]!.previewId;
  const shown = sha256(await readKept(previewId));
  const compress = (compressionLevel: string) =>
    member.call<Made>('pdfTools.advancedCompress', {
      fileId,
      previewId,
      options: { ...options, compressionLevel },
    });
  const other = await compress('low');
  expect(sha256(await bytesOf(server, member, other.body.file.id))).not.toBe(shown);
  expect((await kept()).map(({ id }) => id)).toEqual([previewId]);
  const same = await compress('maximum');
  expect(sha256(await bytesOf(server, member, same.body.file.id))).toBe(shown);
  expect(await kept()).toEqual([]);
});

test('an id serves its member and its file only, and anyone else’s call runs the tool', async () => {
  const stranger = await addMember(server, 'pro');
  const [mine, theirs, other] = [await addScan(), await addScan(stranger), await addScan()];
  const { previewId } = (await preview(mine)).candidates[0]!;
  for (const [of, fileId] of [
    [stranger, theirs],
    [member, other],
  ] as const) {
    const { status, body } = await of.call<Made>('pdfTools.compress', { fileId, quality: 0.5, previewId });
    expect([status, body.file.id === fileId]).toEqual([200, false]);
    expect((await kept()).map(({ id }) => id)).toEqual([previewId]);
  }
  expect((await stranger.call('pdfTools.compress', { fileId: mine, previewId })).status).toBe(404);
  await forgetKept();
});

test('an expired result is made again, and the hourly job removes its bytes', async () => {
  const fileId = await addScan();
  const { previewId, bytes } = (await preview(fileId)).candidates[0]!;
  const [blob_key] = await keptKeys();
  await server.ctx.db.updateTable('kept_results').set({ expires_at: new Date().toISOString() }).execute();
  const call = { fileId, quality: 0.5, previewId };
  const { status, body } = await member.call<Made>('pdfTools.compress', call);
  expect([status, body.file.size]).toEqual([200, bytes]);
  expect(await listBytes(server)).toContain(blob_key);
  for (const job of uploadsJobs) await job.run(server.ctx, {});
  expect(await kept()).toEqual([]);
  expect(await listBytes(server)).not.toContain(blob_key);
});

test('a kept result whose bytes are gone is made again', async () => {
  const fileId = await addScan();
  const { previewId, bytes } = (await preview(fileId)).candidates[0]!;
  const [blob_key] = await keptKeys();
  await server.ctx.blobs.remove(blob_key!);
  const { body } = await member.call<Made>('pdfTools.compress', { fileId, quality: 0.5, previewId });
  expect((await bytesOf(server, member, body.file.id)).length).toBe(bytes);
  await forgetKept();
});

test('deleting the file or the account removes what was kept', async () => {
  const someone = await addMember(server, 'pro');
  const [first, second] = [await addScan(someone), await addScan(someone)];
  await preview(first, someone);
  await preview(second, someone);
  const keys = await keptKeys(someone);
  expect(keys).toHaveLength(2);
  await someone.call('files.delete', { id: first, permanent: 'true' });
  const [left] = await keptKeys(someone);
  expect(await listBytes(server)).not.toContain(keys.find((key) => key !== left));
  const gone = { confirmation: 'DELETE', password: someone.password };
  expect((await someone.call('users.deleteAccount', gone)).status).toBe(200);
  expect(await listBytes(server)).not.toContain(left);
});

test('another page of a kept result is drawn without making it again', async () => {
  const fileId = await addScan();
  const [first] = (await preview(fileId)).candidates;
  const next = await preview(fileId, member, { page: 2, width: 320 });
  const { picture: _, ...same } = first!;
  expect(next.candidates).toMatchObject([same]);
  for (const picture of [next.before, next.candidates[0]!.picture])
    expect(Buffer.from(picture, 'base64').subarray(8, 12).toString()).toBe('WEBP');
  expect(await kept()).toHaveLength(1);
  await forgetKept();
});

test('a stream reports a rising percentage, and leaving it keeps nothing', async () => {
  const fileId = await addScan();
  const url = `${server.url}/api/pdf/compress-preview`;
  const { progress, done } = await streamAnswer<Preview>(url, member, { fileId, quality: 0.3, page: 1 });
  const percents = progress.map((one) => one.done);
  expect(percents[0]).toBe(0);
  expect(percents).toEqual(percents.toSorted((one, other) => one - other));
  expect(percents.length).toBeGreaterThan(2);
  expect(done?.candidates).toHaveLength(1);
  await forgetKept();
  const stop = new AbortController();
  const left = streamAnswer(url, member, { fileId, quality: 0.7, page: 1 }, stop);
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  await expect
    .poll(async () => (await listBytes(server)).filter((name) => name.startsWith('tool-')))
    .toEqual([]);
  expect(await kept()).toEqual([]);
});

test('the newest results of a member replace the oldest, within the space for all', async () => {
  const fileId = await addScan();
  const source = { user_id: member.id, file_id: fileId, source_sha256: 'x', tool: 'compress', sha256: 'y' };
  const insert = (options: string, size: number, bytesAll = 1000) => {
    const ids = { id: crypto.randomUUID(), blob_key: `key-${options}`, options };
    const row = { ...source, ...ids, size, report: {} };
    const bounds = { minutes: 1, bytesEach: 100, bytesAll };
    return server.ctx.db.transaction().execute((trx) => keptResults.insertKept(trx, row, bounds));
  };
  expect(await insert('one', 40)).toEqual({ isKept: true, dropped: [] });
  expect(await insert('two', 40)).toEqual({ isKept: true, dropped: [] });
  expect(await insert('three', 30)).toEqual({ isKept: true, dropped: ['key-one'] });
  expect(await insert('large', 101)).toMatchObject({ isKept: false });
  await forgetKept();
  expect(await insert('last', 40, 30)).toEqual({ isKept: false, dropped: [] });
});
