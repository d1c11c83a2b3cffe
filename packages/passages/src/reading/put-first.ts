import type { PassageIndex } from '../ranking/passage-index.ts';
import { settlesTopic } from '../topics/topic-places.ts';
import { labelledValue } from './labelled-value.ts';
import { isNamedSo, readField } from './named-field.ts';
import type { AnswerKind } from './answer-kind.ts';
import { askedRole } from './named-roles.ts';
import type { AskedQuestion } from './question-words.ts';
import type { Unit } from './units.ts';
import { WEIGHED_AGAIN } from './weigh-again.ts';

/** A sentence on a topic that few others are on, and a cell that is named, is likelier the answer than not. */
export const LIKELY_ON_TOPIC = 1;

/** Who the landlord is, says the sentence that calls somebody so, whatever else speaks of the landlord. */
export function putNamesFirst<Weighed extends { unit: Unit; worth: number }>(
  index: PassageIndex,
  weighed: Weighed[],
  question: string,
): Weighed[] {
  const namesRole = askedRole(index, question);
  const naming = namesRole && weighed.slice(0, WEIGHED_AGAIN).find(({ unit }) => namesRole(unit));
  return putFirst(weighed, naming);
}

/** Before all others, and worth at least so much. */
export function putFirst<Weighed extends { worth: number }>(
  weighed: Weighed[],
  first: Weighed | undefined,
  least = -Infinity,
): Weighed[] {
  if (!first) return weighed;
  const worth = Math.max(least, weighed[0]!.worth + 1);
  return [{ ...first, worth }, ...weighed.filter((one) => one !== first)];
}

/** What makes a sentence hold in one case alone. */
const IN_A_CASE =
  /(?<!\p{L})(?:if|in (?:the event|case)|upon|falls|wenn|sofern|im falle?|si|en cas|en caso)(?!\p{L})/iu;

/** When, how and whether something may be done: a case makes another answer of it. */
const OF_A_STEP: ReadonlySet<AnswerKind> = new Set(['date', 'duration', 'procedure', 'yesno']);

/** What contracts say in one or two places only, is said there; whoever asks of no case is not told what holds in one, where another sentence says it for all. */
export function putTopicFirst<Weighed extends { unit: Unit; worth: number }>(
  index: PassageIndex,
  asked: AskedQuestion,
  question: string,
  weighed: Weighed[],
): Weighed[] {
  if (!asked.topics.length) return weighed;
  const most = weighed.slice(0, WEIGHED_AGAIN);
  const states = ({ unit }: Weighed) => settlesTopic(index, asked, unit, question);
  const stating = most.find(states);
  const isOfCase = ({ unit }: Weighed) => IN_A_CASE.test(unit.sentence.text);
  const isOfAny = !OF_A_STEP.has(asked.kind) || IN_A_CASE.test(question);
  if (!stating || isOfAny || !isOfCase(stating)) return putFirst(weighed, stating, LIKELY_ON_TOPIC);
  return putFirst(weighed, most.find((one) => !isOfCase(one) && states(one)) ?? stating, LIKELY_ON_TOPIC);
}

/** A value whose name is asked for, where no other line has another value of that name. */
export function putLabelFirst<Weighed extends { unit: Unit; worth: number }>(
  asked: AskedQuestion,
  weighed: Weighed[],
): Weighed[] {
  const labelled = weighed
    .slice(0, WEIGHED_AGAIN)
    .map((one) => ({ one, value: labelledValue(one.unit, asked) }))
    .filter(({ value }) => value !== undefined);
  const isOne = new Set(labelled.map(({ value }) => value)).size === 1;
  return putFirst(weighed, isOne ? labelled[0]!.one : namedSo(asked, weighed), LIKELY_ON_TOPIC);
}

/** The line whose name is what is asked for and nothing else, where one value alone has that name: `Client: Ada Brook`. */
function namedSo<Weighed extends { unit: Unit }>(
  asked: AskedQuestion,
  weighed: Weighed[],
): Weighed | undefined {
  const named = weighed
    .filter(({ unit }) => isNamedSo(unit, asked))
    .map((one) => ({ one, value: readField(one.unit, asked) }))
    .filter(({ value }) => value !== undefined);
  return new Set(named.map(({ value }) => value)).size === 1 ? named[0]!.one : undefined;
}
