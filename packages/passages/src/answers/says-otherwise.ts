import type { PassageIndex } from '../ranking/passage-index.ts';
import { asksExcluded, isExclusion } from '../reading/asked-exclusion.ts';
import type { AskedQuestion } from '../reading/question-words.ts';
import type { Unit } from '../reading/units.ts';
import { stemsOf } from '../reading/units.ts';

/** A price that is lower for whoever pays early is no date by which anybody has to. */
const DISCOUNT =
  /(?<!\p{L})(?:discount\p{L}{0,3}|rebate|early payment|skonto|rabatt|nachlass|escompte|remise|rabais|descuento|pronto pago)(?!\p{L})/iu;
/** The case that a question is about. */
const IN_CASE =
  /(?<!\p{L})(?:(?:if|in case|wenn|falls|si|en cas|en caso)(?!\p{L})|s[’'](?=ils?(?!\p{L})))(.{3,120}?)(?:,|\?|$)/iu;
const SAME = 0.5;
const LONGEST = 400;

/**
 * Whether a sentence says something else than what was asked, however likely it is otherwise: what is covered, where it is asked what is
 * not; by when there is a discount, where it is asked by when to pay; or what holds in another case.
 */
export function saysOtherwise(
  index: PassageIndex,
  question: string,
  asked: AskedQuestion,
  unit: Unit,
  isOnTopic: boolean,
): boolean {
  const { text } = unit.sentence;
  if (asksExcluded(question, asked.kind)) return !isExclusion(index, unit);
  if (asked.kind === 'date' && DISCOUNT.test(text) && !DISCOUNT.test(question)) return true;
  return !isOnTopic && isOfOtherCase(index, question, asked, unit);
}

/** Nothing of the case that is asked about is said, where the document has a word for it. */
function isOfOtherCase(index: PassageIndex, question: string, { words }: AskedQuestion, unit: Unit): boolean {
  const said = IN_CASE.exec(question.slice(0, LONGEST))?.[1];
  if (!said) return false;
  const stems = stemsOf(said, index.language.code);
  const own = words.filter(({ stem }) => stems.has(stem));
  const spoken = [unit.stems, unit.heading, unit.key, unit.before, unit.headStems];
  return (
    own.length > 0 &&
    !own.some(({ alike, kin }) =>
      spoken.some(
        (set) =>
          [...kin].some((stem) => set.has(stem)) ||
          [...alike].some(([stem, likeness]) => likeness >= SAME && set.has(stem)),
      ),
    )
  );
}
