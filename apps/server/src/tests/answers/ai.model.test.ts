import type { ChatAnswer, ChatMessage } from '@sheaf/api/features/ai/ai.schema.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLanguageModel } from '../../adapters/models/language-model.ts';
import { addLease, readText } from '../../testing/lease.ts';
import { addMember, type TestMember } from '../../testing/members.ts';
import { beginStream, type ModelServer, refuse, startModelServer } from '../../testing/model-server.ts';
import { readUsed, streamChat } from '../../testing/stream-chat.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const BUDGET = 2000;
let model: ModelServer;
let server: TestServer;
let member: TestMember;
let lease: string;
beforeAll(async () => {
  model = await startModelServer();
  server = await startTestServer({
    RATE_LIMITS: 'off',
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: 'test-model',
    OPENAI_MAX_TOKENS: String(BUDGET),
  });
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});
beforeEach(async () => {
  member = await addMember(server, 'pro');
  lease = await addLease(server, member);
});

const ask = (message: string, more: object = {}) =>
  member.call<ChatAnswer>('ai.chat', { fileId: lease, message, ...more });
const sent = () => model.calls.at(-1)!.body.messages;
const used = () => readUsed(server, member);

test('an answer is streamed as the model writes it, and each source was found in the document', async () => {
  model.say('Eighty-five euros, in advance.\nQUOTE 9: the RENT is 85 euros a month\nQUOTE 1: paid in gold');
  const { tokens, done } = await streamChat(server, member, { fileId: lease, message: 'What is the rent?' });
  expect(tokens.length).toBeGreaterThan(2);
  expect(tokens.join('')).toBe('Eighty-five euros, in advance.');
  expect(done).toMatchObject({
    response: 'Eighty-five euros, in advance.',
    outcome: 'answered',
    engine: 'test-model',
    unverified: ['paid in gold'],
    sources: [{ file_id: lease, filename: 'lease.pdf', page: 2, snippet: 'The rent is 85 euros a month' }],
  });
  expect(await readText(member, lease)).toContain(done!.sources[0]!.snippet);
  expect(done!.sources[0]!.boxes![0]!.width).toBeGreaterThan(50);
  expect(await used()).toEqual({ chatMessagesPerMonth: 1, aiOperations: 1 });
  const { messages } = (
    await member.call<{ messages: ChatMessage[] }>('ai.chatMessages', { sessionId: done!.sessionId })
  ).body;
  expect(messages[1]).toMatchObject({
    content: done!.response,
    metadata: { unverified: ['paid in gold'], engine: 'test-model', sources: done!.sources },
  });
  const status = (await member.call<{ llm: object }>('ai.status')).body.llm;
  expect(status).toEqual({ provider: 'openai', model: 'test-model', ready: true });
});

test('a missing answer is not found, and an unsupported one is unsure', async () => {
  model.say('NOT_FOUND');
  const nothing = (await ask('Who wrote the opera?')).body;
  expect(nothing).toMatchObject({
    outcome: 'not_found',
    sources: [],
    response: "I couldn't find this in this document.",
  });
  model.say('It was painted green.\nQUOTE 1: The garage was painted green');
  const unsure = (await ask('Which colour has the rent of the garage?')).body;
  expect(unsure).toMatchObject({ outcome: 'unsure', unverified: ['The garage was painted green'] });
  expect(unsure.response).toContain('None of this could be found in the documents word for word');
  const text = await readText(member, lease);
  for (const { snippet } of unsure.sources) expect(text).toContain(snippet);
});

test('a follow-up includes the earlier turns, and only the chosen documents are sent', async () => {
  const twin = await addLease(server, member, 'twin.pdf');
  model.say('Six weeks.\nQUOTE 1: six weeks of notice in writing');
  const first = (await ask('How long is the notice?')).body;
  expect(JSON.stringify(sent())).not.toContain('twin.pdf');
  model.say('In writing.\nQUOTE 1: six weeks of notice in writing');
  const next = (await ask('In which form?', { sessionId: first.sessionId, fileIds: [twin] })).body;
  expect(next).toMatchObject({ sessionId: first.sessionId, outcome: 'answered' });
  expect(sent().map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
  expect(sent()[1]!.content).toBe('How long is the notice?');
  expect(sent()[2]!.content).toBe('Six weeks.');
  expect(sent()[3]!.content).toContain('twin.pdf');
  const { folder } = (await member.call<{ folder: { id: string } }>('folders.create', { name: 'F' })).body;
  await member.call('folders.moveFiles', { fileIds: [twin], folder_id: folder.id });
  const inFolder = await member.call<ChatAnswer>('ai.chat', { folderId: folder.id, message: 'How long?' });
  expect(inFolder.body.sources).toMatchObject([{ file_id: twin, page: 1 }]);
  expect(JSON.stringify(sent())).not.toContain('lease.pdf');
});

test('a request stays within its token limit, however long the conversation is', async () => {
  model.say(`${'word '.repeat(300)}\nQUOTE 1: six weeks of notice in writing`);
  const { sessionId } = (await ask('How long is the notice?')).body;
  for (let i = 0; i < 3; i++) await ask(`Why is the notice ${'so '.repeat(100)} long?`, { sessionId });
  const { body } = model.calls.at(-1)!;
  const letters = body.messages.reduce((sum, { content }) => sum + content.length, 0);
  expect(body.max_tokens).toBe(BUDGET / 4);
  // Three letters a token at the very least, for English.
  expect(letters / 3.2 + Number(body.max_tokens)).toBeLessThanOrEqual(BUDGET);
  expect(JSON.stringify(body.messages)).toContain('six weeks of notice in writing');
  const count = model.calls.length;
  const long = await ask('字'.repeat(1500), { sessionId });
  expect([long.status, long.body.code, model.calls.length]).toEqual([400, 'invalid_request', count]);
});

test('a model that fails costs nothing, and the conversation stays as it was', async () => {
  model.say('Six weeks.\nQUOTE 1: six weeks of notice in writing');
  const { sessionId } = (await ask('How long is the notice?')).body;
  const before = await used();
  const fails: [string, Parameters<ModelServer['say']>[0], number, string][] = [
    [
      'too much asked',
      (_, res) => refuse(res, 429, { 'retry-after-ms': '1', 'retry-after': '3' }),
      503,
      'busy',
    ],
    ['wrong key', (_, res) => refuse(res, 401), 503, 'unavailable'],
    [
      'cut',
      (_, res) => (beginStream(res)({ content: 'Six ' }), setTimeout(() => res.destroy(), 30)),
      503,
      'unavailable',
    ],
    ['nothing said', '', 503, 'unavailable'],
  ];
  for (const [name, reply, status, code] of fails) {
    model.say(reply);
    const answer = await ask('And then?', { sessionId });
    expect([name, answer.status, answer.body.code]).toEqual([name, status, code]);
    expect(answer.body.error).not.toContain('secret prompt');
    // A Retry-After is followed; other failures are retried soon.
    expect(answer.headers.get('retry-after')).toBe(code === 'busy' ? '3' : '2');
  }
  const patient = server.ctx.languageModel;
  const settings = { baseUrl: model.url, apiKey: 'key', model: 'test-model', budget: BUDGET, silenceMs: 300 };
  server.ctx.languageModel = createLanguageModel(settings);
  model.say((_, res) => beginStream(res)({ content: 'Six ' }));
  const silent = await ask('And then?', { sessionId });
  expect([silent.status, silent.body.code]).toEqual([504, 'timed_out']);
  server.ctx.languageModel = patient;
  model.say('');
  const cut = await streamChat(server, member, { fileId: lease, message: 'And then?', sessionId });
  expect(cut.error).toMatchObject({ code: 'unavailable', reason: 'model_said_nothing' });
  expect(await used()).toEqual(before);
  const { messages } = (await member.call<{ messages: ChatMessage[] }>('ai.chatMessages', { sessionId }))
    .body;
  expect(messages).toHaveLength(2);
});

test('a stopped answer is not charged, and the model is stopped', async () => {
  let isLeft = false;
  model.say((_call, res) => {
    res.once('close', () => (isLeft = true));
    beginStream(res)({ content: 'It begins ' });
  });
  const stop = new AbortController();
  const asked = streamChat(server, member, { fileId: lease, message: 'How long?' }, stop);
  await expect(asked).rejects.toThrow(/abort/);
  await expect.poll(() => isLeft).toBe(true);
  await expect.poll(used).toEqual({ chatMessagesPerMonth: 0, aiOperations: 0 });
  const { sessions } = (await member.call<{ sessions: object[] }>('ai.chatSessions', { id: lease })).body;
  expect(sessions).toEqual([]);
});
