import type { BatchPreview } from '@sheaf/api/features/batch/batch.schema.ts';
import type { AdminStats, InstanceDay } from '@sheaf/api/features/admin/admin.schema.ts';
import type { Operation } from '@sheaf/api/features/operations/operations.schema.ts';
import { makeScan, pdfToText } from '@sheaf/pdf-core/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BatchAnswer, endedBatch, startBatch } from '../../testing/batches.ts';
import { addLease } from '../../testing/lease.ts';
import { addPdf, bytesOf } from '../../testing/made-files.ts';
import { addAdministrator, addMember, type TestMember, upload } from '../../testing/members.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.stop());

type FileAnswer = {
  file: { filename: string; has_summary: boolean; page_count: number | null; reading: { state: string } };
};
type History = { history: Operation[] };
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

const addReadScan = async (member: TestMember, name: string) => {
  const id = await addScan(member, name);
  await expect.poll(async () => (await fileOf(member, id)).reading.state).toBe('needs_ocr');
  return id;
};
/** By the total, and by the days. */
const failedInAdmin = async () => {
  const admin = await addAdministrator(server);
  const { stats } = (await admin.call<{ stats: AdminStats }>('admin.stats', {})).body;
  const { days } = (await admin.call<{ days: InstanceDay[] }>('admin.days', {})).body;
  return [stats.failedRecently, days.reduce((sum, { failed }) => sum + failed, 0)];
};
const previewOf = async (member: TestMember, operations: object[]) =>
  (await member.call<BatchPreview>('batch.preview', { operations })).body;

test('scans alone are refused by a step that needs text: the error says what to do, and it costs nothing', async () => {
  const member = await addMember(server, 'pro');
  const scan = await addReadScan(member, 'scan.pdf');
  for (const type of ['summarize', 'to-word']) {
    const operations = [{ type, fileIds: [scan] }];
    const refusal = {
      reason: 'batch_text_missing',
      params: { number: 1, step: type, file: 'scan.pdf' },
      message: `Step 1 (${type}) needs text, and “scan.pdf” has none. Add an OCR step before it, or remove the file.`,
    };
    expect((await previewOf(member, operations)).problems).toMatchObject([refusal]);
    const refused = await member.call<BatchAnswer>('batch.create', { name: 'x', operations });
    expect([refused.status, refused.body.error]).toEqual([400, refusal.message]);
    expect(await previewOf(member, [{ type: 'ocr', fileIds: [scan] }, { type }])).toMatchObject({
      problems: [],
      failures: [],
    });
  }
  expect(await usedBy(member)).toEqual([0, 0]);
});

test('the one scan among the files fails as a dry run told, and is tried again only when it has been read', async () => {
  const member = await addMember(server, 'pro');
  const scan = await addReadScan(member, 'scan.pdf');
  const lease = await addLease(server, member);
  const operations = [{ type: 'summarize', fileIds: [scan, lease] }];
  const failure = { step: 1, filename: 'scan.pdf', error: { reason: 'text_missing_for_summary' } };
  expect(await previewOf(member, operations)).toMatchObject({ failures: [failure], problems: [] });
  const [before = 0] = await failedInAdmin();
  const id = await startBatch(member, operations);
  const ended = await endedBatch(member, id);
  expect(ended).toMatchObject({ failed: 1, failures: [failure], can_retry: false, fails_again: 1 });
  // Refused before it began, it counts as failed all the same.
  const { history } = (await member.call<History>('users.history', { status: 'failed' })).body;
  expect(history).toMatchObject([{ action: 'summarize', error: { reason: 'text_missing_for_summary' } }]);
  expect(await failedInAdmin()).toEqual([before + 1, before + 1]);
  await member.call('ai.ocr', { fileId: scan });
  expect((await member.call<BatchAnswer>('batch.get', { id })).body.batch).toMatchObject({ can_retry: true });
  await member.call('batch.retry', { id });
  expect(await endedBatch(member, id)).toMatchObject({ failed: 0, fails_again: 0 });
});

test('what OCR read beside a scan is no text of its pages: it is not converted, but summed up', async () => {
  const member = await addMember(server, 'pro');
  const scan = await addReadScan(member, 'scan.pdf');
  const lease = await addLease(server, member);
  await member.call('ai.ocr', { fileId: scan });
  expect(await previewOf(member, [{ type: 'summarize', fileIds: [scan] }])).toMatchObject({ failures: [] });
  const operations = [{ type: 'to-word', fileIds: [scan, lease] }];
  const failure = { step: 1, filename: 'scan.pdf', error: { reason: 'document_without_text' } };
  expect(await previewOf(member, operations)).toMatchObject({ failures: [failure], problems: [] });
  const ended = await endedBatch(member, await startBatch(member, operations));
  expect(ended).toMatchObject({ failed: 1, failures: [failure], can_retry: false, fails_again: 1 });
  // Only the scan goes through OCR; the step takes its result and the files that have text.
  const read = [
    { type: 'ocr', fileIds: [scan] },
    { type: 'to-word', fileIds: ['$previous', lease] },
  ];
  expect(await previewOf(member, read)).toMatchObject({ failures: [], problems: [], results: { count: 2 } });
  const whole = await endedBatch(member, await startBatch(member, read));
  expect(whole).toMatchObject({ status: 'completed', failed: 0 });
  expect(whole.result_files.map(({ filename }) => filename.split('.').at(-1))).toEqual(['docx', 'docx']);
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
