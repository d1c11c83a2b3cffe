import type { PassageIndex } from '../ranking/passage-index.ts';
import { rankPassages, type Question, type Ranked } from '../ranking/rank-passages.ts';
import type { AnswerKind } from '../reading/answer-kind.ts';
import { findAnswers } from '../reading/answer-spans.ts';
import { asksLeave, tellsWhether } from '../reading/asks-leave.ts';
import { COUNTED } from '../reading/features.ts';
import { readContact } from '../reading/find-contact.ts';
import { instructs } from '../reading/tells-how.ts';
import { asWritten } from '../reading/as-typed.ts';
import { joinAsWritten } from '../reading/joined-words.ts';
import { leansOnBefore } from '../reading/leans-on-before.ts';
import { isOfOtherNamedTime } from '../reading/other-named-time.ts';
import { sayAfterTax, sayPlainly } from '../reading/plain-words.ts';
import { isOfOtherNumber } from '../reading/other-number.ts';
import type { AskedQuestion } from '../reading/question-words.ts';
import { READ_PASSAGES, readPassages, type Reading } from '../reading/read-passages.ts';
import type { Unit } from '../reading/units.ts';
import type { Passage } from '../text/cut-passages.ts';
import { listWords } from '../text/tokens.ts';
import { askedTopics } from '../topics/asked-topics.ts';
import { isDoubtful, raiseTopics, settlesTopic, statesTopic } from '../topics/topic-places.ts';
import { isAbsent } from './absent-words.ts';
import { hasName } from './has-name.ts';
import { coversQuestion } from './covers-question.ts';
import { isLabelAsked } from './asked-field.ts';
import { hasFigure } from './has-figure.ts';
import { isBeside, lacksSaid, saysAll } from './is-beside.ts';
import { isFarAhead } from './far-ahead.ts';
import { findSaid } from './find-said.ts';
import { asksOfAnother, isElsewhere, isOffTopic } from './off-topic.ts';
import {
  AHEAD_FROM,
  ANSWERED_FROM,
  COVERED_FROM,
  FAR_AHEAD_FROM,
  IN_ITS_WORDS_FROM,
  INSTRUCTS_FROM,
  INSTRUCTS_IN_ITS_WORDS_FROM,
  LEAVE_FROM,
  SURE_OF_DOUBTFUL,
  SURE_OF_HARDLY_SAID,
  SUMS_FROM,
  SURE_OF_PLACE,
  SURE_WITHOUT_NAME,
  TIMES_FROM,
  TOLD_FROM,
  YES_OR_NO_FROM,
} from './outcomes.ts';
import { saysOtherwise } from './says-otherwise.ts';
import { speaksOf } from './speaks-of.ts';
import { statesFact } from './states-fact.ts';
import { listSources, MOST_SOURCES, type Source } from './list-sources.ts';

export type Outcome = 'answered' | 'unsure' | 'not_found';

export type Answer<P extends Passage = Passage> = {
  outcome: Outcome;
  /** How likely the first source is the right place. */
  confidence: number;
  /** The sentences quoted, one after another; empty where nothing was found. */
  quotes: string[];
  sources: Source<P>[];
  /** All passages, the likeliest to answer first. */
  ranked: Ranked<P>[];
  engine: PassageIndex['engine'];
  language: string;
};

const SUMS = new Set(['amount', 'number', 'percent']);
const TIMES = new Set(['date', 'duration']);
const TOLD = new Set(['reason', 'procedure']);
/** A sentence with all the words that are asked for is seldom about something else. */
const IN_ITS_WORDS: ReadonlySet<AnswerKind> = new Set(['yesno', 'thing']);
const NAMED: ReadonlySet<AnswerKind> = new Set(['person', 'place']);
const NEARLY_AS_GOOD = 0.75;
const LONGEST_NUMBER = 4;
const LEADS_ON = /[:?]$/;
const SPEAKS_FROM = 0.05;
const HARDLY_SAID = 0.7;

/** Quotes what answers a question, shows what comes nearest, or says that the document does not say. */
export function answerQuestion<P extends Passage>(index: PassageIndex<P>, asked: Question): Answer<P> {
  // What stands by itself is about something else than what was asked before.
  const text = joinAsWritten(index, sayAfterTax(asWritten(asked.text)));
  const alone = leansOnBefore(text) ? { ...asked, text } : { ...asked, text, previous: undefined };
  const topics = askedTopics(alone.text);
  const question = topics.length ? alone : { ...alone, text: sayPlainly(alone.text) };
  const mixed = raiseTopics(index, topics, rankPassages(index, question));
  const reading = readPassages(index, question, mixed);
  const [first] = reading.units;
  const isOnTopic = first !== undefined && settlesTopic(index, reading.asked, first.unit, question.text);
  const ranked = orderByReading(mixed, reading);
  const said = { ranked, engine: index.engine, language: index.language.code };
  const nothing: Answer<P> = { outcome: 'not_found', confidence: 0, quotes: [], sources: [], ...said };
  if (!ranked.length) return nothing;
  const { confidence } = reading;
  const isSettled = isOnTopic || reading.isTold || reading.isHeaded;
  const isInDoubt = first && !isSettled && isDoubtful(index, reading.asked, question.text, first.unit);
  const contact = reading.asked.contact?.shape;
  const isGone = contact ? !hasContact(index, contact) : isAbsent(index, question);
  const isTold = first !== undefined && tellsLeave(question.text, reading.asked, first.unit);
  const least = isGone ? SURE_OF_DOUBTFUL : isTold ? LEAVE_FROM : leastFor(index, reading);
  const isOther = first !== undefined && isOfAnother(index, reading.asked, first.unit);
  const isOtherwise =
    first !== undefined && saysOtherwise(index, question.text, reading.asked, first.unit, isOnTopic);
  const isAnswered =
    !isOther &&
    !isOtherwise &&
    (!contact || readContact(contact, first?.unit.sentence.text ?? '') !== undefined) &&
    (isOnTopic ||
      reading.isExcluded ||
      reading.isHeaded ||
      isLabelAsked(reading.asked, reading.units) ||
      (first !== undefined && reading.cell === first.unit) ||
      (!isInDoubt &&
        ((!isElsewhere(question, reading, index) && isStated(question, reading, least, index)) ||
          (!isGone && statesFact(index, question.text, reading)))));
  const isSpokenOf = first !== undefined && statesTopic(index, topics, first.unit);
  if (!isAnswered && !isSpokenOf && (isGone || (!contact && isOffTopic(question, reading, index))))
    return { ...nothing, confidence };
  const sources = listSources(index, reading, ranked);
  const isMeant =
    sources.length > 0 && (isOnTopic || reading.isExcluded || speaksOf(index, reading, sources[0]!));
  if (!isAnswered || !isMeant)
    return { outcome: 'unsure', confidence, quotes: sources.map(({ snippet }) => snippet), sources, ...said };
  const best = sources[0]!;
  // A copy says it as well, wherever it was found.
  const near = sources.filter(
    ({ score, snippet }) => score >= NEARLY_AS_GOOD * best.score || snippet === best.snippet,
  );
  return { outcome: 'answered', confidence, quotes: [best.snippet], sources: near, ...said };
}

/** It tells of another year than the one that is asked for, or of another section. */
const isOfAnother = (index: PassageIndex, { times, places }: AskedQuestion, unit: Unit) =>
  isOfOtherNamedTime(index, times, unit) ||
  isOfOtherNumber(places, unit.sentence.text, index.passages[unit.passage]!.heading);

/** Whether a sentence forbids, allows or requires what a question asks of oneself, or of anybody in the sentence's words. */
const tellsLeave = (question: string, asked: AskedQuestion, unit: Unit) =>
  (asksLeave(question) || (asked.kind === 'yesno' && coversQuestion(asked, unit))) &&
  tellsWhether(unit.sentence.text);

function leastFor(index: PassageIndex, reading: Reading): number {
  const { asked, isAhead, units } = reading;
  const { kind } = asked;
  const isHardlySaid = index.engine === 'words' && asked.absent >= HARDLY_SAID;
  if (isHardlySaid || lacksSaid(index, reading)) return SURE_OF_HARDLY_SAID;
  if (asksOfAnother(asked) || isBeside(index, reading)) return SURE_OF_DOUBTFUL;
  if (isFarAhead(reading)) return FAR_AHEAD_FROM;
  const [first] = units;
  if (index.engine === 'words' && IN_ITS_WORDS.has(kind) && first && saysAll(asked, first.unit))
    return IN_ITS_WORDS_FROM;
  if (kind === 'procedure' && first && instructs(first.unit.sentence.text))
    return saysAll(asked, first.unit) ? INSTRUCTS_IN_ITS_WORDS_FROM : INSTRUCTS_FROM;
  if (TIMES.has(kind)) return TIMES_FROM;
  if (isAhead && !SUMS.has(kind) && first && coversQuestion(asked, first.unit)) return COVERED_FROM;
  if (kind === 'yesno') return YES_OR_NO_FROM;
  if (kind === 'reason' && first && !givesReason(first.unit.sentence.text)) return SURE_OF_PLACE;
  if (TOLD.has(kind)) return TOLD_FROM;
  if (SUMS.has(kind)) return SUMS_FROM;
  return kind === 'thing' && isAhead ? AHEAD_FROM : ANSWERED_FROM;
}

/** What it is for is a reason as well: `to save time`. */
const PURPOSE = /(?<!\p{L})(?:to|um|zu|pour|para) \p{Ll}{2}/u;
const givesReason = (text: string) => findAnswers(text, 'reason').length > 0 || PURPOSE.test(text);

const hasContact = ({ passages }: PassageIndex, shape: RegExp) =>
  passages.some(({ text }) => readContact(shape, text) !== undefined);

/** Sure enough, and what was asked for can be pointed at: a cell of a row, a date, a sum. */
function isStated(
  { text }: Question,
  { asked, units: [first], sure }: Reading,
  least: number,
  { engine, language }: PassageIndex,
): boolean {
  // A single word is looked for: where it stands is no answer.
  if (!first || !text.trim().includes(' ') || sure < least) return false;
  const { unit, spans } = first;
  if (engine === 'words' && unit.shape === 'heading' && !unit.isLabelled) return false;
  if (asked.kind !== 'yesno' && repeatsOnly(unit, text)) return false;
  // Where no figure stands at all no sum is stated, however sure the place is.
  if (SUMS.has(asked.kind) && !hasFigure(unit.sentence.text, text, asked)) return false;
  if (asked.isClock && !spans.length) return false;
  if (sure >= SURE_OF_PLACE)
    return engine === 'meaning' || !TIMES.has(asked.kind) || tellsTime(unit.sentence.text);
  if (unit.shape === 'row' && unit.cells.length > 2) return findSaid(first, asked) !== undefined;
  // The number of a clause is no figure that is asked for.
  if (COUNTED.has(asked.kind))
    return (
      spans.some(({ from }) => unit.shape !== 'heading' || from > LONGEST_NUMBER) ||
      (engine === 'words' && asked.kind === 'date' && tellsTime(unit.sentence.text))
    );
  return (
    !NAMED.has(asked.kind) ||
    sure >= SURE_WITHOUT_NAME ||
    hasName(unit.sentence.text, spans, asked, language.code)
  );
}

/** How long, how often or when is said by a date, a time or a length of it. */
const tellsTime = (text: string) =>
  (['date', 'duration'] as const).some((kind) => findAnswers(text, kind).length > 0);

/** A label such as `President` has no word that the question lacks: what it stands over was not read with it. */
function repeatsOnly({ shape, sentence }: Unit, question: string): boolean {
  // What leads into a list is quoted with it, and a question that the document asks with its answer.
  if (shape === 'heading' || LEADS_ON.test(sentence.text)) return false;
  const asked = new Set(listWords(question));
  return listWords(sentence.text).every((word) => asked.has(word));
}

/** The passages that were read by the best of their sentences, then the others as they were. */
function orderByReading<P extends Passage>(mixed: Ranked<P>[], { units }: Reading): Ranked<P>[] {
  // No sentence speaks for it: the passages as a whole tell more.
  if ((units[0]?.likely ?? 0) < SPEAKS_FROM) return mixed;
  // What was put first by a rule may be less likely by itself, and is what is judged: it is shown first, too.
  const top = units[0]!.unit.passage;
  const highest = Math.max(...units.map(({ likely }) => likely));
  const best = new Map<number, number>([[top, highest]]);
  for (const { unit, likely } of units) if (!best.has(unit.passage)) best.set(unit.passage, likely);
  // A first page is read wherever words and vectors have found it.
  const isRead = ({ at }: Ranked<P>, place: number) => place < READ_PASSAGES || at === top;
  const isTop = ({ at }: Ranked<P>) => Number(at === top);
  const read = mixed
    .filter(isRead)
    .map((one) => ({ ...one, score: best.get(one.at) ?? 0 }))
    // Of equal ones those stay before that were before.
    .sort((a, b) => b.score - a.score || isTop(b) - isTop(a));
  // Where the sentences mislead, what words and vectors found first is still among those that are shown.
  const before = read.findIndex(({ at }) => at === mixed[0]?.at);
  if (before >= MOST_SOURCES) read.splice(MOST_SOURCES - 1, 0, ...read.splice(before, 1));
  const others = mixed.filter((one, place) => !isRead(one, place));
  return [...read, ...others.map((one) => ({ ...one, score: 0 }))];
}
