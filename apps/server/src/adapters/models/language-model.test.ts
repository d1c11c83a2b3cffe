import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@sheaf/api/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginStream, type ModelServer, refuse, startModelServer } from '../../testing/model-server.ts';
import { createLanguageModel } from './language-model.ts';

// Longer than the half second after which a lost connection is tried again.
const SILENCE_MS = 700;
let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.stop());

const open = (baseUrl = server.url) =>
  createLanguageModel({ baseUrl, apiKey: 'key', model: 'test-model', budget: 4000, silenceMs: SILENCE_MS });

async function read(model = open(), signal?: AbortSignal, maxTokens = 100): Promise<string[]> {
  const pieces: string[] = [];
  const messages = [{ role: 'user' as const, content: 'Hello?' }];
  for await (const piece of model.stream(messages, { maxTokens, signal })) pieces.push(piece);
  return pieces;
}

const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => (error instanceof AppError ? [error.code, error.reason] : error),
  );

test('words come as they are written, and the request says what it may cost', async () => {
  server.say('One two three.');
  expect(await read()).toEqual(['One ', 'two ', 'three.']);
  expect(server.calls).toEqual([
    {
      path: '/v1/chat/completions',
      key: 'Bearer key',
      body: {
        model: 'test-model',
        messages: [{ role: 'user', content: 'Hello?' }],
        stream: true,
        max_tokens: 100,
      },
    },
  ]);
});

test('an overloaded model is called a second time, and is then reported as busy for the time that it gives', async () => {
  let left = 1;
  server.say((_call, res) => (left-- > 0 ? refuse(res, 429, { 'retry-after-ms': '1' }) : 'Now.'));
  expect(await read()).toEqual(['Now.']);
  server.say((_call, res) => refuse(res, 429, { 'retry-after-ms': '1', 'retry-after': '7' }));
  const refused = await read().catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'busy', details: { retryAfter: 7 } });
  // Nobody waits seven seconds for a second refusal.
  expect(server.calls).toHaveLength(1);
});

test('each fault of a server is reported as one of our reasons, never in its own words', async () => {
  const away = ['unavailable', 'model_unreachable'];
  const broken = ['unavailable', 'model_broke_off'];
  const refused = ['unavailable', 'model_refuses'];
  const silent = ['timed_out', 'model_timed_out'];
  const cases: [string, Parameters<ModelServer['say']>[0], unknown][] = [
    ['wrong key', (_, res) => refuse(res, 401), refused],
    ['unknown model', (_, res) => refuse(res, 404), ['unavailable', 'model_missing']],
    ['its own failure', (_, res) => refuse(res, 500, { 'retry-after-ms': '1' }), away],
    ['cut before it answers', (_, res) => void res.destroy(), away],
    [
      'cut in the middle',
      (_, res) => (beginStream(res)({ content: 'One ' }), setTimeout(() => res.destroy(), 20)),
      broken,
    ],
    ['ended without an end', (_, res) => (beginStream(res)({ content: 'One ' }), void res.end()), broken],
    ['a page instead of an answer', (_, res) => void res.writeHead(200).end('<html>Welcome</html>'), broken],
    [
      'garbage in the stream',
      (_, res) => (beginStream(res), void res.end('data: {"choices": [nonsense\n\n')),
      broken,
    ],
    [
      'another shape',
      (_, res) => (beginStream(res), void res.end('data: {"choices":"none"}\n\ndata: [1]\n\n')),
      broken,
    ],
    [
      'an error in the stream',
      (_, res) => (beginStream(res), void res.end('data: {"error":{"message":"secret"}}\n\n')),
      away,
    ],
    ['nothing at all', () => undefined, silent],
    ['nothing after the first word', (_, res) => beginStream(res)({ content: 'One ' }), silent],
  ];
  for (const [name, reply, expected] of cases) {
    server.say(reply);
    expect([name, await failure(read())]).toEqual([name, expected]);
  }
  expect(await failure(read(open('http://127.0.0.1:9/v1')))).toEqual(away);
});

test('a slow model is waited for as long as it goes on', async () => {
  server.say(async (_call, res) => {
    const tell = beginStream(res);
    for (const content of ['a', 'b', 'c', 'd']) {
      tell({ content });
      await wait(SILENCE_MS / 2);
    }
    tell({}, 'stop');
    res.end('data: [DONE]\n\n');
  });
  expect(await read()).toEqual(['a', 'b', 'c', 'd']);
});

test('one that does not stop where it should is left, and calls for tools are not heard', async () => {
  const left = new AbortController();
  server.say(async (_call, res) => {
    res.once('close', () => left.abort());
    const tell = beginStream(res);
    tell({
      tool_calls: [{ index: 0, id: 't', type: 'function', function: { name: 'fetch', arguments: '{}' } }],
    });
    while (!left.signal.aborted) {
      tell({ content: 'word '.repeat(20) });
      await wait(1);
    }
  });
  const pieces = await read(open(), undefined, 100);
  expect(pieces.join('').length).toBeLessThanOrEqual(1200);
  await expect.poll(() => left.signal.aborted).toBe(true);
});

test('a stop ends the request, and the model notices', async () => {
  let isLeft = false;
  const stop = new AbortController();
  server.say((_call, res) => {
    res.once('close', () => (isLeft = true));
    beginStream(res)({ content: 'One ' });
    setTimeout(() => stop.abort(), 20);
  });
  await expect(read(open(), stop.signal)).rejects.toThrow(/abort/i);
  await expect.poll(() => isLeft).toBe(true);
});
