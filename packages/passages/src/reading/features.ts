import { cosine } from '../vectors/embed.ts';
import type { PassageIndex } from '../ranking/passage-index.ts';
import { ANSWER_KINDS, type AnswerKind } from './answer-kind.ts';
import { type AnswerSpan, findAnswers, findClockTimes, findLengths, findRates } from './answer-spans.ts';
import type { AskedQuestion, AskedWord } from './question-words.ts';
import { definesWord, initialsOf } from './definition-signs.ts';
import { orderOf, pairsOf, runOf } from './match-order.ts';
import type { Unit } from './units.ts';

export type RankedPassage = { at: number; score: number; cosine: number };
/** A unit with what speaks for its being the answer. */
export type Candidate = { unit: Unit; features: Float32Array; spans: AnswerSpan[] };

/** In the order of the numbers. Each tells of how a question and a unit stand to each other; none knows a document. */
export const FEATURES = (
  'cover alike context rarest second least focus names numbers passageCover passageAlike heading before key ' +
  'keyAsked heads pairs order window cosine passageCosine score rank ahead length density fresh place ' +
  'shape opens asks firstPage kind fits tends spans near hasNumber hasDate hasMoney hasName defines ' +
  'initials absent asked bestAlike bestContext bestCosine passages ' +
  'keyOrHead labelled item missing run last allows after rankAlike rankContext rankTable kin kinContext kinPassage bestKin unsaid'
).split(' ');
/** How far behind the best of all it is, and how many are before it. */
const BEHIND = [
  ['alike', 'bestAlike'],
  ['context', 'bestContext'],
  ['cosine', 'bestCosine'],
  ['kinContext', 'bestKin'],
].map(([own, best]) => [FEATURES.indexOf(own!), FEATURES.indexOf(best!)] as const);
const RANKED = [
  ['alike', 'rankAlike'],
  ['context', 'rankContext'],
  ['keyOrHead', 'rankTable'],
].map(([own, rank]) => [FEATURES.indexOf(own!), FEATURES.indexOf(rank!)] as const);
const LAST_RANK = 30;
const ITEM = /^(?:[•●○■▪◦‣❏*·–—-]|\(?[a-z0-9]{1,3}[.)])\s/iu;
/** What decides whether something is so. */
export const ALLOWS =
  /(?<!\p{L})(?:may|must|shall|not|no|never|cannot|can|only|unless|allowed|permitted|prohibited|required|entitled|nicht|kein\w{0,2}|darf|muss|dürfen|ne|pas|peut|doit|puede|debe|solo)(?!\p{L})/iu;

/** Without a span of such a kind nothing is said; of the others a sentence may say it in any words. */
export const COUNTED: ReadonlySet<AnswerKind> = new Set(['date', 'amount', 'percent', 'duration', 'number']);
const SHAPES = ['sentence', 'heading', 'field', 'row'];

export function weighUnits(
  index: PassageIndex,
  asked: AskedQuestion,
  ranked: RankedPassage[],
  unitsOf: (at: number) => Unit[],
): Candidate[] {
  const top = ranked[0]?.score ?? 0;
  const candidates = ranked.flatMap((passage, rank) => {
    const units = unitsOf(passage.at).filter((unit) => !unit.isFurniture);
    const stems = new Set(units.flatMap((unit) => [...unit.stems]));
    const whole = asked.words.map((word) => alikeTo(word, stems));
    return units.map((unit, i) =>
      weighUnit(index, asked, unit, { passage, rank, top, whole, stems, after: units[i + 1]?.stems }),
    );
  });
  compareUnits(candidates);
  return candidates;
}

/** Fills in what tells of a unit beside the others of its question. */
export function compareUnits(list: { features: Float32Array }[]): void {
  for (const [own, best] of BEHIND) {
    const highest = Math.max(...list.map(({ features }) => features[own]!), 1e-6);
    for (const { features } of list) features[best] = highest - features[own]!;
  }
  for (const [own, rank] of RANKED) {
    const values = list.map(({ features }) => features[own]!).sort((a, b) => b - a);
    for (const { features } of list) features[rank] = Math.min(LAST_RANK, values.indexOf(features[own]!));
  }
}

/** A table says once what its numbers are of: any of them may be a sum or a share. */
function listSpans({ sentence, shape }: Unit, { kind, rate, edge, isClock }: AskedQuestion): AnswerSpan[] {
  if (rate) return findRates(sentence.text);
  if (isClock) return findClockTimes(sentence.text);
  // How long it lasts: `edge` is asked for as the end of it.
  if (kind === 'duration' && edge) return findLengths(sentence.text);
  const spans = findAnswers(sentence.text, kind);
  return !spans.length && shape !== 'sentence' && (kind === 'amount' || kind === 'percent')
    ? findAnswers(sentence.text, 'number')
    : spans;
}

type Around = {
  passage: RankedPassage;
  rank: number;
  top: number;
  whole: number[];
  stems: ReadonlySet<string>;
  after: ReadonlySet<string> | undefined;
};

function weighUnit(index: PassageIndex, asked: AskedQuestion, unit: Unit, around: Around): Candidate {
  const { words, kind } = asked;
  const { text } = unit.sentence;
  const matched = words.map((word) => matchOf(word, unit));
  const own = matched.map(([likeness]) => likeness);
  const inContext = words.map((word, i) =>
    Math.max(
      own[i]!,
      0.85 * alikeTo(word, unit.headStems),
      0.7 * alikeTo(word, unit.heading),
      0.6 * alikeTo(word, unit.before),
    ),
  );
  const order = words.map((_, i) => i).sort((a, b) => words[b]!.weight - words[a]!.weight);
  const share = (part: (word: AskedWord, i: number) => number) => shareOf(words, part);
  const spans = listSpans(unit, asked).filter((span) => !isOfQuestion(text, span, words));
  const seats = matched.flatMap(([likeness, at]) => (likeness > 0.4 ? [at] : [])).sort((a, b) => a - b);
  const fresh = unit.words.filter(({ stem }) => !words.some((word) => word.alike.has(stem))).length;
  const ofKind = (wanted: (word: AskedWord) => boolean) => {
    const some = words.filter(wanted);
    return some.length ? some.reduce((sum, word) => sum + own[words.indexOf(word)]!, 0) / some.length : -1;
  };
  const features = Float32Array.from([
    share((word) => (unit.stems.has(word.stem) ? 1 : 0)),
    share((_, i) => own[i]!),
    share((_, i) => inContext[i]!),
    own[order[0]!] ?? 0,
    own[order[1]!] ?? -1,
    inContext.length ? Math.min(...inContext) : 0,
    asked.focus ? own[words.indexOf(asked.focus)]! : -1,
    ofKind((word) => word.isName),
    ofKind((word) => word.isNumber),
    share((word) => (around.stems.has(word.stem) ? 1 : 0)),
    share((_, i) => around.whole[i]!),
    share((word) => alikeTo(word, unit.heading)),
    share((word) => alikeTo(word, unit.before)),
    unit.key.size ? share((word) => alikeTo(word, unit.key)) : -1,
    unit.key.size
      ? [...unit.key].filter((stem) => words.some((word) => (word.alike.get(stem) ?? 0) > 0.5)).length /
        unit.key.size
      : -1,
    unit.headStems.size ? share((word) => alikeTo(word, unit.headStems)) : -1,
    pairsOf(matched),
    seats.length > 1 ? orderOf(matched) : -1,
    seats.length > 1 ? (seats.at(-1)! - seats[0]! + 1) / seats.length : 0,
    asked.vector && unit.vector ? cosine(unit.vector, asked.vector) : 0,
    around.passage.cosine,
    around.passage.score,
    around.rank,
    around.top - around.passage.score,
    Math.log2(1 + unit.length),
    seats.length / (unit.words.length || 1),
    Math.min(20, fresh),
    Math.min(12, unit.place),
    SHAPES.indexOf(unit.shape),
    Number(unit.opens),
    Number(text.endsWith('?')),
    Number(unit.sentence.page === 1),
    ANSWER_KINDS.indexOf(kind),
    COUNTED.has(kind) ? Number(spans.length > 0) : 0.5,
    COUNTED.has(kind) || kind === 'thing' ? 0.5 : Number(spans.length > 0),
    Math.min(8, spans.length),
    nearest(text, spans, matched, unit),
    Number(/\d/.test(text)),
    Number(/(?:19|20)\d\d|\d[./]\d{1,2}[./]\d/.test(text)),
    Number(/[€$£%]|\d[.,]\d\d\b/.test(text)),
    Number(/\p{Ll},?\s\p{Lu}\p{Ll}/u.test(text)),
    definesWord(text, words, kind),
    kind === 'definition' ? initialsOf(text, words) : -1,
    asked.absent,
    asked.length,
    0,
    0,
    0,
    Math.min(100, index.passages.length),
    unit.key.size || unit.headStems.size
      ? share((word) => Math.max(alikeTo(word, unit.key), alikeTo(word, unit.headStems)))
      : -1,
    Number(unit.isLabelled),
    Number(ITEM.test(text)),
    Math.min(6, inContext.filter((likeness) => likeness < 0.4).length),
    runOf(matched),
    own.at(-1) ?? 0,
    Number(ALLOWS.test(text.slice(0, 600))),
    around.after ? share((word) => alikeTo(word, around.after!)) : 0,
    0,
    0,
    0,
    share((word) => isKin(word, unit.stems)),
    share(
      (word) =>
        isKin(word, unit.stems) ||
        0.7 * Math.max(isKin(word, unit.heading), isKin(word, unit.headStems), isKin(word, unit.before)),
    ),
    share((word) => isKin(word, around.stems)),
    0,
    asked.unsaid,
  ]);
  return { unit, features, spans };
}

function shareOf(words: AskedWord[], part: (word: AskedWord, i: number) => number): number {
  let [all, found] = [0, 0];
  words.forEach((word, i) => {
    all += word.weight;
    found += word.weight * part(word, i);
  });
  return all ? found / all : 0;
}

function isKin({ kin }: AskedWord, stems: ReadonlySet<string>): number {
  for (const stem of kin) if (stems.has(stem)) return 1;
  return 0;
}

function alikeTo(word: AskedWord, stems: ReadonlySet<string>): number {
  if (stems.has(word.stem)) return 1;
  let best = 0;
  for (const [stem, likeness] of word.alike) if (likeness > best && stems.has(stem)) best = likeness;
  return best;
}

function matchOf(word: AskedWord, unit: Unit): [likeness: number, at: number] {
  let [best, where] = [0, -1];
  for (const { stem, at } of unit.words) {
    const likeness = word.alike.get(stem) ?? 0;
    if (likeness > best) [best, where] = [likeness, at];
  }
  return [best, where];
}

/** What the question says itself is no answer to it. */
const isOfQuestion = (text: string, { from, to }: AnswerSpan, words: AskedWord[]) => {
  const said = text.slice(from, to).toLowerCase();
  return words.some(
    ({ stem }) =>
      said === stem || (stem.length > 3 && said.length <= stem.length + 3 && said.startsWith(stem)),
  );
};

/** How many words lie between a span of the kind that is asked for and the nearest word of the question. */
function nearest(text: string, spans: AnswerSpan[], matched: [number, number][], unit: Unit): number {
  const seats = matched.filter(([likeness]) => likeness > 0.4).map(([, at]) => at);
  if (!spans.length || !seats.length) return 20;
  const perLetter = unit.length / (text.length || 1);
  return Math.min(
    20,
    ...spans.map(({ from }) => Math.min(...seats.map((at) => Math.abs(at - from * perLetter)))),
  );
}
