import type { PassageIndex } from '../ranking/passage-index.ts';
import type { Ranked } from '../ranking/rank-passages.ts';
import type { AnswerKind } from '../reading/answer-kind.ts';
import type { AskedQuestion, AskedWord } from '../reading/question-words.ts';
import { findAnswers } from '../reading/answer-spans.ts';
import type { Unit } from '../reading/units.ts';
import type { Passage } from '../text/cut-passages.ts';
import { isOfOtherSide } from './contract-sides.ts';
import { type Topic, foldForTopics, isOn } from './asked-topics.ts';
import { listSaid, listSettling, NAMES_CLAUSE, readUnit, scopeOf } from './topic-scope.ts';

/** What a clause on the topic adds to a passage's score, which lies between 0 and 1; less where many passages have one. */
const RAISED_BY = 0.3;
const FEW_PASSAGES = 4;
/** So many sentences on a topic leave little doubt that what is asked stands in one of them. */
const FEW_SENTENCES = 3;
/** A word that so many passages have is what the document is about. */
const COMMON = 0.25;
const ALIKE = 0.4;
const SAYS = 4;
const SAYS_BEST = 2;
const NAMED = 1;

/** Small words of a name that has capitals otherwise, which no sentence has. */
const SENTENCE = /(?<![\p{L}(])\p{Ll}{4,}/u;
/** How a question asks for a figure. */
const ASKS_HOW =
  /(?<!\p{L})(?:how (?:much|many|long|soon|early|quickly|fast|high|often)|wie (?:viel\p{L}{0,2}|hoch|lange|schnell|oft|früh)|combien|cuánt[ao]s?)(?!\p{L})/iu;
const ASKS_WHAT_SUM =
  /^(?:what|which|welche\p{L}?|was|quel\p{L}{0,3}|cuál)(?!\p{L}).{0,60}(?<!\p{L})(?:fees?|charges?|penalty|price|amount|rate|gebühr|preis|betrag|zinssatz|prix|montant|frais|pénalité|taux|precio|importe)(?!\p{L})/iu;
/** What decides whether something may be done, or is so. */
const DECIDES =
  /(?<!\p{L})(?:may|must|shall|will|not|no|never|cannot|can|only|unless|right|allowed|permitted|prohibited|required|entitled|agree|consent|approval|responsible|covered?|includ\p{L}{2,3}|exclu\p{L}{2,4}|nicht|kein\p{L}{0,2}|darf|dürfen|muss|berechtigt|gestattet|erlaubt|zulässig|bedarf|bedürfen|zustimmung|untersagt|ausgeschlossen|\p{L}{0,20}verbot\p{L}{0,3}|ne|pas|peut|peuvent|doit|droit|interdit\p{L}{0,2}|autorisé\p{L}{0,2}|réserve|puede\p{L}?|podrán?|debe\p{L}{0,3}|abstendrán?|obligatori[oa]|pourra|pourront|obligatoire|möglich|prohib\p{L}{2,4}|permit\p{L}{1,4})(?!\p{L})/iu;
const IS = /(?<!\p{L})(?:is|are|be|has|have|ist|sind|wird|hat|gilt|gelten|est|sont|es|son)(?!\p{L})/u;
/** What may be stated instead of what is asked for. */
const AS_WELL: Partial<Record<AnswerKind, AnswerKind[]>> = {
  duration: ['duration', 'date'],
  amount: ['amount', 'percent'],
  percent: ['percent', 'amount'],
  number: ['number'],
};

const MONEY: ReadonlySet<AnswerKind> = new Set(['amount', 'percent']);

/** The passages that have a clause on what is asked come earlier. */
export function raiseTopics<P extends Passage>(
  index: PassageIndex<P>,
  topics: Topic[],
  ranked: Ranked<P>[],
): Ranked<P>[] {
  if (!topics.length) return ranked;
  const { folded } = scopeOf(index);
  const says = (text: string) => topics.some((topic) => isOn(topic, text));
  const on = new Set(ranked.map(({ at }) => at).filter((at) => folded[at]!.some(says)));
  const best = new Set(
    [...on].filter((at) =>
      folded[at]!.some((text) => topics.some((topic) => isOn(topic, text) && topic.best?.test(text))),
    ),
  );
  const bonusOf = ({ size }: Set<number>) => RAISED_BY * Math.min(1, FEW_PASSAGES / size);
  const raise = ({ at }: { at: number }) =>
    (on.has(at) ? bonusOf(on) : 0) + (best.has(at) ? bonusOf(best) : 0);
  return ranked
    .map((one) => ({ ...one, score: one.score + raise(one) }))
    .sort((a, b) => b.score - a.score || a.at - b.at);
}

export const statesTopic = (index: PassageIndex, topics: Topic[], unit: Unit) =>
  topics.some(({ says }) => says.test(readUnit(index, unit).text));

/** What speaks for a sentence: it says something on a topic that is asked about, or stands in a clause that is called after it. */
export function weighTopics(index: PassageIndex, topics: Topic[], unit: Unit, question: string): number {
  if (!topics.length || namesOnly(unit)) return 0;
  const { text, name } = readUnit(index, unit);
  return topics.reduce((sum, topic) => {
    const isSaid = isOn(topic, text) && !isOfOtherSide(topic, question, text);
    const isWhole = !topic.kinds.length || statesOneOf(unit, topic.kinds);
    const isBest = isSaid && topic.best?.test(text) === true;
    return (
      sum +
      (isSaid ? (isWhole ? SAYS : SAYS / 2) : 0) +
      (isBest ? SAYS_BEST : 0) +
      (isCalled(topic, name) ? NAMED : 0)
    );
  }, 0);
}

/**
 * Whether a sentence says on a topic what is asked for, and hardly another could be meant: few others are on it, or it stands in the one
 * clause that is called after it.
 */
export function settlesTopic(
  index: PassageIndex,
  { topics, kind, words, language }: AskedQuestion,
  unit: Unit,
  question: string,
): boolean {
  if (!topics.length || namesOnly(unit)) return false;
  const { text, name } = readUnit(index, unit);
  const decides = DECIDES.test(unit.sentence.text) || topics.some(({ best }) => best?.test(text));
  if (kind === 'yesno' && !decides) return false;
  // Words of several languages, and words that nothing tells the use of, are on a topic sooner.
  const isLoose = index.engine === 'words' || language !== index.language.code;
  return topics.some((topic) => {
    if (topic.isNear || !isOn(topic, text) || isOfOtherSide(topic, question, text)) return false;
    if ((topic.isWhole || isLoose) && leavesOut(index, topic, words, unit, question)) return false;
    const wanted = wantedOf(topic, question, kind);
    const { texts, isBest } = listSettling(index, topic);
    const isOpen = topic.isOpen && isBest && !statedAmong(texts, wanted);
    if (wanted.length && !isOpen && !statesOneOf(unit, wanted)) return false;
    if (wanted.some((one) => MONEY.has(one)) && differ(index, topic, wanted, question, text)) return false;
    const isSure =
      texts.size <= FEW_SENTENCES ||
      (isBest && topic.isMany) ||
      (isCalled(topic, name) && countClauses(index, topic) === 1);
    return texts.has(text) && isSure;
  });
}

function wantedOf({ kinds, isFree }: Topic, question: string, kind: AnswerKind): AnswerKind[] {
  if (kinds.length) return kinds;
  return isFree || !(ASKS_HOW.test(question) || ASKS_WHAT_SUM.test(question)) ? [] : (AS_WELL[kind] ?? []);
}

/**
 * Sentences on the topic state different sums, of which none is certain. Where one has the very words of the question, those
 * without them are about something else.
 */
function differ(
  index: PassageIndex,
  { ask, says }: Topic,
  wanted: AnswerKind[],
  question: string,
  said = '',
): boolean {
  const { folded } = scopeOf(index);
  const words = ask.exec(foldForTopics(question))?.[0].trim() ?? '';
  const isMeant = (text: string) => says.test(text) && (!said.includes(words) || text.includes(words));
  const sums = index.passages.flatMap(({ sentences }, at) =>
    sentences
      .filter((_, place) => isMeant(folded[at]![place]!))
      .flatMap(({ text }) =>
        wanted.flatMap((kind) => findAnswers(text, kind)).map(({ from, to }) => text.slice(from, to)),
      ),
  );
  return new Set(sums).size > 1;
}

/** The question names something besides the topic that the document speaks of elsewhere, and not here. */
function leavesOut(
  index: PassageIndex,
  { ask }: Topic,
  words: AskedWord[],
  unit: Unit,
  question: string,
): boolean {
  const folded = foldForTopics(question);
  const { index: from, 0: asked } = ask.exec(folded)!;
  const before = folded.slice(0, from).split(' ').filter(Boolean).length;
  const within = asked.split(' ').length;
  return words.some(({ stem, at, alike }) => {
    if (at >= before && at < before + within) return false;
    const seen = index.stems.postings.get(stem)?.texts.length ?? 0;
    if (!seen || seen > COMMON * index.passages.length) return false;
    return ![...alike].some(
      ([other, likeness]) => likeness >= ALIKE && (unit.stems.has(other) || unit.heading.has(other)),
    );
  });
}

/** Some sentence that hardly says anything else than the topic has what is asked for. */
const statedAmong = (texts: ReadonlySet<string>, kinds: AnswerKind[]) =>
  [...texts].some((text) => kinds.some((kind) => findAnswers(text, kind).length));

/** Other sentences hardly say anything else than what is asked. */
const isBesideBest = (index: PassageIndex, topics: Topic[], unit: Unit) => {
  const { text } = readUnit(index, unit);
  const settling = topics.map((topic) => listSettling(index, topic));
  return settling.some(({ isBest }) => isBest) && !settling.some(({ texts }) => texts.has(text));
};

/** It has the words of a topic, and is about something else. */
const isOnAnother = (index: PassageIndex, topics: Topic[], unit: Unit) => {
  const { text } = readUnit(index, unit);
  return topics.some(({ but }) => but?.test(text)) && !topics.some((topic) => isOn(topic, text));
};

/** Nothing is said on a topic that cannot be spoken of without its words, several sums are, or what says it stands elsewhere. */
export const isDoubtful = (
  index: PassageIndex,
  { topics, kind }: AskedQuestion,
  question: string,
  first: Unit,
) =>
  isBesideBest(index, topics, first) ||
  isOnAnother(index, topics, first) ||
  topics.some((topic) => {
    if (topic.isStrict && !listSaid(index, topic.says).size) return true;
    // A rent or a salary is one of several sums that are told beside it.
    if (topic.kinds.length) return false;
    const wanted = wantedOf(topic, question, kind);
    return wanted.some((one) => MONEY.has(one)) && differ(index, topic, wanted, question);
  });

/** A name or a lead of what follows states nothing. */
const namesOnly = ({ shape, sentence: { text } }: Unit) =>
  shape === 'heading' ||
  text.endsWith(':') ||
  (NAMES_CLAUSE.test(text) && (!SENTENCE.test(text) || (!DECIDES.test(text) && !IS.test(text))));

const statesOneOf = ({ sentence }: Unit, kinds: AnswerKind[]) =>
  kinds.some((kind) => findAnswers(sentence.text, kind).length > 0);

const isCalled = ({ head, says }: Topic, name: string) =>
  name !== '' && (head?.test(name) || says.test(name));

const countClauses = (index: PassageIndex, topic: Topic) =>
  new Set(scopeOf(index).names.flatMap((list) => list.filter((name) => isCalled(topic, name)))).size;
