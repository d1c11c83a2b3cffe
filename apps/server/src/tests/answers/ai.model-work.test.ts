import type { Summary } from '@sheaf/api/features/ai/ai.schema.ts';
import type { Translation } from '@sheaf/api/features/ai/ai.translation.schema.ts';
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

  test('where the model fails, or makes no sense, the document is quoted, and the summary says why', async () => {
    const id = await addReport(12, 200);
    let left = 2;
    const onFirst = (words: string) => (call: ModelCall) =>
      `[${/"page":(\d+)/.exec(dataOf(call))![1]}] ${words}`;
    const german = onFirst(
      'Der Steinbruch gab an jedem der Tage mehr als hundert Blöcke, und die Wagen standen.',
    );
    const fails: [Parameters<ModelServer['say']>[0], string][] = [
      [(call, res) => (left-- > 0 ? note(call) : refuse(res, 429, { 'retry-after-ms': '1' })), 'model_busy'],
      ['I would rather not.', 'model_made_no_summary'],
      [
        (_, res) => (beginStream(res)({ content: '[1] On ' }), setTimeout(() => res.destroy(), 20)),
        'model_broke_off',
      ],
      [onFirst('The quarry gave a hundred blocks. '.repeat(20)), 'model_repeats'],
      [german, 'model_other_language'],
    ];
    for (const [reply, fallback] of fails) {
      model.say(reply);
      const { body } = await member.call<{ summary: Summary }>('ai.summarize', { fileId: id });
      expect(body.summary).toMatchObject({ engine: 'extracts', fallback });
      expect(body.summary.summary_text).toContain('On day 1 the quarry gave 100 blocks.');
      expect(body.summary.summary_text).not.toContain('rather');
    }
    const { summaries } = (await member.call<{ summaries: Summary[] }>('ai.summaries', { fileId: id })).body;
    expect(summaries.map(({ fallback }) => fallback)).toEqual(fails.map(([, why]) => why).toReversed());
    expect(await operations()).toBe(fails.length);
  });

  test('numbers, dates and names of a summary that the document does not have are marked', async () => {
    const id = await addReport(3, 20);
    model.say(
      '[1] On day 1 the quarry gave 100 blocks.\n[2] On day 2 it gave 250 blocks to Eleanor Whitfield.\n[3] It rained until 4 May 2031.',
    );
    const { summary } = (await member.call<{ summary: Summary }>('ai.summarize', { fileId: id })).body;
    const marked = ({ text, unverified_claims = [] }: Summary['sentences'][number]) =>
      unverified_claims.map(({ from, to, kind }) => [text.slice(from, to), kind]);
    const expected = [
      [],
      [
        ['250', 'number'],
        ['Eleanor Whitfield', 'name'],
      ],
      [['4 May 2031', 'date']],
    ];
    expect(summary.sentences.map(marked)).toEqual(expected);
    const { summaries } = (await member.call<{ summaries: Summary[] }>('ai.summaries', { fileId: id })).body;
    expect(summaries[0]!.sentences.map(marked)).toEqual(expected);
  });
});

describe('translation', () => {
  const TEXT = 'First line.\n\n  - one\n  - two\n\n***\nLast line, [[2]] of 7.';
  /** A language that nobody recognises. */
  const rot = (text: string) =>
    text.replace(/[a-z]/gi, (letter) => {
      const first = letter < 'a' ? 65 : 97;
      return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
    });
  const shout = (call: ModelCall) => rot(dataOf(call));
  const translate = (input: object) =>
    member.call<Translation>('ai.translate', {
      targetLanguage: 'pt-BR',
      ...input,
    });

  test('a translation keeps its paragraphs, and is sent as it is made', async () => {
    model.say(shout);
    const { body } = await translate({ text: TEXT });
    expect(body).toEqual({
      text: rot('First line.\n\n  - one\n  - two\n\n***\nLast line, [2] of 7.'),
      targetLanguage: 'pt-BR',
      unverified_claims: [],
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
    expect(done!.text).toBe(rot(long.join('\n\n')));
    expect(await operations()).toBe(2);
  });

  test('paragraphs that a model mixes up are translated one by one, and one that has no end is cut', async () => {
    model.say((call) => (dataOf(call).startsWith('[[1]]') ? '[[2]] all [[1]] mixed' : shout(call)));
    expect((await translate({ text: 'Eins.\nZwei.' })).body.text).toBe(rot('Eins.\nZwei.'));
    const endless = 'word '.repeat(3000);
    model.say(shout);
    const { body } = await translate({ text: endless });
    expect(body.text).toBe(rot(endless.trim()));
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
    const text =
      'The quarry gave a hundred blocks, and all of the carts stood still on the road to the town.';
    const fails: [Parameters<ModelServer['say']>[0], string][] = [
      [text, 'model_other_language'],
      ['Der Steinbruch gab hundert Blöcke. '.repeat(20), 'model_repeats'],
      [(_, res) => refuse(res, 401), 'model_refuses'],
    ];
    for (const [reply, reason] of fails) {
      model.say(reply);
      const { status, body } = await member.call('ai.translate', { text, targetLanguage: 'de' });
      expect([status, body.reason]).toEqual([503, reason]);
    }
    expect(await operations()).toBe(0);
  });

  test('numbers of a translation that the text does not have are marked', async () => {
    model.say('Die Miete beträgt 1.250,50 Euro, zahlbar bis zum 5. März 2027 an Herrn Krüger.');
    const { body } = await translate({
      text: 'The rent is 1,250.50 euros, to be paid by 4 March 2027 to Mr Krueger.',
      targetLanguage: 'de',
    });
    const marked = body.unverified_claims.map(({ from, to, kind }) => [body.text.slice(from, to), kind]);
    expect(marked).toEqual([['5. März 2027', 'date']]);
  });
});
