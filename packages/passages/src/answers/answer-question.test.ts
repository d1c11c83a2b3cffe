import { describe, expect, test } from 'vitest';
import { indexPassages } from '../ranking/passage-index.ts';
import { rankPassages } from '../ranking/rank-passages.ts';
import { SMALL_LEASE } from '../testing/small-lease.ts';
import { cutPassages } from '../text/cut-passages.ts';
import { readAloud } from '../text/sentences.ts';
import { answerQuestion } from './answer-question.ts';
import { locateQuote } from './locate-quote.ts';

const index = indexPassages(cutPassages(SMALL_LEASE));

test('a question in the words of the document is answered by a quote that stands on its page', () => {
  const answer = answerQuestion(index, { text: 'At what interest rate does late rent bear interest?' });
  expect(answer).toMatchObject({ outcome: 'answered', engine: 'meaning', language: 'en' });
  expect(answer.quotes[0]).toContain('bears interest at five per cent');
  for (const { page, from, to, snippet } of answer.sources) {
    const { text } = SMALL_LEASE[page - 1]!;
    expect(readAloud(text.slice(from, to))).toBe(snippet);
    expect(locateQuote(text, snippet)).toMatchObject({ from });
  }
});

describe('other words', () => {
  test.each([
    ['May gasoline be kept in there?', 'petrol'],
    ['How do I cancel the agreement?', 'notice in writing'],
    ['When do I get my security money refunded?', 'returned within a month'],
  ])('%s', (text, said) => {
    const { outcome, sources } = answerQuestion(index, { text });
    expect(outcome).not.toBe('not_found');
    expect(sources.some(({ passage }) => passage.text.includes(said))).toBe(true);
  });
});

test('a line of a list is quoted with what leads into the list, and marked in it', () => {
  const text = [
    '3. Prohibited Activities. The following activities are not permitted on the boat.',
    'Violation of this provision will result in the immediate termination of this contract.',
    'a. Smoking',
    'b. Operating the boat while intoxicated.',
    'c. Allowing pets weighing more than 25 lbs.',
    '4. Life Jackets. One approved jacket is supplied for each adult, youth or child on the boat.',
  ].join('\n');
  const boat = indexPassages(cutPassages([{ page: 1, text }]));
  const [first] = answerQuestion(boat, { text: 'Are pets of more than 25 lbs allowed?' }).sources;
  expect(first!.snippet).toMatch(/^The following activities are not permitted .* more than 25 lbs\.$/s);
  expect(first!.answer).toBe('c. Allowing pets weighing more than 25 lbs.');
  const [named] = answerQuestion(boat, { text: 'Which activities are prohibited?' }).sources;
  expect(named!.snippet).toContain('Smoking');
});

test('a question that nothing speaks for is not answered', () => {
  const { outcome } = answerQuestion(index, { text: 'Which submarines visited the cathedral?' });
  expect(outcome).not.toBe('answered');
});

test('several documents are one scope: what the caller knows of a passage comes back with its source', () => {
  const library = SMALL_LEASE.flatMap((page, file) =>
    cutPassages([page]).map((passage) => ({ ...passage, file })),
  );
  const { sources } = answerQuestion(indexPassages(library), { text: 'How much does a second key cost?' });
  expect(sources[0]!.passage.file).toBe(1);
});

test('a question about something else is told to be not in the document', () => {
  const answer = answerQuestion(index, { text: 'Which photosynthesis enzymes had Napoleon?' });
  expect(answer).toMatchObject({ outcome: 'not_found', quotes: [], sources: [] });
});

test.each(['Is there a sauna in the garage?', 'Which submarines has the garage got?'])(
  'what is asked of the subject of a document and never spoken of in it is told to be not there: %s',
  (text) => {
    const nothing = { outcome: 'not_found', sources: [] };
    expect(answerQuestion(index, { text })).toMatchObject(nothing);
    expect(answerQuestion(index, { text, previous: 'What is the rent?' })).toMatchObject(nothing);
  },
);

test.each([
  ['a word of it that is not its subject', 'Is there a sauna before the repairs?', undefined],
  ['kin of its words', 'Are automobiles in the garage?', undefined],
  ['what was asked before', 'Is it in the garage, with a sauna?', 'How much does a second key cost?'],
])('%s leaves it open whether the document says it', (_, text, previous) => {
  expect(answerQuestion(index, { text, previous }).outcome).not.toBe('not_found');
});

test('in a language whose words are known by their translation a compound leaves it open', () => {
  const text =
    'Der Mieter hat die Garage nur mit dem Auto zu nutzen. Die Kaution wird nach dem Auszug von dem Vermieter auf das Konto gezahlt, wenn die Schlüssel da sind.';
  const german = indexPassages(cutPassages([{ page: 1, text }]));
  expect(german.engine).toBe('words');
  expect(answerQuestion(german, { text: 'Mietkaution?' }).outcome).toBe('unsure');
  expect(answerQuestion(german, { text: 'Welche Bibliothek?' }).outcome).toBe('not_found');
});

test.each(['petrol', 'lantern petrol', 'Napoleon, petrol?'])(
  'a search of a word or two is shown what comes nearest: %s',
  (text) => {
    const { outcome, sources } = answerQuestion(index, { text });
    expect(outcome).not.toBe('not_found');
    expect(sources[0]!.passage.text).toContain('petrol');
  },
);

test('a copy beside a document does not make its answer doubtful', () => {
  const twice = indexPassages(
    ['a', 'b'].flatMap((fileId) => cutPassages(SMALL_LEASE).map((passage) => ({ ...passage, fileId }))),
  );
  const answer = answerQuestion(twice, { text: 'At what interest rate does late rent bear interest?' });
  expect(answer.outcome).toBe('answered');
  expect(answer.sources.length).toBeGreaterThan(1);
});

test('an empty document and an empty question are told from an answer', () => {
  expect(answerQuestion(indexPassages([]), { text: 'What?' })).toMatchObject({
    outcome: 'not_found',
    sources: [],
  });
  expect(answerQuestion(index, { text: '' }).outcome).not.toBe('answered');
  expect(answerQuestion(index, { text: '?!' }).outcome).not.toBe('answered');
});

test.each([
  ['When does the letting begin?', 'Who is Mr. Hale?'],
  ['Is there a swimming pool?', 'What is the rent?'],
  ['May petrol be stored in the garage?', 'How much does a second key cost?'],
])('%s stands by itself and takes nothing from %s', (text, previous) => {
  const { outcome, confidence, quotes } = answerQuestion(index, { text });
  expect(answerQuestion(index, { text, previous })).toMatchObject({ outcome, confidence, quotes });
});

test('a question that leans on the one before is understood by it', () => {
  const previous = 'Tell me about the deposit of 170 euros.';
  const [first] = rankPassages(index, { text: 'And when is it returned?', previous });
  expect(first!.passage.heading).toBe('5. Deposit');
});

test('WordNet puts words beside each other that share no letters', () => {
  const weights = { words: 1, grams: 0, meaning: 0, sentence: 0, alike: 0, previous: 0, dense: 0 };
  const question = { text: 'car automobile vehicle?' };
  const scoreOf = (synonym: number) =>
    rankPassages(index, { text: 'automobile' }, { ...weights, synonym })[0]!;
  expect(scoreOf(0.3).passage.text).toContain('one car');
  expect(scoreOf(0).score).toBe(0);
  expect(rankPassages(index, question)[0]!.passage.text).toContain('one car');
});

test('thousands of passages and hostile text take no longer than they should', () => {
  const text = `${'a'.repeat(40_000)} ${'| '.repeat(5_000)}\n${'('.repeat(20_000)} ${'Aa. '.repeat(5_000)}`;
  const started = performance.now();
  const hostile = indexPassages(cutPassages([{ page: 1, text }]));
  answerQuestion(hostile, { text: text.slice(0, 5_000) });
  expect(performance.now() - started).toBeLessThan(10_000);
});
