import { countsOf, SAYS_NOTHING } from '../reading/asked-count.ts';
import type { AskedQuestion } from '../reading/question-words.ts';
import type { ReadUnit } from '../reading/read-passages.ts';

const COMPARED = 12;

/**
 * Whether the first says right before what is counted how many there are: `five (5) Treasurers` of `How many treasurers are there?`, and no
 * other sentence counts as many of them differently.
 */
export function tellsHowMany({ words, counted }: AskedQuestion, units: ReadUnit[]): boolean {
  const [first, ...others] = units.slice(0, COMPARED).map(({ unit }) => unit);
  if (!counted || !first) return false;
  const isCovered = words
    .filter(({ stem }) => !SAYS_NOTHING.has(stem))
    .every(({ kin }) => [...kin].some((stem) => first.stems.has(stem) || first.heading.has(stem)));
  const counts = isCovered ? countsOf(first.sentence.text, counted) : [];
  return (
    counts.length > 0 &&
    others.every(({ sentence }) => countsOf(sentence.text, counted).every((said) => counts.includes(said)))
  );
}
