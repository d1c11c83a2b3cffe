import type { BatchPreview } from '@sheaf/api/features/batch/batch.schema.ts';
import { makeScan, pdfToText } from '@sheaf/pdf-core/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BatchAnswer, endedBatch, startBatch } from '../../testing/batches.ts';
import { addLease } from '../../testing/lease.ts';
import { addPdf, bytesOf } from '../../testing/made-files.ts';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.stop());

type FileAnswer = { file: { filename: string; has_summary: boolean; page_count: number | null } };
type Files = { files: { filename: string }[] };

const addScan = async (member: TestMember, name = 'scan.pdf') => {
  const { bytes } = await makeScan();
  return (await upload(server, member, Buffer.from(bytes), name)).body.file.id;
};
const usedBy = async ({ id }: TestMember) => {
  const rows = await server.ctx.db.selectFrom('usage').selectAll().where('user_id', '=', id).execute();
  const of = (metric: string) => Number(rows.find((row) => row.metric === metric)?.used ?? 0);
  return [of('ocrPagesPerMonth'), of('aiOperations')];
};
const fileOf = async (member: TestMember, id: string) =>
  (await member.call<FileAnswer>('files.get', { id })).body.file;
const namesOf = async (member: TestMember) =>
  (await member.call<Files>('files.list', { limit: 100 })).body.files.map(({ filename }) => filename);

test('scans are read, bound and summed up; pages and operations are charged, and what was given stays', async () => {
  const member = await addMember(server, 'pro');
  const scan = await addScan(member);
  const lease = await addLease(server, member);
  const id = await startBatch(member, [
    { type: 'ocr', fileIds: [scan] },
    { type: 'merge', fileIds: ['$previous', lease], options: { outputName: 'papers.pdf' } },
    { type: 'summarize', options: { summaryType: 'brief' } },
  ]);
  const batch = await endedBatch(member, id);
  expect(batch).toMatchObject({ status: 'completed', error_message: null, current: 3, total: 3 });
  expect(batch.result_files).toMatchObject([{ filename: 'papers.pdf' }]);
  const [papers] = batch.result_files;
  expect(await pdfToText(await bytesOf(server, member, papers!.id))).toContain('Seventeen vessels');
  expect(await fileOf(member, papers!.id)).toMatchObject({ has_summary: true });
  const summaries = await member.call<{ summaries: { summary_type: string; summary_text: string }[] }>(
    'ai.summaries',
    { fileId: papers!.id },
  );
  expect(summaries.body.summaries).toMatchObject([{ summary_type: 'brief' }]);
  expect(summaries.body.summaries[0]!.summary_text.length).toBeGreaterThan(20);
  expect(await usedBy(member)).toEqual([1, 2]);
  await expect
    .poll(async () => (await namesOf(member)).toSorted())
    .toEqual(['lease.pdf', 'papers.pdf', 'scan.pdf']);
});

test('a file that is only summed up goes on to the next step, and is not taken away after it', async () => {
  const member = await addMember(server, 'pro');
  const lease = await addLease(server, member);
  const id = await startBatch(member, [
    { type: 'summarize', fileIds: [lease] },
    { type: 'page-numbers', options: { outputName: 'numbered.pdf' } },
    { type: 'flatten', options: { outputName: 'flat.pdf' } },
  ]);
  expect(await endedBatch(member, id)).toMatchObject({ status: 'completed', error_message: null });
  // What was made on the way goes in the order of the steps.
  await expect.poll(async () => (await namesOf(member)).toSorted()).toEqual(['flat.pdf', 'lease.pdf']);
  expect(await fileOf(member, lease)).toMatchObject({ filename: 'lease.pdf', has_summary: true });
});

test('over the limit a file fails alone with the reason, nothing is charged, and later it is done', async () => {
  const member = await addMember(server, 'pro');
  const scan = await addScan(member);
  await endedBatch(member, await startBatch(member, [{ type: 'ocr', fileIds: [scan] }]));
  const setUsed = (used: number) =>
    server.ctx.db
      .updateTable('usage')
      .set({ used })
      .where('user_id', '=', member.id)
      .where('metric', '=', 'ocrPagesPerMonth')
      .execute();
  await setUsed(200);
  const other = await addScan(member, 'other.pdf');
  await expect.poll(async () => (await fileOf(member, other)).page_count).toBe(1);
  const operations = [{ type: 'ocr', fileIds: [other] }];
  const preview = (await member.call<BatchPreview>('batch.preview', { operations })).body;
  expect(preview.cost).toContainEqual({ metric: 'aiOperations', amount: 1, used: 1, limit: 1500 });
  expect(preview.warnings).toContainEqual({
    key: 'warnings.ocr_pages_short',
    params: { amount: 1, left: 0 },
    message: 'This may need 1 OCR page, and your plan has 0 left this month.',
  });
  const id = await startBatch(member, operations);
  const failed = await endedBatch(member, id);
  expect(failed).toMatchObject({ status: 'failed', failed: 1, result_files: [] });
  expect(failed.error_message).toContain("other.pdf: You've reached your limit of 200 OCR pages this month.");
  expect(await usedBy(member)).toEqual([200, 1]);
  await setUsed(7);
  await member.call('batch.retry', { id });
  expect(await endedBatch(member, id)).toMatchObject({ status: 'completed', failed: 0 });
  expect(await usedBy(member)).toEqual([8, 2]);
});

test('a scan without words cannot be summarized: the error says what to do, and it costs nothing', async () => {
  const member = await addMember(server, 'pro');
  const scan = await addScan(member);
  const batch = await endedBatch(member, await startBatch(member, [{ type: 'summarize', fileIds: [scan] }]));
  expect(batch).toMatchObject({ status: 'failed' });
  expect(batch.error_message).toBe('scan.pdf: Run OCR to extract text before generating a summary.');
  expect(await usedBy(member)).toEqual([0, 0]);
});

test('what cannot be asked is refused before anything is done', async () => {
  const member = await addMember(server, 'pro');
  const paper = await addPdf(server, member, ['Paper']);
  const ask = async (operation: object) => {
    const { status, body } = await member.call<BatchAnswer>('batch.create', {
      name: 'x',
      operations: [{ fileIds: [paper], ...operation }],
    });
    return [status, body.error];
  };
  expect(await ask({ type: 'ocr', options: { language: '../eng' } })).toEqual([
    400,
    'Enter language codes such as eng or eng+deu.',
  ]);
  expect(await ask({ type: 'ocr', options: { language: 'eng+tlh' } })).toEqual([
    400,
    'Text recognition for the language "tlh" is not installed here. An administrator can add it in the admin area, under Settings.',
  ]);
  expect(await ask({ type: 'ocr', options: { pages: '1, frist' } })).toEqual([
    400,
    'Entry 2, "frist", is not a page range. Enter pages like 1-3, 5, 8-, last or last 2, or all, odd or even.',
  ]);
  expect(await ask({ type: 'summarize', options: { summaryType: 'epic' } })).toEqual([
    400,
    expect.stringContaining('brief'),
  ]);
  expect(await ask({ type: 'ocr', options: { searchable: false } })).toEqual([
    400,
    expect.stringContaining('searchable'),
  ]);
});
