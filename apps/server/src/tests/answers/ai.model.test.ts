import type { ChatAnswer, ChatMessage } from '@sheaf/api/features/ai/ai.schema.ts';
import { makeTestPdf } from '@sheaf/pdf-core/testing';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createLanguageModel } from '../../adapters/models/language-model.ts';
import { addLease, readText } from '../../testing/lease.ts';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { beginStream, type ModelServer, startModelServer } from '../../testing/model-server.ts';
import { setModel } from '../../testing/set-model.ts';
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
  // What is not answered is not taken from the month's questions.
  expect(await used()).toEqual({ chatMessagesPerMonth: 0, aiOperations: 0 });
  model.say('It was painted green.\nQUOTE 1: The garage was painted green');
  const unsure = (await ask('Which colour has the rent of the garage?')).body;
  expect(unsure).toMatchObject({ outcome: 'unsure', unverified: ['The garage was painted green'] });
  expect(await used()).toEqual({ chatMessagesPerMonth: 0, aiOperations: 0 });
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

test('a number, date or name that no quote has is marked, however real the quote is', async () => {
  const said = 'Anna Meier pays 95 euros a month from 1 June 2024, that is 1,140 euros a year.';
  model.say(`${said}\nQUOTE 1: The rent is 85 euros a month`);
  const answer = (await ask('What is the rent?')).body;
  expect(answer).toMatchObject({ response: said, outcome: 'answered' });
  const marked = answer.unverified_claims.map(({ from, to, kind }) => [said.slice(from, to), kind]);
  expect(marked).toEqual([
    ['Anna Meier', 'name'],
    ['95', 'number'],
    ['1 June 2024', 'date'],
    ['1,140', 'number'],
  ]);
  const { messages } = (
    await member.call<{ messages: ChatMessage[] }>('ai.chatMessages', { sessionId: answer.sessionId })
  ).body;
  expect(messages[1]!.metadata.unverified_claims).toEqual(answer.unverified_claims);
  model.say('The rent is €85 a month.\nQUOTE 1: The rent is 85 euros a month');
  expect((await ask('What is the rent?')).body.unverified_claims).toEqual([]);
});

test('a request has room for as many passages as its budget, and begins with the likeliest', async () => {
  const pages = Array.from({ length: 60 }, (_, at) => ({
    text: `Garage ${at + 1} is let for ${at + 50} euros. ${'The road to it is swept in winter and the gate is shut at night. '.repeat(4)}`,
    size: [2600, 400] as [number, number],
  }));
  const bytes = Buffer.from(makeTestPdf({ pages }));
  const { id } = (await upload(server, member, bytes, 'garages.pdf')).body.file;
  await vi.waitFor(async () => expect(await readText(member, id)).toContain('Garage 60'), 30_000);
  const countSent = async (budget: number) => {
    setModel(server, createLanguageModel({ baseUrl: model.url, model: 'test-model', budget }));
    model.say('NOT_FOUND');
    await member.call('ai.chat', { fileId: id, message: 'Which garage is let for 90 euros?' });
    return sent()
      .at(-1)!
      .content.match(/"passage":/g)!.length;
  };
  onTestFinished(() => void (server.ctx.models = models));
  const { models } = server.ctx;
  const [small, large] = [await countSent(2000), await countSent(16_000)];
  expect(small).toBeGreaterThan(2);
  expect(large).toBeGreaterThan(30);
});

test('thoughts are never shown, neither while the answer is streamed nor afterwards', async () => {
  const thoughts: [string, (tell: ReturnType<typeof beginStream>) => void][] = [
    ['a tag', (tell) => tell({ content: '<think>Is it 42?</think>' })],
    ['cut anywhere', (tell) => [...'<thinking>Is it 42?</thinking>'].forEach((content) => tell({ content }))],
    ['fields', (tell) => tell({ reasoning_content: 'Is it 42?', thinking: '42', reasoning: '42' })],
    [
      'parts',
      (tell) =>
        tell({
          content: [
            { type: 'thinking', thinking: '42' },
            { type: 'text', text: '' },
          ],
        }),
    ],
    ['never opened', (tell) => tell({ content: 'Is it 42?\n</think>\n' })],
  ];
  for (const [name, think] of thoughts) {
    model.say((_call, res) => {
      const tell = beginStream(res);
      think(tell);
      tell({ content: 'It is 85 euros.\nQUOTE 1: The rent is 85 euros a month' });
      tell({}, 'stop');
      res.end('data: [DONE]\n\n');
    });
    const { tokens, done } = await streamChat(server, member, {
      fileId: lease,
      message: 'What is the rent?',
    });
    expect([name, tokens.join(''), done!.response]).toEqual([name, 'It is 85 euros.', 'It is 85 euros.']);
  }
});
