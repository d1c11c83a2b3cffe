import type { Operation } from '@sheaf/api/features/operations/operations.schema.ts';
import { makeReport, makeTestPdf } from '@sheaf/pdf-core/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endedBatch, startBatch } from '../../testing/batches.ts';
import { bytesOf, type Made } from '../../testing/made-files.ts';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let member: TestMember;
let report: string;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  member = await addMember(server, 'premium');
  const { bytes } = await makeReport();
  report = (await upload(server, member, Buffer.from(bytes), 'report.pdf')).body.file.id;
});
afterAll(() => server.stop());

const OFFICE = 'application/vnd.openxmlformats-officedocument';

const usedStorage = () =>
  server.ctx.db
    .selectFrom('usage')
    .select('used')
    .where('user_id', '=', member.id)
    .where('metric', '=', 'storageLimit')
    .executeTakeFirstOrThrow();

test.each([
  ['to-word', 'report.docx', `${OFFICE}.wordprocessingml.document`, 'PK'],
  ['to-excel', 'report.xlsx', `${OFFICE}.spreadsheetml.sheet`, 'PK'],
  ['to-powerpoint', 'report.pptx', `${OFFICE}.presentationml.presentation`, 'PK'],
  ['to-epub', 'report.epub', 'application/epub+zip', 'PK'],
  ['to-html', 'report.html', 'text/html', '<!'],
  ['to-markdown', 'report.md', 'text/markdown', '# '],
  ['to-text', 'report.txt', 'text/plain', 'Ha'],
  ['to-csv', 'report-tables.csv', 'text/csv', 'It'],
  ['to-images', 'report-pages.zip', 'application/zip', 'PK'],
] as const)('%s keeps its result as what it is', async (tool, filename, type, start) => {
  const { status, body } = await member.call<Made>(`tools.${tool}`, { fileIds: [report], options: {} });
  expect(status).toBe(200);
  expect(body.file).toMatchObject({ filename, type });
  const bytes = await bytesOf(server, member, body.file.id);
  expect(bytes.subarray(0, 2).toString()).toBe(start);
  const named = await member.call<Made>(`tools.${tool}`, {
    fileIds: [report],
    options: {},
    outputName: 'mine.pdf',
  });
  expect(named.body.file.filename).toMatch(/^mine\.(?!pdf)\w+$|^report-pages\.zip$/);
});

test('a page of HTML is handed out as a file, never shown by the server', async () => {
  const { body } = await member.call<Made>('tools.to-html', { fileIds: [report], options: {} });
  const headers = { authorization: `Bearer ${member.token}` };
  const answer = await fetch(`${server.url}/api/files/${body.file.id}/download`, { headers });
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a document without text, or without tables, is refused with its reason, and costs nothing', async () => {
  const keep = async (text: string, name: string) => {
    const bytes = Buffer.from(makeTestPdf({ pages: [{ text }] }));
    return (await upload(server, member, bytes, name)).body.file.id;
  };
  const [scan, words] = [await keep('', 'scan.pdf'), await keep('Words alone', 'words.pdf')];
  const before = await usedStorage();
  for (const [tool, file, reason] of [
    ['to-word', scan, 'document_without_text'],
    ['to-excel', scan, 'document_without_text'],
    ['to-excel', words, 'document_without_tables'],
    ['to-csv', words, 'document_without_tables'],
  ] as const) {
    const { status, body } = await member.call<Made & { reason: string }>(`tools.${tool}`, {
      fileIds: [file],
      options: {},
    });
    expect([status, body.reason]).toEqual([422, reason]);
    const { history } = (await member.call<{ history: Operation[] }>('users.history', { limit: 1 })).body;
    expect(history[0]).toMatchObject({ action: tool, status: 'failed', cost: {} });
  }
  expect(await usedStorage()).toEqual(before);
});

test('a batch keeps what it converts under its own ending', async () => {
  const steps = [{ type: 'to-excel', fileIds: [report], options: {} }];
  const { tasks } = await endedBatch(member, await startBatch(member, steps));
  expect(tasks).toMatchObject([{ state: 'done', outputs: [{ filename: 'report.xlsx' }] }]);
});
