import { listOpenJobs } from '@sheaf/db/testing';
import { pdfInfo, pdfToText } from '@sheaf/pdf-core/testing';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BatchAnswer, endedBatch, startBatch } from '../../testing/batches.ts';
import { restClient } from '../../testing/api-clients.ts';
import { addPdf, bytesOf } from '../../testing/made-files.ts';
import { listenToEvents } from '../../testing/member-events.ts';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { pngFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let member: TestMember;
let lease: string;
let rent: string;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  member = await addMember(server, 'pro');
  lease = await addPdf(server, member, ['Lease'], 'lease.pdf');
  rent = await addPdf(server, member, ['Rent', 'Due'], 'rent.pdf');
});
afterAll(() => server.stop());

type Files = { files: { id: string; filename: string }[] };
const listNames = async (of = member) =>
  (await of.call<Files>('files.list', { limit: 100 })).body.files.map(({ filename }) => filename).toSorted();

test('steps feed each other, in the order of the files, and leave one result', async () => {
  const before = await listNames();
  const client = restClient(server.url);
  const operations = [
    { type: 'watermark', fileIds: [lease, rent], options: { text: 'BATCH', rotation: 0 } },
    { type: 'merge', fileIds: ['$previous'], options: { outputName: 'papers.pdf' } },
    { type: 'page-numbers' },
  ];
  const page = await listenToEvents(server.url, member.token);
  const made = await client<BatchAnswer>('batch.create', { name: 'Papers', operations }, member.token);
  expect(made.status).toBe(201);
  const batch = await endedBatch(member, made.body.batch.id);
  expect(batch).toMatchObject({
    status: 'completed',
    progress: 100,
    current: 4,
    total: 4,
    error_message: null,
  });
  expect(batch.result_files).toMatchObject([{ filename: 'papers.pdf' }]);
  const bytes = await bytesOf(server, member, batch.result_files[0]!.id);
  expect(await pdfInfo(bytes)).toMatchObject({ Pages: '3' });
  const text = await pdfToText(bytes);
  for (const word of ['BATCH', 'Lease', 'Rent', 'Due']) expect(text).toContain(word);
  expect(text.indexOf('Lease')).toBeLessThan(text.indexOf('Rent'));
  // What was made on the way is gone when the result is there.
  await expect.poll(() => listNames()).toEqual([...before, 'papers.pdf'].toSorted());
  const told = page.events.flatMap((event) => (event.kind === 'batch' ? [event] : []));
  expect(told.at(-1)).toEqual({ kind: 'batch', id: batch.id, status: 'completed', percent: 100 });
  page.close();
  const progress = await client('batch.progress', { id: batch.id }, member.token);
  expect(progress.body).toEqual({
    status: 'completed',
    progress: 100,
    current: 4,
    total: 4,
    message: 'Completed',
    key: 'batches.completed',
    params: { failed: 0 },
  });
  const list = await client<{ batches: { id: string }[] }>('batch.list', { limit: 1 }, member.token);
  expect(list.body.batches.map(({ id }) => id)).toEqual([batch.id]);
});

test('every result is charged once and in the history, pictures become one document, and all results are one zip', async () => {
  const someone = await addMember(server, 'pro');
  const pictures = await Promise.all(
    ['a.png', 'b.png'].map(async (name) => (await upload(server, someone, pngFile(), name)).body.file.id),
  );
  const paper = await addPdf(server, someone, ['One', 'Two'], '../../paper "x".pdf');
  const id = await startBatch(someone, [
    { type: 'convert', fileIds: pictures },
    { type: 'split', fileIds: [paper], options: {} },
    { type: 'compress', fileIds: [paper], options: { quality: 0.5 } },
  ]);
  const batch = await endedBatch(someone, id);
  expect(batch).toMatchObject({ status: 'completed', current: 3, total: 3, failed: 0 });
  expect(batch.tasks.map(({ inputs }) => inputs.length)).toEqual([2, 1, 1]);
  expect(batch.tasks[2]!.saved).toEqual(expect.any(Number));
  const { history } = (
    await someone.call<{ history: { action: string; status: string }[] }>('users.history', { limit: 100 })
  ).body;
  const done = history.filter(({ action }) => action !== 'upload');
  expect(done.map(({ action, status }) => `${action} ${status}`).toSorted()).toEqual([
    'compress done',
    'images-to-pdf done',
    'split done',
  ]);
  // What the run that was cancelled had made is taken away by a job of its own.
  await expect.poll(() => listOpenJobs(server.databaseUrl)).toEqual([]);
  const { rows } = await sumOfFiles(someone);
  expect(rows.used).toBe(rows.stored);
  const headers = { authorization: `Bearer ${someone.token}` };
  const zip = await fetch(`${server.url}/api/batch/${id}/results.zip`, { headers });
  expect(zip.status).toBe(200);
  const entries = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(Object.keys(entries).toSorted()).toEqual([
    'a-converted.pdf',
    'paper _x_-compressed.pdf',
    'paper _x_-split.zip',
  ]);
  expect(await pdfInfo(Buffer.from(entries['a-converted.pdf']!))).toMatchObject({ Pages: '2' });
  const split = unzipSync(entries['paper _x_-split.zip']!);
  expect(Object.keys(split)).toHaveLength(2);
  expect((await fetch(`${server.url}/api/batch/${id}/results.zip`)).status).toBe(401);
});

test('what was cancelled is done when it is tried again, each file once', async () => {
  const someone = await addMember(server, 'pro');
  const pages = Array.from({ length: 150 }, (_, page) => `Page ${page}`);
  const files: string[] = [];
  for (const name of ['a', 'b', 'c', 'd', 'e'])
    files.push(await addPdf(server, someone, pages, `${name}.pdf`));
  const id = await startBatch(someone, [
    { type: 'watermark', fileIds: files, options: {} },
    { type: 'merge', options: { outputName: 'all.pdf' } },
  ]);
  expect((await someone.call('batch.delete', { id })).status).toBe(200);
  const stopped = await endedBatch(someone, id);
  expect(stopped).toMatchObject({ status: 'cancelled', result_files: [] });
  expect(stopped.tasks.map(({ state }) => state)).toContain('cancelled');
  expect((await someone.call<BatchAnswer>('batch.retry', { id })).body.batch.status).toBe('processing');
  const batch = await endedBatch(someone, id, 60_000);
  expect(batch).toMatchObject({ status: 'completed', current: 6, total: 6, error_message: null });
  const [all] = batch.result_files;
  expect(await pdfInfo(await bytesOf(server, someone, all!.id))).toMatchObject({ Pages: '750' });
  // What the run that was cancelled had made is taken away by a job of its own.
  await expect.poll(() => listOpenJobs(server.databaseUrl)).toEqual([]);
  const { rows } = await sumOfFiles(someone);
  expect(rows.used).toBe(rows.stored);
});

async function sumOfFiles(of: TestMember) {
  const { db } = server.ctx;
  const files = await db.selectFrom('files').select('size').where('user_id', '=', of.id).execute();
  const usage = await db
    .selectFrom('usage')
    .selectAll()
    .where('user_id', '=', of.id)
    .where('metric', '=', 'storageLimit')
    .executeTakeFirstOrThrow();
  return { rows: { stored: files.reduce((sum, { size }) => sum + size, 0), used: Number(usage.used) } };
}
