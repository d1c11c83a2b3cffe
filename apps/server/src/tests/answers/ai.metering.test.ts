import { randomUUIDv7 } from 'node:crypto';
import type { ChatAnswer, OcrResult } from '@sheaf/api/features/ai/ai.schema.ts';
import type { File } from '@sheaf/api/features/files/files.schema.ts';
import { type Cost, giveBackCost, takeCost } from '@sheaf/api/features/usage/usage.costs.ts';
import type { Db } from '@sheaf/db';
import type { Operation } from '@sheaf/api/features/operations/operations.schema.ts';
import { makeScan, SCAN_WORDS } from '@sheaf/pdf-core/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readJson } from '../../testing/api-clients.ts';
import { addLease } from '../../testing/lease.ts';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.stop());

const usedBy = async ({ id }: TestMember) => {
  const rows = await server.ctx.db.selectFrom('usage').selectAll().where('user_id', '=', id).execute();
  const of = (metric: string) => rows.find((row) => row.metric === metric)?.used ?? 0;
  return [of('ocrPagesPerMonth'), of('chatMessagesPerMonth'), of('aiOperations')];
};
const setUsed = (member: TestMember, metric: string, used: number) =>
  server.ctx.db
    .updateTable('usage')
    .set({ used })
    .where('user_id', '=', member.id)
    .where('metric', '=', metric)
    .execute();

function stream(member: TestMember, input: object, signal?: AbortSignal): Promise<Response> {
  return fetch(`${server.url}/api/ai/chat-pdf`, {
    method: 'POST',
    body: JSON.stringify(input),
    headers: {
      authorization: `Bearer ${member.token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    signal,
  });
}

test('an answer arrives word by word, and complete at the end', async () => {
  const member = await addMember(server);
  const fileId = await addLease(server, member);
  const response = await stream(member, { fileId, message: 'How much is the rent a month?' });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const events = (await response.text())
    .trim()
    .split('\n\n')
    .map((event) => /^event: (\w+)\ndata: (.*)$/s.exec(event)!);
  const tokens = events.filter(([, name]) => name === 'token').map(([, , data]) => JSON.parse(data!).text);
  const done = JSON.parse(events.at(-1)![2]!) as ChatAnswer;
  expect(tokens.length).toBeGreaterThan(5);
  expect(tokens.join('')).toBe(done.response);
  expect(done).toMatchObject({ outcome: 'answered', sources: [{ page: 2 }] });
  expect(await usedBy(member)).toEqual([0, 1, 1]);

  const wrong = await stream(member, { fileId, message: '' });
  expect([wrong.status, (await readJson<{ code: string }>(wrong)).code]).toEqual([400, 'invalid_request']);
});

test('the last message of the month is the last, however many ask at once, and refusals cost nothing', async () => {
  const member = await addMember(server);
  const fileId = await addLease(server, member);
  const ask = () => member.call<ChatAnswer>('ai.chat', { fileId, message: 'When does the letting begin?' });
  expect((await ask()).status).toBe(200);
  await setUsed(member, 'chatMessagesPerMonth', 8);
  const answers = await Promise.all([ask(), ask(), ask(), ask()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 402, 402]);
  const refused = answers.find(({ status }) => status === 402)!;
  expect(refused.body).toMatchObject({
    code: 'limit_reached',
    details: { metric: 'chatMessagesPerMonth', limit: 10, used: 10, upgradeTo: 'pro' },
  });
  expect(await usedBy(member)).toEqual([0, 10, 3]);
});

test('a question that gets no answer is not taken from the month, nor refused for it', async () => {
  const member = await addMember(server);
  const fileId = await addLease(server, member);
  const ask = (message: string) => member.call<ChatAnswer>('ai.chat', { fileId, message });
  expect((await ask('Which photosynthesis enzymes had Napoleon?')).body.outcome).toBe('not_found');
  expect((await ask('May gasoline be kept in there?')).body.outcome).not.toBe('answered');
  expect(await usedBy(member)).toEqual([0, 0, 0]);
  expect((await ask('How much is the rent a month?')).body.outcome).toBe('answered');
  expect(await usedBy(member)).toEqual([0, 1, 1]);
  const rows = await server.ctx.db
    .selectFrom('operations')
    .select('cost')
    .where('user_id', '=', member.id)
    .where('action', '=', 'chat')
    .orderBy('id', 'desc')
    .execute();
  const costs = rows.map(({ cost }) => cost);
  expect(costs).toEqual([{ chatMessagesPerMonth: 1, aiOperations: 1 }, {}, {}]);
});

test('what is taken and what is given back side by side do not wait for each other', async () => {
  const { id } = await addMember(server);
  const [one, other]: Cost[] = [
    { chatMessagesPerMonth: 1, aiOperations: 1 },
    // As the database gives it back.
    { aiOperations: 1, chatMessagesPerMonth: 1 },
  ];
  const inTurn = (work: (db: Db) => Promise<void>) => server.ctx.db.transaction().execute(work);
  await inTurn((db) => takeCost(db, id, one!));
  for (let i = 0; i < 40; i++)
    await Promise.all([inTurn((db) => giveBackCost(db, id, other!)), inTurn((db) => takeCost(db, id, one!))]);
  const rows = await server.ctx.db.selectFrom('usage').select('used').where('user_id', '=', id).execute();
  expect(rows.map(({ used }) => used).toSorted()).toEqual([1, 1]);
});

test('pages that carry text are not paid for, and pages that fail are given back', async () => {
  const member = await addMember(server);
  const text = (await upload(server, member, pdfFile('This page carries more than enough text'), 'text.pdf'))
    .body;
  expect((await member.call('ai.ocr', { fileId: text.file.id })).status).toBe(200);
  expect(await usedBy(member)).toEqual([0, 0, 0]);
  const bytes = Buffer.from('%PDF-1.7\nnothing that a reader could make sense of');
  const broken = (await upload(server, member, bytes, 'broken.pdf')).body.file.id;
  expect((await member.call('ai.ocr', { fileId: broken })).status).toBe(422);
  expect(await usedBy(member)).toEqual([0, 0, 0]);

  const scan = (await upload(server, member, Buffer.from((await makeScan()).bytes), 'scan.pdf')).body.file.id;
  const stop = new AbortController();
  const asked = fetch(`${server.url}/api/ai/ocr`, {
    method: 'POST',
    body: JSON.stringify({ fileId: scan }),
    headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' },
    signal: stop.signal,
  });
  const readings = async () => {
    const ofScan = server.ctx.db.selectFrom('operations').select('status').where('file_id', '=', scan);
    return (await ofScan.where('action', '=', 'ocr').execute()).map(({ status }) => status);
  };
  await expect.poll(readings, { interval: 5 }).toEqual(['running']);
  stop.abort();
  await expect(asked).rejects.toThrow('abort');
  await expect.poll(readings).toEqual(['cancelled']);
  expect(await usedBy(member)).toEqual([0, 0, 0]);

  await member.call('ai.ocr', { fileId: scan });
  await setUsed(member, 'ocrPagesPerMonth', 5);
  const refused = await member.call('ai.ocr', { fileId: scan });
  expect([refused.status, refused.body.details?.metric]).toEqual([402, 'ocrPagesPerMonth']);
});

test('only the pages that are asked for are read and paid for, and the others can follow', async () => {
  const member = await addMember(server);
  const scan = await makeScan({ dpi: 100 }, (document) => {
    const [page] = document.getPages();
    for (let i = 0; i < 3; i++) document.addPage(page!);
  });
  const fileId = (await upload(server, member, Buffer.from(scan.bytes), 'scan.pdf')).body.file.id;
  const pagesOf = (result: OcrResult) => result.pages.map(({ page }) => page);
  const read = async (pages?: string) => {
    const { status, body } = await member.call<{ result: OcrResult }>('ai.ocr', { fileId, pages });
    return { status, body };
  };
  const beyond = await read('3-9');
  expect([beyond.status, beyond.body.error]).toEqual([400, 'There is no page 9: the document has 4 pages.']);
  expect((await read('one')).status).toBe(400);
  expect(await usedBy(member)).toEqual([0, 0, 0]);

  const first = (await read('1,3')).body.result;
  expect(pagesOf(first)).toEqual([1, 3]);
  expect(await usedBy(member)).toEqual([2, 0, 2]);
  expect(
    (await member.call<{ file: File }>('files.get', { id: fileId, text: 'true' })).body.file,
  ).toMatchObject({
    has_ocr: true,
    extracted_text: expect.stringContaining('\f'),
  });
  const searchable = await member.call<{ file: File }>('ai.searchablePdf', { fileId, pages: '1,3' });
  expect(searchable.body.file.page_count ?? 4).toBe(4);
  expect(await usedBy(member)).toEqual([2, 0, 2]);
  // Asked for again it is read anew; all of them, and only what is missing is.
  expect(pagesOf((await read('3')).body.result)).toEqual([1, 3]);
  expect(await usedBy(member)).toEqual([3, 0, 3]);
  expect(pagesOf((await read()).body.result)).toEqual([1, 2, 3, 4]);
  expect(await usedBy(member)).toEqual([5, 0, 5]);
});

test('reading that is cut keeps and charges the pages it read, and goes on from there', async () => {
  const member = await addMember(server);
  const scan = await makeScan({}, (document) => {
    const [page] = document.getPages();
    for (let i = 0; i < 3; i++) document.addPage(page!);
  });
  const id = (await upload(server, member, Buffer.from(scan.bytes), 'scan.pdf')).body.file.id;
  const keptPages = async () =>
    server.ctx.db
      .selectFrom('ocr_pages')
      .select(['page', 'created_at'])
      .where('file_id', '=', id)
      .orderBy('page')
      .execute();
  const operationId = randomUUIDv7();
  const asked = member.call('ai.ocr', { fileId: id, operationId });
  await expect.poll(async () => (await keptPages()).length, { interval: 5 }).toBeGreaterThan(0);
  await member.call('operations.cancel', { id: operationId });
  const { status, body } = await asked;
  const kept = await keptPages();
  expect([status, body.code, body.details]).toEqual([409, 'cancelled', { kept: kept.length }]);
  expect(kept.length).toBeLessThan(4);
  expect(await usedBy(member)).toEqual([kept.length, 0, kept.length]);
  const told = await member.call<{ operation: Operation }>('operations.get', { id: operationId });
  expect(told.body.operation).toMatchObject({
    status: 'cancelled',
    error: { reason: 'reading_stopped', message: expect.stringContaining('already read are kept') },
    cost: { ocrPagesPerMonth: kept.length, aiOperations: kept.length },
  });
  const part = await member.call<{ result: OcrResult }>('ai.ocrResult', { fileId: id });
  expect(part.body.result.pages.map(({ page }) => page)).toEqual(kept.map(({ page }) => page));
  expect((await member.call<{ file: File }>('files.get', { id, text: 'true' })).body.file).toMatchObject({
    has_ocr: false,
    extracted_text: null,
  });

  const whole = await member.call<{ result: OcrResult }>('ai.ocr', { fileId: id });
  expect(whole.body.result.text.split(/\s+/)).toEqual(Array(4).fill(SCAN_WORDS).flat());
  expect(await usedBy(member)).toEqual([4, 0, 4]);
  expect(await keptPages()).toEqual(expect.arrayContaining(kept));
});
