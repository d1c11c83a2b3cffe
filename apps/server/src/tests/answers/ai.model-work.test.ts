import type { Summary } from '@sheaf/api/features/ai/ai.schema.ts';
import { makeTestPdf } from '@sheaf/pdf-core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readText } from '../../testing/lease.ts';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import {
  beginStream,
  type ModelCall,
  type ModelServer,
  refuse,
  startModelServer,
} from '../../testing/model-server.ts';
import { readUsed, streamAnswer } from '../../testing/stream-chat.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const BUDGET = 2000;
let model: ModelServer;
let server: TestServer;
let member: TestMember;
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
});

const operations = async () => (await readUsed(server, member)).aiOperations;
const dataOf = ({ body }: ModelCall) => body.messages[1]!.content;
const letters = ({ body }: ModelCall) => body.messages.reduce((sum, { content }) => sum + content.length, 0);

async function addReport(pages: number, words: number): Promise<string> {
  const text = (page: number) =>
    `On day ${page} the quarry gave ${page}00 blocks. ${'It rained on the road and the carts stood still. '.repeat(words / 10)}`;
  const bytes = makeTestPdf({
    pages: Array.from({ length: pages }, (_, at) => ({
      text: text(at + 1),
      size: [20_000, 300] as [number, number],
    })),
  });
  const { id } = (await upload(server, member, Buffer.from(bytes), 'report.pdf')).body.file;
  await expect.poll(() => readText(member, id)).toContain(`On day ${pages} `);
  return id;
}

/** Notes the first sentence of every page it is given, and one of a page that it was not given. */
function note(call: ModelCall): string {
  const given = dataOf(call)
    .split('\n')
    .map((line) => JSON.parse(line) as { page: number; text: string });
  const lines = given.map(({ page, text }) => `[${page}] ${/^.*?\./.exec(text)![0]}`);
  return ['Here it is:', ...lines, '[999] Nothing of the kind.'].join('\n');
}

describe('summaries', () => {
  test('a long document is read part by part, and each sentence keeps its page', async () => {
    const id = await addReport(12, 200);
    model.say(note);
    const { status, body } = await member.call<{ summary: Summary }>('ai.summarize', { fileId: id });
    expect(status).toBe(200);
    expect(body.summary.engine).toBe('test-model');
    expect(body.summary.sentences).toEqual(
      Array.from({ length: 12 }, (_, at) => ({
        page: at + 1,
        text: `On day ${at + 1} the quarry gave ${at + 1}00 blocks.`,
      })),
    );
    expect(body.summary.word_count).toBe(body.summary.summary_text.split(/\s+/).length);
    // The notes on each part, and the summary of the notes.
    expect(model.calls.length).toBeGreaterThan(3);
    const parts = model.calls.slice(0, -1).map(dataOf).join('\n').split('\n');
    expect(
      parts.map((line) => (JSON.parse(line) as { page: number }).page).toSorted((a, b) => a - b),
    ).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
    for (const call of model.calls)
      expect(letters(call) / 3.2 + Number(call.body.max_tokens)).toBeLessThanOrEqual(BUDGET);
    expect(await operations()).toBe(1);
  });

  test('a document of too many parts is summarized by quoting, and the result reports it', async () => {
    const id = await addReport(60, 850);
    model.say(note);
    const { body } = await member.call<{ summary: Summary }>('ai.summarize', {
      fileId: id,
      summaryType: 'brief',
    });
    expect([body.summary.engine, model.calls.length]).toEqual(['extracts', 0]);
  });

  test('a model that fails half way, or makes no sense, costs nothing and leaves nothing', async () => {
    const id = await addReport(12, 200);
    let left = 2;
    const fails: [Parameters<ModelServer['say']>[0], string][] = [
      [(call, res) => (left-- > 0 ? note(call) : refuse(res, 429, { 'retry-after-ms': '1' })), 'busy'],
      ['I would rather not.', 'unavailable'],
      [
        (_, res) => (beginStream(res)({ content: '[1] On ' }), setTimeout(() => res.destroy(), 20)),
        'unavailable',
      ],
    ];
    for (const [reply, code] of fails) {
      model.say(reply);
      const answer = await member.call<{ summary: Summary }>('ai.summarize', { fileId: id });
      expect([answer.status, answer.body.code]).toEqual([503, code]);
    }
    expect((await member.call<{ summaries: [] }>('ai.summaries', { fileId: id })).body.summaries).toEqual([]);
    expect(await operations()).toBe(0);
  });
});

describe('translation', () => {
  const TEXT = 'First line.\n\n  - one\n  - two\n\n***\nLast line, [[2]] of 7.';
  const shout = (call: ModelCall) => dataOf(call).toUpperCase();
  const translate = (input: object) =>
    member.call<{ text: string; targetLanguage: string }>('ai.translate', {
      targetLanguage: 'pt-BR',
      ...input,
    });

  test('a translation keeps its paragraphs, and is sent as it is made', async () => {
    model.say(shout);
    const { body } = await translate({ text: TEXT });
    expect(body).toEqual({
      text: 'FIRST LINE.\n\n  - ONE\n  - TWO\n\n***\nLAST LINE, [2] OF 7.',
      targetLanguage: 'pt-BR',
    });
    expect(model.calls[0]!.body.messages[0]!.content).toContain('Brazilian Portuguese (pt-BR)');
    expect(await operations()).toBe(1);

    const long = Array.from({ length: 30 }, (_, at) =>
      `${at} is the number of this paragraph. `.repeat(8).trim(),
    );
    const { tokens, done } = await streamAnswer<{ text: string }>(`${server.url}/api/ai/translate`, member, {
      text: long.join('\n\n'),
      targetLanguage: 'de',
    });
    expect(tokens.length).toBeGreaterThan(3);
    expect(tokens.join('')).toBe(done!.text);
    expect(done!.text).toBe(long.join('\n\n').toUpperCase());
    expect(await operations()).toBe(2);
  });

  test('paragraphs that a model mixes up are translated one by one, and one that has no end is cut', async () => {
    model.say((call) => (dataOf(call).startsWith('[[1]]') ? '[[2]] ALL [[1]] MIXED' : shout(call)));
    expect((await translate({ text: 'Eins.\nZwei.' })).body.text).toBe('EINS.\nZWEI.');
    const endless = 'word '.repeat(3000);
    model.say(shout);
    const { body } = await translate({ text: endless });
    expect(body.text).toBe(endless.trim().toUpperCase());
    expect(model.calls.length).toBeGreaterThan(8);
    for (const call of model.calls)
      expect(letters(call) / 3.2 + Number(call.body.max_tokens)).toBeLessThanOrEqual(BUDGET);
  });

  test('what cannot be translated costs nothing', async () => {
    model.say((_call, res) => {
      const tell = beginStream(res);
      tell({ content: 'Half of' });
      tell({}, 'length');
      res.end('data: [DONE]\n\n');
    });
    const cut = await translate({ text: 'Eins.' });
    expect([cut.status, cut.body.error]).toEqual([503, expect.stringContaining('did not finish')]);
    for (const targetLanguage of ['x', 'en_US', 'de-u-co-phonebk', '../../etc'])
      expect((await translate({ text: 'Eins.', targetLanguage })).status).toBe(400);
    expect(await operations()).toBe(0);
  });
});
