import { excludes } from '../reading/asked-exclusion.ts';
import type { AskedQuestion } from '../reading/question-words.ts';
import { instructs } from '../reading/tells-how.ts';
import type { Unit } from '../reading/units.ts';

const LONGEST = 700;
const LEAST_STEPS = 2;

/**
 * A whole section, where one sentence of it would tell a part only: the steps below a heading that is asked for (`Cleaning`), and all that
 * stands below a heading such as `What we never pay for`.
 */
export function findSection(
  units: Unit[],
  unit: Unit,
  heading: string,
  asked: AskedQuestion,
): Unit[] | undefined {
  const isOfExclusion = unit.shape === 'heading' && excludes(unit.sentence.text);
  const isStep = asked.kind === 'procedure' && unit.shape !== 'heading' && instructs(unit.sentence.text);
  if (!isOfExclusion && !isStep) return undefined;
  const isTitle = ({ shape, sentence: { text } }: Unit) => shape === 'heading' || text === heading;
  const head = units.slice(0, unit.place + 1).findLastIndex(isTitle);
  if (head < 0) return undefined;
  const below = units.slice(head + 1);
  const end = below.findIndex(({ shape, isFurniture }) => shape === 'heading' || isFurniture);
  const body = end < 0 ? below : below.slice(0, end);
  const last = body.at(-1)?.sentence;
  const first = isStep ? body[0]?.sentence : units[head]!.sentence;
  if (!last || !first || last.page !== first.page || last.to - first.from > LONGEST) return undefined;
  if (isOfExclusion) return [units[head]!, ...body];
  const isAsked = asked.words.some(({ kin }) => [...kin].some((stem) => units[head]!.stems.has(stem)));
  const steps = body.filter(({ sentence }) => instructs(sentence.text)).length;
  return isAsked && steps >= LEAST_STEPS ? body : undefined;
}
