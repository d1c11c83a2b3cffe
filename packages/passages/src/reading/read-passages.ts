import type { PassageIndex } from '../ranking/passage-index.ts';
import type { Question, Ranked } from '../ranking/rank-passages.ts';
import type { Passage } from '../text/cut-passages.ts';
import { type AnswerSpan, findAnswers } from './answer-spans.ts';
import { findAskedCell } from './asked-cell.ts';
import { asksExcluded, findExclusion } from './asked-exclusion.ts';
import { findAskedColumn } from './asked-column.ts';
import { findExtreme } from './asked-extreme.ts';
import { findEventDay } from './event-day.ts';
import { findContact } from './find-contact.ts';
import { findDefinition } from './find-definition.ts';
import { type Candidate, FEATURES, weighUnits } from './features.ts';
import { squash, sumForest } from './forest.ts';
import { askedOfDocument, findOfDocument, kindOf } from './of-document.ts';
import { type AskedQuestion, readQuestion } from './question-words.ts';
import { passHeadings } from './pass-headings.ts';
import { LIKELY_ON_TOPIC, putFirst, putLabelFirst, putNamesFirst, putTopicFirst } from './put-first.ts';
import { type ReaderPart, shippedReader } from './reader-file.ts';
import { findHeading } from './find-heading.ts';
import { listUnits, type Unit } from './units.ts';
import { byWorth, weighAgain, weighSure } from './weigh-again.ts';
import { weighByRule } from './weigh-by-rule.ts';

/** How many of the passages ranked first are read. */
export const READ_PASSAGES = 30;
const AHEAD = ['rankAlike', 'rankContext'].map((name) => FEATURES.indexOf(name));
/** How often a first page is read rightly. */
const OF_DOCUMENT = 0.85;
/** How often a definition or a number beside its name is told rightly by its shape. */
const OF_SHAPE = 0.9;

/** `likely`: how likely it answers, as far as the reader can tell from it alone. */
export type ReadUnit = { unit: Unit; likely: number; spans: AnswerSpan[] };
export type Reading = {
  asked: AskedQuestion;
  /** The likeliest first. */
  units: ReadUnit[];
  /** How sure the first is right, with those behind it in view; what share was right of those so sure is `confidence`. */
  sure: number;
  confidence: number;
  /** How likely the scope speaks of what is asked at all. */
  related: number;
  /** The row that the question names with one of its columns. */
  cell?: Unit | undefined;
  /** What it is, where it can be reached or when it was made is told by the shape of the first. */
  isTold?: boolean;
  /** It asks what is left out, and one place says so. */
  isExcluded?: boolean;
  /** The first is a heading that is called as what is asked for. */
  isHeaded?: boolean;
  /** No other unit has more of the question's words, or words alike, by itself or with what stands around it. */
  isAhead?: boolean;
};

/** Reads the passages that are ranked first, sentence by sentence and row by row. */
export function readPassages<P extends Passage>(
  index: PassageIndex<P>,
  question: Question,
  ranked: Ranked<P>[],
): Reading {
  const asked = readQuestion(index, question);
  const { documents } = shippedReader();
  const scored = weighFirstTime(index, asked, question, ranked);
  const weighed = putNamesFirst(
    index,
    passHeadings(weighAgain(scored, documents.unit), asked),
    question.text,
  );
  const cell =
    findAskedCell(
      index,
      asked,
      weighed.map(({ unit }) => unit),
    ) ??
    findExtreme(index, question.text, asked) ??
    findAskedColumn(index, question.text, asked);
  const row = weighed.find(({ unit }) => isSamePlace(unit, cell));
  const heading = findHeading(
    index,
    question.text,
    asked,
    weighed.map(({ unit }) => unit),
  );
  const headed = row ? undefined : weighed.find(({ unit }) => unit === heading);
  const onTopic =
    (row ?? headed)
      ? putFirst(weighed, headed, LIKELY_ON_TOPIC)
      : putTopicFirst(index, asked, question.text, weighed);
  const again = row
    ? putFirst(onTopic, row, LIKELY_ON_TOPIC)
    : headed
      ? onTopic
      : putLabelFirst(asked, onTopic);
  const units = again.map(({ unit, worth, spans }) => ({ unit, likely: squash(worth), spans }));
  const stated = readFirstPage(index, question, asked, units);
  if (stated) return stated;
  const excluded = asksExcluded(question.text, asked.kind) ? findExclusion(index, asked) : undefined;
  if (excluded) return { ...readFirst(asked, units, excluded), isExcluded: true };
  const telling = row
    ? undefined
    : (findContact(index, asked) ??
      findDefinition(index, question.text) ??
      (asked.kind === 'date' ? findEventDay(index, question.text) : undefined));
  if (telling) return readFirst(asked, units, telling);
  if (!scored.length) return { asked, units, sure: 0, confidence: 0, related: 0 };
  const before = judgeFirst(index, scored);
  // A cell that a question names is meant, however far behind its row was.
  const isWeighed = again[0]!.row !== undefined;
  const sure = isWeighed ? squash(sumForest(documents.sure, weighSure(again, before))) : OF_SHAPE;
  const isAhead = AHEAD.every((at) => again[0]!.features[at] === 0);
  return {
    asked,
    units,
    sure,
    confidence: stepOf(documents.steps, sure),
    related: before.related,
    cell: row?.unit,
    isAhead,
    isHeaded: headed !== undefined && again[0]!.unit === headed.unit,
  };
}

/** Passages overlap, and a row of both is one row. */
const isSamePlace = (unit: Unit, other: Unit | undefined) =>
  other !== undefined &&
  (unit === other ||
    (unit.passage !== other.passage &&
      unit.sentence.text === other.sentence.text &&
      unit.sentence.page === other.sentence.page &&
      unit.sentence.from === other.sentence.from));

/** Each unit by itself, and how early its passage was found: the one worth most first. */
export function weighFirstTime<P extends Passage>(
  index: PassageIndex<P>,
  asked: AskedQuestion,
  question: Question,
  ranked: Ranked<P>[],
) {
  const units = readersOf(index).map(({ unit }) => unit);
  const candidates =
    asked.words.length || asked.topics.length
      ? weighUnits(index, asked, ranked.slice(0, READ_PASSAGES), (at) => listUnits(index, at))
      : [];
  const places = weighPlaces(ranked);
  return candidates
    .map((candidate) => {
      const first =
        meanOf(units.map((unit) => sumForest(unit, candidate.features))) +
        weighByRule(candidate, asked, question.text, index);
      const place = places.get(candidate.unit.passage)!;
      return { ...candidate, first, place, worth: first + place };
    })
    .sort(byWorth);
}

/** How sure the first is right, and whether the scope speaks of it at all, before the units are weighed again. */
export function judgeFirst(
  index: PassageIndex,
  scored: ReturnType<typeof weighFirstTime>,
): { sure: number; related: number } {
  const signs = weighFirst(scored.map((one) => ({ ...one, sum: one.first })));
  const readers = readersOf(index);
  const say = (part: 'sure' | 'related') =>
    meanOf(readers.map((reader) => squash(sumForest(reader[part], signs))));
  return { sure: say('sure'), related: say('related') };
}

/** Where words are known by their translation, what was learnt of English and what was learnt of letters alone say as much. */
function readersOf({ engine, isCompared }: PassageIndex): ReaderPart[] {
  const reader = shippedReader();
  return engine === 'words' && isCompared ? [reader.meaning, reader.words] : [reader[engine]];
}

const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How early words and vectors found each passage, which the trees make too little of; a copy of a passage is found as early as the passage. */
function weighPlaces(ranked: { at: number; score: number }[]): ReadonlyMap<number, number> {
  const read = ranked.slice(0, READ_PASSAGES);
  const scores = read.map(({ score }) => score);
  return new Map(read.map(({ at, score }) => [at, -Math.log(1 + scores.indexOf(score) / 2)]));
}

/** Who wrote a document, when, and what it is called: where it is asked alone, of one document, its first page says it. */
function readFirstPage<P extends Passage>(
  index: PassageIndex<P>,
  { text }: Question,
  asked: AskedQuestion,
  units: ReadUnit[],
): Reading | undefined {
  const what = askedOfDocument(text);
  const files = new Set(index.passages.map((passage) => (passage as { fileId?: string }).fileId));
  if (!what || files.size > 1) return undefined;
  const beginning = index.passages
    .flatMap(({ page }, at) => (page === 1 ? listUnits(index, at) : []))
    .filter(({ isFurniture }) => !isFurniture);
  const unit = findOfDocument(index, what, beginning);
  if (!unit) return undefined;
  const kind = kindOf(what, asked.kind, unit);
  const spans = what === 'title' || what === 'parties' ? [] : findAnswers(unit.sentence.text, kind);
  const first = { unit, likely: 1, spans };
  return {
    asked: { ...asked, kind },
    units: [first, ...units.filter((one) => one.unit !== unit)],
    sure: OF_DOCUMENT,
    confidence: OF_DOCUMENT,
    related: 1,
    isTold: true,
  };
}

/** What tells it by its shape goes before all others, wherever it was found. */
function readFirst(asked: AskedQuestion, units: ReadUnit[], unit: Unit): Reading {
  const known = units.find((one) => one.unit === unit);
  return {
    asked,
    units: [{ unit, likely: 1, spans: known?.spans ?? [] }, ...units.filter((one) => one !== known)],
    sure: OF_SHAPE,
    confidence: OF_SHAPE,
    related: 1,
    isTold: true,
  };
}

/** What tells whether the first is right: how far it is ahead, and all that is known of it. */
export function weighFirst(
  scored: { sum: number; features: Candidate['features']; unit: { sentence: { text: string } } }[],
): Float32Array {
  const [first] = scored;
  // Another place with the same words does not make it doubtful.
  const others = scored.filter(({ unit }) => unit.sentence.text !== first!.unit.sentence.text);
  const behind = [0, 1, 2, 4].map((at) => first!.sum - (others[at]?.sum ?? -8));
  const close = others.filter(({ sum }) => sum > first!.sum - 1).length;
  return Float32Array.from([first!.sum, ...behind, Math.min(close, 20), ...first!.features]);
}

/** A fit by steps: what share was right of those that scored so high, in the order of the scores. */
export function stepOf(steps: [score: number, likely: number][], score: number): number {
  let likely = 0;
  for (const [from, share] of steps) if (score >= from) likely = share;
  return likely;
}
