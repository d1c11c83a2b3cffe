import { type AnswerSpan, findAnswers } from './answer-spans.ts';
import { COUNTED } from './features.ts';
import type { AskedQuestion } from './question-words.ts';
import type { Unit } from './units.ts';
import { WEIGHED_AGAIN } from './weigh-again.ts';

const NUMBERED = /^(?:§ ?)?\d{1,2}(?:\.\d{1,2})*[.)]?\s/;

/** A heading or the head of a table states no date and no sum: what stands below it does, where it has one. */
export function passHeadings<Weighed extends { unit: Unit; spans: AnswerSpan[] }>(
  weighed: Weighed[],
  { kind }: AskedQuestion,
): Weighed[] {
  const isTitle = ({ unit }: Weighed) =>
    unit.isHead ? kind !== 'date' : unit.shape === 'heading' && COUNTED.has(kind);
  // The numbers that are names of columns count nothing.
  const states = ({ isHead, sentence }: Unit) =>
    !isHead && findAnswers(sentence.text.replace(NUMBERED, ''), kind).length > 0;
  const [top] = weighed;
  if (!top || !isTitle(top) || states(top.unit)) return weighed;
  const most = weighed.slice(0, WEIGHED_AGAIN);
  const isBelow = ({ unit, spans }: Weighed) =>
    spans.length > 0 && unit.passage === top.unit.passage && unit.place > top.unit.place;
  const next = most.find((one) => !isTitle(one) || states(one.unit));
  const first = most.find((one) => !isTitle(one) && isBelow(one)) ?? next;
  if (!first || (!first.spans.length && !top.unit.isHead)) return weighed;
  return [first, ...weighed.filter((one) => one !== first)];
}
