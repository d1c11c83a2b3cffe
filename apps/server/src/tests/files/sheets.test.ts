import type { ChatAnswer } from '@sheaf/api/features/ai/ai.schema.ts';
import { makeXlsx } from '@sheaf/pdf-core/testing';
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

test('a sheet is told as its cells are shown, through both interfaces', async () => {
  const id = await store(
    'book.xlsx',
    makeXlsx('<row r="1"><c r="A1" t="str"><v>Rent</v></c><c r="B1"><v>1250.5</v></c></row>'),
  );
  const answer = await member.call<{ cells: string[]; sheets: object[] }>('fileViews.sheet', {
    id,
    sheet: 1,
    language: 'de',
  });
  expect(answer.body).toMatchObject({
    sheets: [{ name: 'One' }],
    cells: ['Rent\t1250,5'],
    rows: 1,
    columns: 2,
  });
});

test('what is no spreadsheet, or is damaged, is refused with its reason', async () => {
  const pdf = await store('a.pdf', pdfFile());
  expect((await member.call('fileViews.sheet', { id: pdf })).body).toMatchObject({
    reason: 'file_not_spreadsheet',
  });
  const book = await store('book.xlsx', makeXlsx('<row>'));
  expect((await member.call('fileViews.sheet', { id: book })).body).toMatchObject({
    reason: 'document_damaged',
  });
  const short = await store('short.xlsx', makeXlsx(''));
  expect((await member.call('fileViews.sheet', { id: short, sheet: 9 })).body).toMatchObject({
    reason: 'page_missing',
  });
});

test('a sheet is asked by its rows and columns, empty cells counted, and named where it is quoted', async () => {
  const asker = await addMember(server, 'pro');
  const cell = (at: string, text: string) =>
    /^\d/.test(text) ? `<c r="${at}"><v>${text}</v></c>` : `<c r="${at}" t="str"><v>${text}</v></c>`;
  const rows = [
    cell('B1', 'January') + cell('C1', 'February') + cell('D1', 'March'),
    cell('A2', 'Berths') + cell('B2', '1200') + cell('C2', '1300') + cell('D2', '1250'),
    cell('A3', 'Archive') + cell('B3', '80') + cell('D3', '110.5'),
  ];
  const bytes = makeXlsx(rows.map((row, at) => `<row r="${at + 1}">${row}</row>`).join(''));
  const { body } = await upload(server, asker, Buffer.from(bytes), 'costs.xlsx');
  const message = 'What did the archive cost in March?';
  const answer = await asker.call<ChatAnswer>('ai.chat', { fileId: body.file.id, message });
  const { outcome, response, sources } = answer.body;
  expect([outcome, response, sources[0]?.page, sources[0]?.label]).toEqual([
    'answered',
    '“Archive | 80 | 110.5” (One)',
    1,
    'One',
  ]);
});
