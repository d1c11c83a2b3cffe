import { randomUUIDv7 } from 'node:crypto';
import type { ChatAnswer } from '@sheaf/api/features/ai/ai.schema.ts';
import { leftWorkJobs } from '@sheaf/api/features/left-work/left-work.jobs.ts';
import { type DatabaseClient, openDatabase } from '@sheaf/db';
import { createTestDatabase } from '@sheaf/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLease } from '../../testing/lease.ts';
import { addMember, type TestMember } from '../../testing/members.ts';
import { type ModelServer, startModelServer } from '../../testing/model-server.ts';
import { makeFolder } from '../../testing/s3-server.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';

let model: ModelServer;
let client: DatabaseClient;
let server: ServerProcess;
let settings: Record<string, string>;
const cleanups: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  const [database, folder] = await Promise.all([createTestDatabase(), makeFolder()]);
  model = await startModelServer();
  client = openDatabase(database.url, { max: 2 });
  cleanups.push(folder.remove, database.drop, () => client.close(), model.stop);
  settings = {
    DATABASE_URL: database.url,
    DATA_DIR: folder.path,
    RATE_LIMITS: 'off',
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: 'test-model',
  };
  server = await startServerProcess(settings);
  cleanups.push(() => server.end());
});
afterAll(async () => {
  for (const clean of cleanups.toReversed()) await clean();
});

const usedBy = async ({ id }: TestMember) => {
  const rows = await client.db.selectFrom('usage').selectAll().where('user_id', '=', id).execute();
  const of = (metric: string) => rows.find((row) => row.metric === metric)?.used ?? 0;
  return { messages: of('chatMessagesPerMonth'), operations: of('aiOperations') };
};
const worksOf = ({ id }: TestMember) =>
  client.db
    .selectFrom('operations')
    .select(['action', 'status', 'cost'])
    .where('user_id', '=', id)
    .where('action', 'in', ['chat', 'summarize', 'translate'])
    .orderBy('action')
    .orderBy('status')
    .execute();

/** More time passes than between two heartbeats of a live process. */
async function beSilent(): Promise<void> {
  await client.db
    .updateTable('operations')
    .set({ alive_at: new Date(0) })
    .where('status', '=', 'running')
    .execute();
}

/** The minute comes in which work without a sign of life is looked for. */
async function sweep(): Promise<void> {
  await beSilent();
  const silent = { info() {}, warn() {}, error() {} };
  const events = { publish: async () => {} };
  // What can be gone on with is found by the next server itself.
  const jobs = { enqueue: async () => {} };
  const ctx = { db: client.db, events, jobs, log: silent };
  await leftWorkJobs[0]!.run(ctx as never, {}, AbortSignal.abort());
}

/** Identifies each request to the model by its prompt. */
const ANSWERS = {
  summary: '[2] The rent is 85 euros a month.',
  chat: 'The rent is 85 euros a month.\nQUOTE 1: the rent is 85 euros a month',
  translate: 'Guten Abend.',
};
const answerAll = () =>
  model.say(({ body }) => {
    const asks = (words: string) => body.messages.some(({ content }) => content.includes(words));
    if (asks('Good evening.')) return ANSWERS.translate;
    return asks('How much is the rent') ? ANSWERS.chat : ANSWERS.summary;
  });
const askAgain = async <Body>(member: TestMember, path: string, data: object) => {
  const response = await fetch(`${server.url}/api/ai/${path}`, {
    method: 'POST',
    body: JSON.stringify(data),
    headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' },
  });
  return { status: response.status, body: (await response.json()) as Body };
};
const sealedOf = ({ id }: TestMember) =>
  client.db
    .selectFrom('operations')
    .select('sealed_input')
    .where('user_id', '=', id)
    .where('sealed_input', 'is not', null)
    .execute();

/** The model gets three requests, and does not respond until the server is killed. */
async function killAtWork(member: TestMember, fileId: string) {
  model.say(() => undefined);
  const question = { fileId, message: 'How much is the rent a month?', operationId: randomUUIDv7() };
  const text = { text: 'Good evening.', targetLanguage: 'de', operationId: randomUUIDv7() };
  const asked = [
    member.call('ai.summarize', { fileId, summaryType: 'brief' }),
    member.call('ai.chat', question),
    member.call('ai.translate', text),
  ].map((answer) => answer.catch(() => null));
  await expect.poll(() => model.calls.length).toBe(3);
  const sealed = await sealedOf(member);
  expect(sealed).toHaveLength(2);
  for (const { sealed_input } of sealed)
    expect(Buffer.from(sealed_input!, 'base64').toString()).not.toMatch(/rent|Good/);
  await server.end('SIGKILL');
  await Promise.all(asked);
  return { question, text };
}

test('a server killed while it sums up, answers and translates: the next one ends all three, at their price', async () => {
  const member = await addMember({ url: server.url, ctx: { db: client.db } }, 'pro');
  const fileId = await addLease(server, member);
  expect((await member.call('ai.translate', { text: 'Good day.', targetLanguage: 'de' })).status).toBe(200);
  expect(await usedBy(member)).toEqual({ messages: 0, operations: 1 });
  const { question, text } = await killAtWork(member, fileId);
  expect(await usedBy(member)).toEqual({ messages: 1, operations: 4 });
  await sweep();
  expect((await worksOf(member)).filter(({ status }) => status === 'running')).toHaveLength(3);

  answerAll();
  server = await startServerProcess(settings);
  await expect
    .poll(() => worksOf(member))
    .toEqual([
      { action: 'chat', status: 'done', cost: { aiOperations: 1, chatMessagesPerMonth: 1 } },
      { action: 'summarize', status: 'done', cost: { aiOperations: 1 } },
      { action: 'translate', status: 'done', cost: { aiOperations: 1 } },
      { action: 'translate', status: 'done', cost: { aiOperations: 1 } },
    ]);
  const texts = client.db.selectFrom('summaries').select('summary_text').where('file_id', '=', fileId);
  expect(await texts.execute()).toEqual([{ summary_text: 'The rent is 85 euros a month.' }]);
  expect(await sealedOf(member)).toEqual([]);

  // A repeated request under the same id gets the result, without a new call or charge.
  const calls = model.calls.length;
  const answer = await askAgain<ChatAnswer>(member, 'chat-pdf', question);
  expect(answer).toMatchObject({ status: 200, body: { operationId: question.operationId } });
  expect(answer.body.response).toContain('The rent is 85 euros a month.');
  expect(await askAgain(member, 'translate', text)).toEqual({
    status: 200,
    body: { text: ANSWERS.translate, targetLanguage: 'de', unverified_claims: [] },
  });
  expect(model.calls).toHaveLength(calls);
  expect(await usedBy(member)).toEqual({ messages: 1, operations: 4 });
  const said = client.db
    .selectFrom('chat_messages')
    .select('role')
    .where('session_id', '=', answer.body.sessionId)
    .orderBy('id');
  expect(await said.execute()).toEqual([{ role: 'user' }, { role: 'assistant' }]);
}, 60_000);

test('what was sealed with a secret that is gone ends in a sentence, and is given back', async () => {
  const member = await addMember({ url: server.url, ctx: { db: client.db } }, 'pro');
  const fileId = await addLease(server, member);
  const { question, text } = await killAtWork(member, fileId);
  await beSilent();
  answerAll();
  settings['SESSION_SECRET'] = 'y'.repeat(32);
  server = await startServerProcess(settings);
  const ended = async () => (await worksOf(member)).map(({ status, cost }) => ({ status, cost }));
  await expect.poll(ended).toEqual([
    { status: 'failed', cost: {} },
    { status: 'done', cost: { aiOperations: 1 } },
    { status: 'failed', cost: {} },
  ]);
  expect(await usedBy(member)).toEqual({ messages: 0, operations: 1 });
  expect(await sealedOf(member)).toEqual([]);
  for (const [path, asked] of [
    ['chat-pdf', question],
    ['translate', text],
  ] as const)
    expect(await askAgain(member, path, asked)).toMatchObject({
      body: { error: 'The server stopped during the operation. Nothing was saved.' },
    });
}, 60_000);
