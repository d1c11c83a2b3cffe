import { describe, expect, it } from 'vitest';
import { boxQuote } from './answers/box-quote.ts';
import { locateQuote } from './answers/locate-quote.ts';
import { ANSWER_KINDS, askedKind } from './reading/answer-kind.ts';
import { findAnswers } from './reading/answer-spans.ts';
import { readParties } from './summaries/contract-parties.ts';
import { readContractTerm, readStart } from './summaries/contract-term.ts';
import { recogniseKind } from './summaries/document-kind.ts';
import { listKeyFacts } from './summaries/key-facts.ts';
import { listFacts } from './summaries/list-facts.ts';
import { isTelling } from './summaries/telling.ts';
import { cutPassages } from './text/cut-passages.ts';
import { recogniseLanguage } from './text/language.ts';
import { listOpenings, listParties } from './text/named-parties.ts';
import { readAloud } from './text/sentences.ts';
import { countWords, listWords, vectorTokens } from './text/tokens.ts';

/** What a page can be made of to be slow to read: each is repeated to the page's length, and then broken off. */
const PIECES = [
  'A',
  'a',
  '1',
  '-',
  ' ',
  '\t',
  '\n',
  '"',
  '€',
  'À',
  '中',
  '1 ',
  '1,',
  '1.',
  '1-',
  '1/',
  'a.',
  'a@',
  'a-\n',
  'A. ',
  'Aa ',
  'Aa\n',
  'Aa-',
  "A'",
  'Contents\n',
  '1.1 A\n',
  'Aa - $1\n',
  'Dr. ',
  'Mr. A. ',
  'Aa of ',
  'Ab (the ',
  '(the ',
  'Customer: A',
  'Total ',
  'Total 1 ',
  'TVA\r',
  'EUR ',
  'EUR1',
  '1 EUR',
  '1,000 ',
  '000.000',
  'Jan ',
  '1 Jan ',
  'Ma.',
  'DE12 AAAA ',
  'AB12',
  'www.',
  '| ',
  'a|b|c\n',
  '  \t',
  '. ',
  'a. b ',
  '1.1 Aa\n',
  'Aa, ',
  'Ab Ltd ',
  'mÀ',
  '\u00ad',
  '# Aa\n\n',
  ' \n',
  '\n\n\n',
  ' TH KT',
  '0,',
  'the term ',
  'term until ',
  'lease shall end on ',
  'Agreement between Ab and ',
  'Ab Inc, ',
  'Ab (“C”), ',
  'By:\n',
];
const BREAKS = ['', '\u0000', '!', '\n%', ' Ltd'];
const LENGTH = 20_000;
const TIMES = 4;
/** Linear is 4, quadratic 16; a machine that does something else meanwhile is in between. */
const MOST = 10;
/** Below this a measurement says nothing. */
const NOTHING_MS = 60;

const reading: Record<string, (text: string) => unknown> = {
  listKeyFacts: (text) => listKeyFacts([{ page: 1, text }]),
  cutPassages: (text) => cutPassages([{ page: 1, text }]),
  readAloud,
  countWords,
  listWords,
  vectorTokens,
  recogniseLanguage: (text) => recogniseLanguage(text, () => false),
  locateQuote: (text) => locateQuote(text, 'a quote that stands nowhere', true),
  askedKind,
  findAnswers: (text) => ANSWER_KINDS.map((kind) => findAnswers(text, kind)),
  recogniseKind,
  listFacts: (text) => listFacts([{ page: 1, text }], 'en'),
  isTelling,
  listOpenings: (text) => listOpenings(`Agreement between ${text}`),
  listParties,
  readParties: (text) => readParties([{ page: 1, text }]),
  readContractTerm: (text) => readContractTerm([{ page: 1, text }]),
  readStart,
  boxQuote: (text) => boxQuote([{ text, x: 0, y: 0, width: 1, height: 1 }], 'nowhere'),
};

describe.each(Object.entries(reading))('%s', (_name, read) => {
  it('takes time as its text is long, whatever the text', () => {
    const slow = PIECES.flatMap((piece) =>
      BREAKS.flatMap((end) => {
        const long = measure(read, piece, LENGTH * TIMES, end);
        if (long < NOTHING_MS) return [];
        const short = measure(read, piece, LENGTH, end);
        return long / short > MOST ? [`${JSON.stringify(piece + end)}: ${short} ms, then ${long} ms`] : [];
      }),
    );
    expect(slow).toEqual([]);
  });
});

/** Time of this thread's own work, the least of three: what else the machine does has no part in it. */
function measure(read: (text: string) => unknown, piece: string, length: number, end: string): number {
  const text = piece.repeat(Math.ceil(length / piece.length)) + end;
  let least = Infinity;
  for (let round = 0; round < 3 && least >= NOTHING_MS / 4; round++) {
    const before = process.threadCpuUsage();
    read(text);
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
