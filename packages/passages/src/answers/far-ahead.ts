import type { AnswerKind } from '../reading/answer-kind.ts';
import type { Reading } from '../reading/read-passages.ts';

/** By the logarithm of its odds the first is so much likelier than the next, and likely enough. */
const AHEAD_BY = 1;
const LEAST_ODDS = -1;
const MOST_ABSENT = 0.1;
/** One clause of many decides it, or the shape of a sentence. */
const DECIDED: ReadonlySet<AnswerKind> = new Set(['yesno', 'definition']);

/** No other sentence comes near, where all of the words are in the document. Another place with the same words is no other. */
export function isFarAhead({ asked, units }: Reading): boolean {
  const [first] = units;
  const isDecided = DECIDED.has(asked.kind) || asked.topics.length > 0;
  if (!first || isDecided || asked.absent >= MOST_ABSENT) return false;
  const next = units.find(({ unit }) => unit.sentence.text !== first.unit.sentence.text);
  return oddsOf(first) > LEAST_ODDS && (!next || oddsOf(first) > oddsOf(next) + AHEAD_BY);
}

const oddsOf = ({ likely }: { likely: number }) => Math.log(likely / Math.max(1 - likely, Number.EPSILON));
