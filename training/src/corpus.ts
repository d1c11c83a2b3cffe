import { hashText, vectorTokens } from '@sheaf/passages';
import { append, emptyList, trimmed, type GrowingList } from './growing-list.ts';
import type { TextRecord } from './records.ts';

/** Between the words of a stream: a sentence ends; what follows has nothing to do with what was before. */
export const SENTENCE = -1;
export const BREAK = -2;
/** In the place of a title's length: the unit is a ready pair. */
export const READY_PAIR = -1;
/** A unit: question, title and body, each as place and length in the stream. */
export const UNIT_FIELDS = 6;

type Span = { from: number; length: number };
type Section = Span & { sentences: number };

/** The text of all sources while it is read: words by number, in the order they were met. */
export type Corpus = {
  numbers: Map<string, number>;
  counts: number[];
  stream: GrowingList;
  units: GrowingList;
  seen: Set<number>;
  title: Span | undefined;
  heading: Span | undefined;
  section: Section | undefined;
};

const NOTHING: Span = { from: 0, length: 0 };
const LONGEST_SECTION = 400;
const SENTENCE_END = /(?<=[.!?;:])["”)]?\s+(?=[A-Z“"(])/;

export const startCorpus = (): Corpus => ({
  numbers: new Map(),
  counts: [],
  stream: emptyList(),
  units: emptyList(),
  seen: new Set(),
  title: undefined,
  heading: undefined,
  section: undefined,
});

export function addRecord(corpus: Corpus, record: TextRecord): void {
  if (record.kind !== 'paragraph') closeSection(corpus);
  if (record.kind === 'document') corpus.title = corpus.heading = undefined;
  else if (record.kind === 'heading') {
    append(corpus.stream, BREAK);
    corpus.heading = addWords(corpus, record.text);
    corpus.title ??= corpus.heading;
  } else if (record.kind === 'pair') {
    append(corpus.stream, BREAK);
    const question = addWords(corpus, record.text);
    append(corpus.stream, SENTENCE);
    const meaning = addWords(corpus, record.meaning);
    if (question.length && meaning.length)
      addUnit(corpus, question, { from: 0, length: READY_PAIR }, meaning);
  } else addParagraph(corpus, record.text);
}

/** A paragraph that stands in many documents, a licence or a menu, is read once. */
function addParagraph(corpus: Corpus, text: string): void {
  const mark = hashText(text) * 0x100000 + (text.length & 0xfffff);
  if (corpus.seen.has(mark)) return;
  corpus.seen.add(mark);
  if (corpus.section && corpus.section.length > LONGEST_SECTION) closeSection(corpus);
  append(corpus.stream, BREAK);
  corpus.section ??= { from: corpus.stream.length, length: 0, sentences: 0 };
  for (const sentence of text.split(SENTENCE_END)) {
    addWords(corpus, sentence);
    append(corpus.stream, SENTENCE);
    corpus.section.sentences++;
  }
  corpus.section.length = corpus.stream.length - corpus.section.from;
}

export function closeSection(corpus: Corpus): void {
  const { section, heading, title } = corpus;
  corpus.section = undefined;
  if (!section || (!heading && section.sentences < 2)) return;
  addUnit(corpus, heading ?? NOTHING, title === heading ? NOTHING : (title ?? NOTHING), section);
}

function addUnit({ units }: Corpus, ...spans: [question: Span, title: Span, body: Span]): void {
  for (const { from, length } of spans) {
    append(units, from);
    append(units, length);
  }
}

function addWords({ numbers, counts, stream }: Corpus, text: string): Span {
  const from = stream.length;
  for (const word of vectorTokens(text)) {
    let number = numbers.get(word);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(word, number);
      counts.push(0);
    }
    counts[number]!++;
    append(stream, number);
  }
  return { from, length: stream.length - from };
}

/** A corpus to train on: words in the order of how common they are, rare ones left out. */
export type FinishedCorpus = { words: string[]; counts: Int32Array; stream: Int32Array; units: Int32Array };

export function finishCorpus(corpus: Corpus, leastCount: number): FinishedCorpus {
  closeSection(corpus);
  append(corpus.stream, BREAK);
  const { counts } = corpus;
  const words = [...corpus.numbers]
    .filter(([, number]) => counts[number]! >= leastCount)
    .sort(([a, i], [b, j]) => counts[j]! - counts[i]! || (a < b ? -1 : 1));
  const renumbered = new Int32Array(counts.length).fill(-1);
  words.forEach(([, number], rank) => (renumbered[number] = rank));

  const old = trimmed(corpus.stream);
  const stream = new Int32Array(old.length);
  const places = new Int32Array(old.length + 1);
  let length = 0;
  old.forEach((item, at) => {
    places[at] = length;
    if (item < 0) stream[length++] = item;
    else if (renumbered[item]! >= 0) stream[length++] = renumbered[item]!;
  });
  places[old.length] = length;
  const units = trimmed(corpus.units).map((value, i, all) => {
    if (i % 2 === 0) return places[value]!;
    return value < 0 ? value : places[all[i - 1]! + value]! - places[all[i - 1]!]!;
  });
  return {
    words: words.map(([word]) => word),
    counts: Int32Array.from(words, ([, number]) => counts[number]!),
    stream: stream.subarray(0, length),
    units,
  };
}
