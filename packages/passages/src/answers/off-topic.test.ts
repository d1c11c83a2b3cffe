import { expect, test } from 'vitest';
import { indexPassages } from '../ranking/passage-index.ts';
import type { AskedQuestion, AskedWord } from '../reading/question-words.ts';
import type { Reading } from '../reading/read-passages.ts';
import { listUnits } from '../reading/units.ts';
import { cutPassages } from '../text/cut-passages.ts';
import { isElsewhere, isOffTopic } from './off-topic.ts';

/** As many passages as a handbook has. */
const HANDBOOK = indexPassages(
  cutPassages(
    Array.from({ length: 90 }, (_, at) => ({
      page: at + 1,
      text: `Room ${at + 1}\nThe best way to room ${at + 1} leads through the yard, which is locked at ten in the evening.`,
    })),
  ),
);

const word = (stem: string, weight: number, isHere: boolean): AskedWord => ({
  stem,
  weight,
  alike: new Map(),
  kin: new Set([stem]),
  isNumber: false,
  isName: false,
  isHere,
  at: 0,
});
type Signs = { related: number; sure: number; absent: number; unsaid: number; words: AskedWord[] };
const read = ({ related, sure, absent, unsaid, words }: Signs): Reading => ({
  asked: {
    tokens: new Set(),
    kind: 'thing',
    words,
    focus: undefined,
    absent,
    unsaid,
    vector: undefined,
    length: words.length,
    contact: undefined,
    language: 'en',
    topics: [],
    times: new Set(),
    places: [],
  } satisfies AskedQuestion,
  units: [{ unit: listUnits(HANDBOOK, 0)[0]!, likely: sure / 2, spans: [] }],
  sure,
  confidence: sure,
  related,
});

const COOKS = [
  word('best', 0.6, true),
  word('wai', 0.5, true),
  word('cook', 1, false),
  word('rice', 1, false),
];
const LOCKS = [word('yard', 0.9, true), word('lock', 0.9, true), word('shut', 0.9, false)];
const QUESTION = { text: 'What is the best way to cook rice?' };
const FAR = read({ related: 0.08, sure: 0.3, absent: 0.36, unsaid: 0.64, words: COOKS });
const FARTHER = read({ related: 0.03, sure: 0.3, absent: 0.39, unsaid: 0.8, words: COOKS });

test('what shares only words that say little with a document is about something else', () => {
  expect(isOffTopic(QUESTION, FAR, HANDBOOK)).toBe(true);
  expect(isElsewhere(QUESTION, FARTHER, HANDBOOK)).toBe(true);
});

test('one word of three that stands nowhere is none too many', () => {
  const near = read({ related: 0.5, sure: 0.3, absent: 0.2, unsaid: 0.33, words: LOCKS });
  expect(isOffTopic({ text: 'Is the yard shut or locked?' }, near, HANDBOOK)).toBe(false);
});

test('a search of two words and what leans on the question before are never turned away', () => {
  expect(isOffTopic({ text: 'cook rice' }, FARTHER, HANDBOOK)).toBe(false);
  expect(isElsewhere({ ...QUESTION, previous: 'Where is the kitchen?' }, FARTHER, HANDBOOK)).toBe(false);
});

test('somebody who is not named, of whom something is asked that is not spoken of either, is no part of a document', () => {
  const composer = { ...word('beethoven', 1, false), isName: true };
  // A table of years has a word that may say the same.
  const born = { ...word('born', 0.9, false), kin: new Set(['born', 'year']) };
  const signs = { related: 0.6, sure: 0.6, absent: 0.2, unsaid: 0.2 };
  const asked = { text: 'When was Beethoven born?' };
  const pages = Array.from({ length: 8 }, (_, at) => ({
    page: at + 1,
    text: `Boats of the year ${1990 + at}.`,
  }));
  const table = indexPassages(cutPassages(pages));
  expect(isOffTopic(asked, read({ ...signs, words: [composer, born] }), table)).toBe(true);
  const spokenOf = [composer, { ...born, isHere: true, weight: 1.2 }];
  expect(isOffTopic(asked, read({ ...signs, related: 0.6, words: spokenOf }), table)).toBe(false);
});
