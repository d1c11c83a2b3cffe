import type { ChatAnswer } from '@sheaf/api/features/ai/ai.schema.ts';
import { makeScan } from '@sheaf/pdf-core/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readJson } from './testing/doors.ts';
import { addLease } from './testing/lease.ts';
import { addMember, type TestMember, upload } from './testing/members.ts';
import { pdfFile } from './testing/sample-files.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

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

test('an answer comes word by word, and is told whole at the end', async () => {
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
  await expect.poll(async () => (await usedBy(member))[0], { interval: 5 }).toBe(1);
  stop.abort();
  await expect(asked).rejects.toThrow('abort');
  await expect.poll(() => usedBy(member), { timeout: 10_000 }).toEqual([0, 0, 0]);

  await member.call('ai.ocr', { fileId: scan });
  await setUsed(member, 'ocrPagesPerMonth', 5);
  const refused = await member.call('ai.ocr', { fileId: scan });
  expect([refused.status, refused.body.details?.metric]).toEqual([402, 'ocrPagesPerMonth']);
}, 60_000);
