import { texts } from '@sheaf/db';
import type { MeaningAnswer, PlaceAnswer } from '@sheaf/api/features/search/search.schema.ts';
import { makeScan, makeTestPdf, SCAN_WORDS } from '@sheaf/pdf-core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { restClient } from '../../testing/api-clients.ts';
import { addLease } from '../../testing/lease.ts';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { pngFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const SWIFTS = [
  'Swifts arrive in the first week of May. They nest under the tiles of old houses and leave for Africa in August.',
  'The young birds are fed with insects that both parents catch in the air. A chick fledges after about six weeks.',
];
const ITALIAN = [
  'Il contratto di affitto comincia il primo maggio e la cauzione di due mesi viene restituita alla fine del contratto quando le chiavi sono consegnate al proprietario.',
];
const SPANISH = [
  'El contrato de arrendamiento comienza el primero de mayo y la fianza de dos meses se devuelve al final del contrato cuando las llaves se entregan.',
];

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
beforeEach(async () => {
  member = await addMember(server, 'pro');
});
afterAll(() => server.stop());

async function addPdf(name: string, pages: string[], who = member) {
  const bytes = makeTestPdf({
    pages: pages.map((text) => ({ text, size: [2600, 400] as [number, number] })),
  });
  return (await upload(server, who, Buffer.from(bytes), name)).body.file.id;
}
const ask = async (q: string, { who = member } = {}) => {
  const { status, body } = await restClient(server.url)<MeaningAnswer>('search.meaning', { q }, who.token);
  expect(status).toBe(200);
  return body;
};
const found = async (q: string, who = member) =>
  (await ask(q, { who })).passages.map(({ file, page }) => [file.filename, page]);
/** Until so many files are prepared. */
const prepared = (count: number, who = member) =>
  vi.waitFor(
    async () => {
      const rows = await server.ctx.db
        .selectFrom('file_indexes')
        .select('file_id')
        .where('user_id', '=', who.id)
        .execute();
      expect(rows).toHaveLength(count);
    },
    { timeout: 120_000 },
  );

describe('through REST', () => {
  test('a question finds the page that answers it, though it shares no word with it', async () => {
    await addLease(server, member);
    await addPdf('swifts.pdf', SWIFTS);
    await prepared(2);
    // The text of the page: The young birds are fed with insects that both parents catch in the air.
    const { passages, byWords, waiting } = await ask('food of baby swallows');
    expect([byWords, waiting]).toEqual([0, 0]);
    const [first] = passages;
    expect([first?.file.filename, first?.page]).toEqual(['swifts.pdf', 2]);
    expect(first?.quote).toContain('are fed with insects');
    const marked = first!.marks.map(([from, to]) => first!.text.slice(from, to));
    expect(marked).toContain('insects');

    const { body } = await restClient(server.url)<PlaceAnswer>(
      'search.place',
      { fileId: first!.file.id, page: first!.page, quote: first!.quote },
      member.token,
    );
    expect(body.boxes).toHaveLength(1);
    expect(body.boxes[0]!.width).toBeGreaterThan(100);
  });
});

test('results of the exact search are not repeated, and nonsense finds nothing', async () => {
  await addPdf('swifts.pdf', SWIFTS);
  await prepared(1);
  expect(await found('insects')).toEqual([]);
  expect(await found('food of baby swallows')).toEqual([['swifts.pdf', 2]]);
  for (const nonsense of [
    'quantum physics of black holes',
    'xkqvw plorbt',
    'zzzz',
    '',
    'x',
    '%',
    "' or 1=1 --",
    '☃☃☃☃',
    'the of and',
  ])
    expect([nonsense, await found(nonsense)]).toEqual([nonsense, []]);
  expect((await member.call('search.meaning', { q: 'x'.repeat(201) })).status).toBe(400);
});

test('only live files of one’s own are found', async () => {
  const id = await addPdf('swifts.pdf', SWIFTS);
  const stranger = await addMember(server, 'pro');
  await addPdf('strange.pdf', SWIFTS, stranger);
  await prepared(1);
  await prepared(1, stranger);
  const where = 'food of baby swallows';
  expect([await found(where), await found(where, stranger)]).toEqual([
    [['swifts.pdf', 2]],
    [['strange.pdf', 2]],
  ]);
  await member.call('files.delete', { id });
  expect(await found(where)).toEqual([]);
  await member.call('files.restore', { id });
  expect(await found(where)).toEqual([['swifts.pdf', 2]]);
  await member.call('files.delete', { id, permanent: 'true' });
  expect(await found(where)).toEqual([]);
  const left = await server.ctx.db
    .selectFrom('file_passages')
    .select('position')
    .where('file_id', '=', id)
    .execute();
  expect(left).toEqual([]);
});

test('OCR text is found, and so is a correction, but no longer the replaced word', async () => {
  const { bytes } = await makeScan();
  const fileId = (await upload(server, member, Buffer.from(bytes), 'scan.pdf')).body.file.id;
  expect(await found('boats in the harbour')).toEqual([]);
  await member.call('ai.ocr', { fileId });
  const [first] = (await ask('boats in the harbour')).passages;
  expect(first?.file.filename).toBe('scan.pdf');
  const word = SCAN_WORDS.findIndex((one) => first!.quote.split(/\W+/).includes(one));
  await member.call('ai.correctWord', { fileId, page: 1, word, text: 'Nineteen' });
  const [after] = (await ask('boats in the harbour')).passages;
  expect(after?.quote).toContain('Nineteen');
  const { body } = await member.call<PlaceAnswer>('search.place', { fileId, page: 1, quote: after!.quote });
  expect(body.boxes.length).toBeGreaterThan(0);
});

test('a language without vectors is searched by its words, and the result reports it', async () => {
  await addPdf('contratto.pdf', ITALIAN);
  await addPdf('swifts.pdf', SWIFTS);
  await prepared(2);
  const { passages, byWords } = await ask('cauzione chiavi contratto appartamento');
  expect([passages[0]?.file.filename, byWords]).toEqual(['contratto.pdf', 1]);
});

test('a passage in Spanish is found by what it means, in Spanish and in English words', async () => {
  await addPdf('contrato.pdf', SPANISH);
  await addPdf('swifts.pdf', SWIFTS);
  await prepared(2);
  for (const question of ['depósito del alquiler', 'refund of the rent deposit']) {
    const { passages, byWords } = await ask(question);
    expect([question, passages[0]?.file.filename, byWords]).toEqual([question, 'contrato.pdf', 0]);
  }
});

test('files from before are prepared once their member searches', async () => {
  const { id } = (await upload(server, member, pngFile(), 'old.png')).body.file;
  const pages = SWIFTS.map((text, i) => ({ page: i + 1, text }));
  await texts.replaceFileTexts(server.ctx.db, { id, user_id: member.id }, 'ocr', pages);
  expect((await ask('food of baby swallows')).waiting).toBe(1);
  await prepared(1);
  expect(await found('food of baby swallows')).toEqual([['old.png', 2]]);
  const { body } = await member.call<{ file: { has_embeddings: boolean } }>('files.get', { id });
  expect(body.file.has_embeddings).toBe(false);
});
