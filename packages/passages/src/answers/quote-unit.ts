import type { PassageIndex } from '../ranking/passage-index.ts';
import type { AskedQuestion } from '../reading/question-words.ts';
import type { ReadUnit } from '../reading/read-passages.ts';
import { findAnswers } from '../reading/answer-spans.ts';
import { listUnits, type Unit } from '../reading/units.ts';
import type { Sentence } from '../text/sentences.ts';
import { findSaidBy } from './find-said.ts';
import { findLead, ITEM, LEADS, LEADS_FROM } from './find-lead.ts';
import { findSection } from './find-section.ts';

export type Quote = { page: number; from: number; to: number; snippet: string; answer?: string };

const MOST_ITEMS = 8;

const LONGEST_COUNT = 1_200;
/** The name of a clause, before its text. */
const NAMES_CLAUSE = /^(?:§ ?)?\d{1,2}(?:\.\d{1,2})*[.)]? \p{L}[\p{L}’',/& -]{2,60}\.$/u;

/** What begins so is understood by the sentence before it. */
const LEANS =
  /^(?:It|Its|They|Their|Them|This|These|Those|He|She|His|Her|Er|Sie|Es|Dies|Dieser|Diese|Dieses|Il|Elle|Ils|Elles|Cela|Ce|Cette|Ces|Este|Esta|Esto|Estos|Estas)(?!\p{L})/u;
/** A neighbour that is nearly as likely to answer says part of it. */
const NEARLY = 0.5;
const LONGEST_PAIR = 420;

/**
 * The sentence or row, with what follows where it only announces it: a heading, a question, what ends in a colon. The sentence beside it is
 * quoted too where it speaks for the answer nearly as much, or where the sentence leans on it. `near`: the likeliest of all.
 */
export function quoteUnit(
  index: PassageIndex,
  passage: number,
  read: ReadUnit | undefined,
  asked: AskedQuestion,
  near: ReadUnit[] = [],
): Quote {
  const units = listUnits(index, passage);
  const unit = read?.unit ?? units.find((one) => one.shape !== 'heading' && !one.isFurniture) ?? units[0]!;
  const { heading } = index.passages[passage]!;
  const doesAnnounce = announces(unit, heading);
  const beside = read && !doesAnnounce ? findBeside(units, read, near, asked) : undefined;
  const [before, after] = [beside?.place === unit.place - 1, beside?.place === unit.place + 1];
  const last =
    doesAnnounce || countsUp(units, unit) ? findEnd(units, unit) : after ? beside!.sentence : unit.sentence;
  const lead = beside ? undefined : findLead(units, unit);
  const section = read && findSection(units, unit, heading, asked);
  if (section) return quoteSection(section);
  const start = unit.isLabelled ? units[unit.place - 1]! : before ? beside! : (lead ?? unit);
  const first = start.sentence;
  const quoted = units
    .slice(start.place)
    .filter(
      ({ sentence }) => sentence.page === first.page && sentence.from >= first.from && sentence.to <= last.to,
    );
  const snippet = writeUnits(quoted) || unit.sentence.text;
  // Names that stand alone above a text are the answer themselves.
  const areNames = asked.kind === 'person' && (read?.spans.length ?? 0) > 1;
  const answer = doesAnnounce
    ? areNames
      ? undefined
      : findAnnounced(quoted, unit)
    : ((read && findSaidBy(read, beside, asked)) ?? (lead && unit.sentence.text));
  return {
    page: unit.sentence.page,
    from: first.from,
    to: last.to,
    snippet,
    ...(answer && { answer }),
  };
}

function quoteSection(units: Unit[]): Quote {
  const [first, last] = [units[0]!.sentence, units.at(-1)!.sentence];
  return { page: first.page, from: first.from, to: last.to, snippet: writeUnits(units) };
}

/** Rows and items each in a line of their own, as below what leads into them; other sentences run on. */
export const writeUnits = (units: Unit[]): string =>
  units
    .map((unit, at) => {
      const before = units[at - 1];
      const isApart = before && (before.shape === 'heading' || isLine(unit) || isLine(before));
      return `${before ? (isApart ? '\n' : ' ') : ''}${unit.sentence.text}`;
    })
    .join('');

export const isLine = ({ shape, isLabelled, sentence: { text } }: Unit) =>
  shape === 'row' || (shape === 'field' && !isLabelled) || ITEM.test(text);

/** What is said below a heading, if it is one thing. */
function findAnnounced(quoted: Unit[], unit: Unit): string | undefined {
  const below = quoted.slice(quoted.indexOf(unit) + 1);
  return below.length === 1 ? below[0]!.sentence.text : undefined;
}

function findBeside(
  units: Unit[],
  { unit, likely, spans }: ReadUnit,
  near: ReadUnit[],
  { kind }: AskedQuestion,
): Unit | undefined {
  if (unit.shape !== 'sentence') return undefined;
  const isFit = (one: Unit | undefined) =>
    one?.shape === 'sentence' &&
    !one.isFurniture &&
    one.sentence.page === unit.sentence.page &&
    one.sentence.text.length + unit.sentence.text.length <= LONGEST_PAIR;
  const [before, after] = [units[unit.place - 1], units[unit.place + 1]];
  if (LEANS.test(unit.sentence.text) && isFit(before)) return before;
  // Why it is so is often said of it in a sentence of its own.
  const isWhy = kind === 'reason' && !spans.length;
  if (isWhy && isFit(after) && findAnswers(after!.sentence.text, kind).length) return after;
  const likelyOf = (one: Unit | undefined) =>
    isFit(one) ? (near.find((other) => other.unit === one)?.likely ?? 0) : 0;
  const [one, other] = [likelyOf(after), likelyOf(before)];
  if (Math.max(one, other) < NEARLY * likely) return undefined;
  return one >= other ? after : before;
}

/** A list follows, with at most a sentence between. */
const leadsOn = (units: Unit[], at: number) =>
  LEADS.test(units[at]!.sentence.text) &&
  units.slice(at + 1, at + 1 + LEADS_FROM).some(({ sentence }) => ITEM.test(sentence.text));

/** A heading below another one, which may have been taken for what that one names, announces too. */
const announces = ({ shape, sentence: { text }, isHead }: Unit, heading: string) =>
  isHead ||
  (!LEGEND.test(text) &&
    (shape === 'heading' || text === heading || /[:?]\s*$/.test(text) || NAMES_CLAUSE.test(text)));

/** `E3 = label jam` says by itself what it is. */
const LEGEND = /\S\s=\s\S/u;

/** What it counts follows in sentences of their own: "made two changes. First, …, Second, …". */
const COUNTS =
  /(?<!\p{L})(?:two|three|four|five|six|several|the following|zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco)(?!\p{L})/iu;
const FIRST = /^(?:First(?:ly)?|Erstens|Zunächst|Premièrement|D[’']abord|Primero|En primer lugar)(?!\p{L})/u;
const NEXT =
  /^(?:Second(?:ly)?|Third(?:ly)?|Fourth(?:ly)?|Finally|Last(?:ly)?|Zweitens|Drittens|Schließlich|Deuxièmement|Troisièmement|Enfin|Segundo|Tercero|Finalmente)(?!\p{L})/u;

const countsUp = (units: Unit[], { place, sentence }: Unit) =>
  COUNTS.test(sentence.text) && FIRST.test(units[place + 1]?.sentence.text ?? '');

/** The last of those that are counted, as far as they stand on the page. */
function findCounted(units: Unit[], { place, sentence }: Unit): Sentence {
  let last = units[place + 1]!.sentence;
  for (const next of units.slice(place + 2, place + 2 + MOST_ITEMS)) {
    const isFar = next.sentence.page !== sentence.page || next.sentence.to - sentence.from > LONGEST_COUNT;
    if (isFar || !NEXT.test(next.sentence.text)) break;
    last = next.sentence;
  }
  return last.page === sentence.page ? last : sentence;
}

function findEnd(units: Unit[], unit: Unit): Sentence {
  if (countsUp(units, unit)) return findCounted(units, unit);
  let last = unit.sentence;
  const next = units[unit.place + 1];
  if (unit.isHead) return next?.shape === 'row' && next.sentence.page === last.page ? next.sentence : last;
  const below = units.slice(unit.place + 1);
  let items = 0;
  for (const [at, { sentence, shape, isLabelled }] of below.entries()) {
    const isItem = shape === 'row' || (shape === 'field' && !isLabelled) || ITEM.test(sentence.text);
    if (sentence.page !== last.page || items === MOST_ITEMS || (items > 0 && !isItem)) break;
    last = sentence;
    if (isItem) items++;
    else if (shape !== 'heading' && !leadsOn(below, at) && !(at > 0 && leadsOn(below, at - 1))) break;
  }
  return last;
}
