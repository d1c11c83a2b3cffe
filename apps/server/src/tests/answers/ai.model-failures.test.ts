import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChatAnswer, ChatMessage } from '@sheaf/api/features/ai/ai.schema.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createLanguageModel } from '../../adapters/models/language-model.ts';
import { addLease } from '../../testing/lease.ts';
import { addMember, type TestMember } from '../../testing/members.ts';
import { beginStream, type ModelServer, refuse, startModelServer } from '../../testing/model-server.ts';
import { setModel } from '../../testing/set-model.ts';
import { readUsed, streamChat } from '../../testing/stream-chat.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type Say = Parameters<ModelServer['say']>[0];

/** Longer than the half second after which a lost connection is tried again. */
const SILENCE_MS = 700;
let model: ModelServer;
let server: TestServer;
let member: TestMember;
let lease: string;
beforeAll(async () => {
  model = await startModelServer();
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});
beforeEach(async () => {
  member = await addMember(server, 'pro');
  lease = await addLease(server, member);
  useModelAt(model.url);
});

function useModelAt(baseUrl: string): void {
  const settings = { baseUrl, apiKey: 'secret key', model: 'test-model', budget: 4000 };
  setModel(server, createLanguageModel({ ...settings, silenceMs: SILENCE_MS }));
}

const ask = (message = 'What is the rent a month?') => streamChat(server, member, { fileId: lease, message });

/** The built-in engine quotes the rent, says why, and nothing of the model is left on the screen. */
async function expectQuotes(name: string, fallback: string): Promise<ChatAnswer> {
  const { tokens, done, error } = await ask();
  expect([name, error]).toEqual([name, undefined]);
  expect([name, done]).toEqual([
    name,
    expect.objectContaining({ outcome: 'answered', engine: 'quotes', fallback, unverified_claims: [] }),
  ]);
  expect([name, done!.response]).toEqual([name, expect.stringContaining('85 euros')]);
  expect(tokens.join('')).toBe(done!.response);
  return done!;
}

const inStream = (act: (tell: ReturnType<typeof beginStream>, res: ServerResponse) => unknown): Say => {
  return (_call, res) => void act(beginStream(res), res);
};
const whole = (delta: object, finish = 'stop') =>
  inStream((tell, res) => {
    tell(delta);
    tell({}, finish);
    res.end('data: [DONE]\n\n');
  });

const FAILURES: [string, Say, string][] = [
  ['wrong key', (_, res) => refuse(res, 401), 'model_refuses'],
  ['no such model', (_, res) => refuse(res, 404), 'model_missing'],
  ['too much asked', (_, res) => refuse(res, 429, { 'retry-after': '30' }), 'model_busy'],
  ['its own failure', (_, res) => refuse(res, 500, { 'retry-after-ms': '1' }), 'model_unreachable'],
  ['no first word', () => undefined, 'model_timed_out'],
  ['stalls in the middle', inStream((tell) => tell({ content: 'The rent is 95 ' })), 'model_timed_out'],
  [
    'a page',
    (_, res) => void res.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome</html>'),
    'model_broke_off',
  ],
  ['broken events', inStream((_, res) => res.end('data: {"choices": [nonsense\n\n')), 'model_broke_off'],
  [
    'cut in the middle',
    inStream((tell, res) => (tell({ content: 'The rent ' }), setImmediate(() => res.destroy()))),
    'model_broke_off',
  ],
  ['an empty answer', whole({ content: '' }), 'model_said_nothing'],
  ['only signs', whole({ content: '... !?' }), 'model_said_nothing'],
  ['cut off by length', whole({ content: 'The rent, as far as it is known, is' }, 'length'), 'model_cut_off'],
  ['only thoughts', whole({ content: '<think>The rent is 95 euros.' }), 'model_said_nothing'],
  ['thoughts in a field', whole({ reasoning_content: 'The rent is 95 euros.' }), 'model_said_nothing'],
  ['repeats itself', whole({ content: 'The rent is due every month. '.repeat(40) }), 'model_repeats'],
  [
    'another language',
    whole({
      content: 'Die Miete ist nach dem Vertrag an jedem dritten Tag des Monats mit der Bank zu zahlen.',
    }),
    'model_other_language',
  ],
];

test.each(FAILURES)('%s: the built-in engine answers, and says so', async (name, say, reason) => {
  model.say(say);
  const { sessionId, fallback } = await expectQuotes(name, reason);
  const { messages } = (await member.call<{ messages: ChatMessage[] }>('ai.chatMessages', { sessionId }))
    .body;
  expect(messages[1]!.metadata).toMatchObject({ engine: 'quotes', fallback });
  expect(await readUsed(server, member)).toEqual({ chatMessagesPerMonth: 1, aiOperations: 1 });
});

test('a server that is not there, by its port or by its name', async () => {
  useModelAt('http://127.0.0.1:9/v1');
  await expectQuotes('refused', 'model_unreachable');
  useModelAt('http://nowhere.invalid/v1');
  const { done } = await ask();
  expect(['model_unreachable', 'model_timed_out']).toContain(done!.fallback);
});

test('an answer without end is left, and the model is stopped', async () => {
  let isLeft = false;
  model.say((_call, res) => {
    const tell = beginStream(res);
    res.once('close', () => (isLeft = true));
    let count = 0;
    const go = () => {
      if (isLeft) return;
      tell({ content: `Word ${(count += 7)} of ${count * 3} goes to ${count * count}. ` });
      setImmediate(go);
    };
    go();
  });
  await expectQuotes('endless', 'model_cut_off');
  await expect.poll(() => isLeft).toBe(true);
});

test('thoughts without end are left too', async () => {
  let isLeft = false;
  model.say((_call, res) => {
    const tell = beginStream(res);
    res.once('close', () => (isLeft = true));
    const go = () => {
      if (isLeft) return;
      tell({ reasoning_content: 'Let me think about it once more. ' });
      setImmediate(go);
    };
    go();
  });
  const { done } = await ask();
  expect(done).toMatchObject({ engine: 'quotes', outcome: 'answered' });
  expect(['model_said_nothing', 'model_cut_off']).toContain(done!.fallback);
  await expect.poll(() => isLeft).toBe(true);
});

test('a redirect is not followed: neither documents nor the key go to another host', async () => {
  const visits: string[] = [];
  const elsewhere = createServer((req, res) => {
    visits.push(req.url ?? '');
    res.end();
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  onTestFinished(
    () => new Promise<void>((resolve) => elsewhere.close(() => resolve()).closeAllConnections()),
  );
  const location = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/v1/chat/completions`;
  for (const status of [301, 302, 303, 307, 308]) {
    model.say((_, res) => void res.writeHead(status, { location }).end());
    await expectQuotes(`redirect ${status}`, 'model_moved');
  }
  expect(visits).toEqual([]);
});

test('an invented quote is no source, and its numbers are marked', async () => {
  model.say('The rent is 95 euros.\nQUOTE 1: The rent is 95 euros a month');
  const { done } = await ask();
  expect(done).toMatchObject({ outcome: 'unsure', unverified: ['The rent is 95 euros a month'] });
  const marked = done!.unverified_claims.map(({ from, to }) => done!.response.slice(from, to));
  expect(marked).toEqual(['95']);
  expect(await readUsed(server, member)).toEqual({ chatMessagesPerMonth: 0, aiOperations: 0 });
});

test('a question without an answer is not charged when the model fails either', async () => {
  model.say((_, res) => refuse(res, 401));
  const { done } = await ask('Who composed the second opera of the evening?');
  expect(done).toMatchObject({ engine: 'quotes', fallback: 'model_refuses' });
  expect(done!.outcome).not.toBe('answered');
  expect(await readUsed(server, member)).toEqual({ chatMessagesPerMonth: 0, aiOperations: 0 });
});
