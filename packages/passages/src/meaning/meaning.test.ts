import { expect, test } from 'vitest';
import { cutPassages } from '../text/cut-passages.ts';
import { recogniseLanguage } from '../text/language.ts';
import { embedText } from '../vectors/embed.ts';
import { shippedVectors } from '../vectors/open-vectors.ts';
import { vectorsForText } from '../vectors/vectors-for.ts';
import { choosePassages } from './choose-passages.ts';
import { packTerms } from './pack-terms.ts';
import { searchSegments } from './search-segments.ts';
import { openSegment, type PackedDocument, sizeOfSegment } from './segment.ts';

const LIBRARY = {
  swifts: [
    'Swifts arrive in the first week of May. They nest under the tiles of old houses and leave for Africa in August.',
    'The young birds are fed with insects that both parents catch in the air. A chick fledges after about six weeks.',
  ],
  lease: [
    'The rent is 85 euros a month and is due on the third working day. The tenant pays by bank transfer and states the number of the garage.',
  ],
  signed: ['This was read and signed by both parties on the second of March. Nora Feldt. Tomas Reyes.'],
  affitto: [
    'Il canone di 85 euro al mese è dovuto il terzo giorno. La cauzione è restituita alla fine del contratto di affitto.',
  ],
  mietvertrag: [
    'Die Miete beträgt 85 Euro im Monat und ist am dritten Werktag fällig. Der Mieter zahlt sie auf das Konto des Vermieters.',
  ],
};
const vectors = shippedVectors();
const languageOf = (cut: { text: string }[]) =>
  recogniseLanguage(cut.map(({ text }) => text).join('\n'), () => false).code;

const passages = new Map(
  Object.entries(LIBRARY).map(([name, texts]) => [
    name,
    cutPassages(texts.map((text, i) => ({ page: i + 1, text }))),
  ]),
);
const segments = [...passages].map(([name, cut]) => openSegment(pack(name, cut), false));

function pack(name: string, cut: { text: string }[]): PackedDocument {
  const bytes = cut.flatMap(({ text }) => [...packTerms(text)]);
  return {
    fileId: name,
    stamp: '1',
    language: languageOf(cut),
    count: cut.length,
    vectors: new Uint8Array(
      Int8Array.from(
        cut.flatMap(({ text }) => [...embedText(vectorsForText(vectors, languageOf(cut)), text)]),
      ),
    ),
    // A database hands its bytes over wherever they lie.
    terms: new Uint8Array([0, ...bytes]).subarray(1),
  };
}

function find(question: string, most = 5) {
  const { candidates, asked, rarities } = searchSegments(segments, question, vectors);
  const read = candidates.map((one) => ({ ...one, passage: passages.get(one.fileId)![one.position]! }));
  return choosePassages(read, { question, asked, rarities, vectors }, most);
}
const places = (question: string) => find(question).map(({ fileId, page }) => `${fileId} ${page}`);

test('a passage is found by what it means, with its nearest sentence and the words in it that come near', () => {
  const [first, ...rest] = find('food of baby swallows');
  expect([first?.fileId, first?.page, rest]).toEqual(['swifts', 2, []]);
  expect(first?.quote).toBe('The young birds are fed with insects that both parents catch in the air.');
  const marked = first!.marks.map(([from, to]) => first!.text.slice(from, to));
  expect(marked).toContain('insects');
  expect(marked).not.toContain('with');
});

test('the likeliest comes first, and only so many', () => {
  expect(places('when is rent due each month')[0]).toBe('lease 1');
  expect(find('young birds under the tiles of houses', 1)).toHaveLength(1);
});

test('nothing is shown for what is no word, for words of no content and for what nobody wrote about', () => {
  for (const question of ['xkqvw plorbt', 'the of and', '', '☃', 'quantum physics of black holes'])
    expect([question, places(question)]).toEqual([question, []]);
});

test('one word finds what is used very much like it, and not whatever is nearest', () => {
  expect(places('payment').toSorted()).toEqual(['lease 1', 'mietvertrag 1']);
  for (const word of ['zebra', 'mango', 'tiger']) expect([word, places(word)]).toEqual([word, []]);
});

test('a language whose meaning is not known is compared by its words alone', () => {
  expect(segments.map(({ fileId, isCompared }) => [fileId, isCompared])).toEqual([
    ['swifts', true],
    ['lease', true],
    ['signed', true],
    ['affitto', false],
    ['mietvertrag', true],
  ]);
  expect(places('cauzione restituita')).toEqual(['affitto 1']);
  expect(places('appartamento')).toEqual([]);
});

test.each([
  ['Futter junger Vögel', 'swifts 2'],
  ['nourriture des petits oiseaux', 'swifts 2'],
  ['pago del alquiler', 'lease 1'],
  ['tenant pays to the account of the landlord', 'mietvertrag 1'],
  ['le loyer est à verser au propriétaire', 'mietvertrag 1'],
])('what is looked for in another language is found: %s', (question, place) => {
  expect(places(question)).toContain(place);
});

test('words count by how often they stand where, and by how rare they are', () => {
  const { candidates, rarities } = searchSegments(segments, 'rent birds Miete', vectors);
  expect([...rarities.keys()]).toEqual(expect.arrayContaining(['rent', 'bird']));
  const words = Object.fromEntries(candidates.map((one) => [`${one.fileId} ${one.position}`, one.words]));
  expect(words['swifts 1']).toBeGreaterThan(0);
  expect(words['swifts 0'] ?? 0).toBe(0);
});

test('what is kept of a document is its numbers, and its size is known', () => {
  const [swifts] = segments;
  expect(swifts).not.toHaveProperty('text');
  expect(swifts!.starts).toHaveLength(3);
  expect(sizeOfSegment(swifts!)).toBeGreaterThan(2 * vectors.dimensions);
  expect(sizeOfSegment(swifts!)).toBeLessThan(5000);
});

test('a long sentence is cut to where the first of its near words stands', () => {
  const long = `${'It was so and not otherwise, '.repeat(12)}and the rent was due, ${'as it had always been, '.repeat(12)}in May.`;
  const cut = cutPassages([{ page: 1, text: long }], { size: 2000, overlap: 0 });
  const segment = openSegment(pack('long', cut), false);
  const { candidates, asked, rarities } = searchSegments([segment], 'rent', vectors);
  const read = candidates.map((one) => ({ ...one, passage: cut[one.position]! }));
  const [hit] = choosePassages(read, { question: 'rent', asked, rarities, vectors }, 1);
  expect(hit!.quote).toBe(long.trim());
  expect(hit!.text.length).toBeLessThan(250);
  expect(hit!.marks.map(([from, to]) => hit!.text.slice(from, to))).toEqual(['rent']);
});
