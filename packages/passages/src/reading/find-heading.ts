import { stemOf } from '../lexical/terms.ts';
import type { PassageIndex } from '../ranking/passage-index.ts';
import type { AskedQuestion } from './question-words.ts';
import { listUnits, type Unit } from './units.ts';

const ASKS_WHAT =
  /^(?:and |so |but )?what(?:[’']s| is| are| was| were) (?:the|your|our|their|its|this|my|\p{L}{1,30}[’']s) [^?]{2,60}\??$/iu;
/** They say that something is said, and not about what. */
const SAYS_NOTHING = new Set(
  'policy policies statement section information detail details overview summary rule rules main general company'
    .split(' ')
    .map(stemOf),
);

/**
 * The heading that is called as what a question asks for, and nothing else: `What is the mission?` is answered by what stands below `Mission
 * statement`. Of two such headings none is meant.
 */
export function findHeading(
  index: PassageIndex,
  question: string,
  { words, topics }: AskedQuestion,
  units: Unit[],
): Unit | undefined {
  if (!ASKS_WHAT.test(question.slice(0, 200).trim()) || topics.some(({ isNear }) => !isNear))
    return undefined;
  const asked = words.map(({ stem }) => stem).filter((stem) => !SAYS_NOTHING.has(stem));
  if (!asked.length) return undefined;
  const isCalled = (unit: Unit) => {
    const own = [...unit.stems].filter((stem) => !SAYS_NOTHING.has(stem));
    return (
      unit.shape === 'heading' &&
      !unit.isFurniture &&
      own.length === asked.length &&
      asked.every((stem) => unit.stems.has(stem)) &&
      leadsOn(index, unit)
    );
  };
  const called = units.filter(isCalled);
  return new Set(called.map(({ sentence: { page, from } }) => `${page} ${from}`)).size === 1
    ? called[0]
    : undefined;
}

/** A sentence or a line of a list stands right below it. */
function leadsOn(index: PassageIndex, { passage, place }: Unit): boolean {
  const next = listUnits(index, passage)[place + 1];
  return next !== undefined && next.shape !== 'heading' && !next.isFurniture;
}
