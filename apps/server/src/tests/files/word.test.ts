import { makeDocx, makeWritten, wordParagraph, wordRun } from '@sheaf/pdf-core/testing';
import type { ReadWordReport } from '@sheaf/pdf-core/tools/read-word/report.ts';
import { beforeAll, expect, test } from 'vitest';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  member = await addMember(server);
  return server.stop;
});

async function store(name: string, bytes: Uint8Array): Promise<string> {
  const { body } = await upload(server, member, Buffer.from(bytes), name);
  return body.file.id;
}

test('a Word file is told with its structure, through both interfaces', async () => {
  const { body } = await member.call<ReadWordReport>('fileViews.word', {
    id: await store('rules.docx', makeWritten()),
  });
  expect(body.paragraphs[0]).toEqual({ runs: [{ text: 'Harbour rules' }], level: 0 });
  expect(body.tables[0]!.rows).toHaveLength(3);
  expect(body.blocks[0]).toEqual({ paragraph: 0 });
  expect(body.count).toBe(body.paragraphs.length);
});

test('300 pages are told whole', { timeout: 60_000 }, async () => {
  const page = wordParagraph(wordRun('The tenant pays the rent by the third day of each month. '.repeat(6)));
  const id = await store('long.docx', makeWritten(page.repeat(12 * 300)));
  const { body } = await member.call<ReadWordReport>('fileViews.word', { id });
  expect([body.count, body.paragraphs.length]).toEqual([3600, 3600]);
});

test('what is no Word file, or is damaged, is refused with its reason', async () => {
  const pdf = await store('a.pdf', pdfFile());
  expect((await member.call('fileViews.word', { id: pdf })).body).toMatchObject({ reason: 'file_not_word' });
  const broken = await store('broken.docx', makeDocx('<w:p>'));
  expect((await member.call('fileViews.word', { id: broken })).body).toMatchObject({
    reason: 'document_damaged',
  });
});
