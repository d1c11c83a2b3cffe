import type { LibraryAnswer } from '@sheaf/api/features/search/search.library.schema.ts';
import { makeScan, makeTestPdf } from '@sheaf/pdf-core/testing';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { restClient } from '../../testing/api-clients.ts';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
beforeEach(async () => {
  member = await addMember(server);
});
afterAll(() => server.stop());

const year = new Date().getUTCFullYear();
const invoice = (number: number, date: string, total: string, about: string) =>
  `Invoice\nInvoice number: ${number}\nInvoice date: ${date}\n${about}\nTotal: ${total}`;
const contract = (end: string) =>
  `Service agreement\nThis agreement is made between Ada Ltd and Brook Ltd.\nEnd date: ${end}\nThe parties agree to the services listed below.`;

async function add(name: string, text: string, who = member): Promise<string> {
  const lines = text.split('\n').map((line, i) => `BT /F1 14 Tf 40 ${340 - 40 * i} Td (${line}) Tj ET`);
  const bytes = makeTestPdf({ pages: [{ extra: lines.join(' '), size: [900, 400] }] });
  const { file } = (await upload(server, who, Buffer.from(bytes), name)).body;
  await vi.waitFor(
    async () => {
      const rows = server.ctx.db.selectFrom('file_indexes').select('file_id').where('file_id', '=', file.id);
      expect(await rows.execute()).toHaveLength(1);
    },
    { timeout: 120_000 },
  );
  return file.id;
}

async function ask(question: string, more: object = {}, who = member): Promise<LibraryAnswer> {
  const call = restClient(server.url)<LibraryAnswer>('search.ask', { question, ...more }, who.token);
  const { status, body } = await call;
  expect(status).toBe(200);
  return body;
}
const statedBy = ({ rows }: LibraryAnswer) =>
  rows.map(({ file, fit, value }) => [file.filename, fit, value?.date ?? value?.amount ?? null]);

test('sums of one year are typed, added up in one currency, and each has its sentence', async () => {
  await add('one.pdf', invoice(1, '2025-03-01', '120.50 EUR', 'Heating in spring'));
  await add('two.pdf', invoice(2, '2025-11-01', '79.60 EUR', 'Heating in autumn'));
  await add('old.pdf', invoice(3, '2024-02-01', '99.00 EUR', 'Heating in winter'));
  await add('water.pdf', invoice(4, '2025-04-01', '40.00 EUR', 'Water'));
  const answer = await ask('What did we pay for heating in 2025?');
  expect(statedBy(answer).toSorted()).toEqual([
    ['old.pdf', 'no', 99],
    ['one.pdf', 'yes', 120.5],
    ['two.pdf', 'yes', 79.6],
  ]);
  expect(answer.condition).toEqual({ from: '2025-01-01', to: '2025-12-31' });
  expect(answer.sum).toMatchObject({ amount: 200.1, currency: 'EUR' });
  expect(answer.sum?.fileIds).toHaveLength(2);
  const [first] = answer.rows;
  expect([first?.quote, first?.page, first?.outcome]).toEqual([
    expect.stringContaining('Total'),
    1,
    'answered',
  ]);
  expect(answer.counts).toMatchObject({ files: 4, searched: 4, unread: 0 });
});

test('sums in two currencies are not added up', async () => {
  await add('euro.pdf', invoice(1, '2025-03-01', '120.50 EUR', 'Heating'));
  await add('pound.pdf', invoice(2, '2025-11-01', '79.60 GBP', 'Heating'));
  const answer = await ask('What are the totals of the invoices?');
  expect(answer.rows).toHaveLength(2);
  expect(answer.sum).toBeNull();
});

test('contracts that end this year come first, those that end later are said to', async () => {
  await add('now.pdf', contract(`${year}-12-31`));
  await add('later.pdf', contract(`${year + 2}-06-30`));
  await add('bill.pdf', invoice(1, `${year}-03-01`, '120.50 EUR', 'Heating'));
  expect(statedBy(await ask('Which contracts end this year?'))).toEqual([
    ['now.pdf', 'yes', `${year}-12-31`],
    ['later.pdf', 'no', `${year + 2}-06-30`],
  ]);
});

test('more than a sum leaves out what is less', async () => {
  await add('small.pdf', invoice(1, '2025-03-01', '120.50 EUR', 'Heating'));
  await add('large.pdf', invoice(2, '2025-11-01', '1,500.00 EUR', 'Roof'));
  expect(statedBy(await ask('Which invoices are over 1000 EUR?'))).toEqual([
    ['large.pdf', 'yes', 1500],
    ['small.pdf', 'no', 120.5],
  ]);
});

test('a folder is asked alone, and scans without text are counted and named', async () => {
  const inside = await add('inside.pdf', contract('2027-01-31'));
  await add('outside.pdf', contract('2027-02-28'));
  const scan = (await upload(server, member, Buffer.from((await makeScan()).bytes), 'scan.pdf')).body.file.id;
  const { folder } = (await member.call<{ folder: { id: string } }>('folders.create', { name: 'F' })).body;
  await member.call('folders.moveFiles', { fileIds: [inside, scan], folder_id: folder.id });
  // Each answer would be taken from the month.
  const stateOf = async () =>
    (await server.ctx.db.selectFrom('files').select('reading').where('id', '=', scan).executeTakeFirst())
      ?.reading;
  await expect.poll(stateOf).toBe('needs_ocr');
  const answer = await ask('When do contracts end?', { folderId: folder.id });
  expect(answer.rows.map(({ file }) => file.id)).toEqual([inside]);
  expect(answer.counts).toMatchObject({ files: 2, searched: 1, lookedAt: 1, unread: 1 });
  expect(answer.unread.map(({ id }) => id)).toEqual([scan]);
});

test('another member’s files are no part of it, and their folder does not exist', async () => {
  const other = await addMember(server);
  await add('theirs.pdf', contract('2027-01-31'), other);
  const { folder } = (await other.call<{ folder: { id: string } }>('folders.create', { name: 'F' })).body;
  expect(await ask('When do contracts end?')).toMatchObject({ rows: [], counts: { files: 0, searched: 0 } });
  const { status } = await member.call('search.ask', { question: 'When?', folderId: folder.id });
  expect(status).toBe(404);
});

test('a file in the trash does not answer', async () => {
  const id = await add('gone.pdf', contract('2027-01-31'));
  await member.call('files.delete', { id });
  expect(await ask('When do contracts end?')).toMatchObject({ rows: [], counts: { files: 0 } });
});

test('a question without an answer is not taken from the month, one with an answer is', async () => {
  await add('now.pdf', contract('2027-01-31'));
  const used = async () => {
    const rows = server.ctx.db.selectFrom('operations').select('cost').where('user_id', '=', member.id);
    return (await rows.where('action', '=', 'ask-library').orderBy('id').execute()).map(({ cost }) => cost);
  };
  await ask('Which photosynthesis enzymes had Napoleon?');
  await ask('When do contracts end?');
  expect(await used()).toEqual([{}, { chatMessagesPerMonth: 1, aiOperations: 1 }]);
});
