import type { PassageIndex } from '../ranking/passage-index.ts';
import type { AskedQuestion, AskedWord } from './question-words.ts';
import { listUnits, type Unit } from './units.ts';

/** Words that say the same have to be rather sure. */
const SAME = 0.5;
/** So much of the question's words has to stand beside, and so much more than beside any other. */
const BESIDE = 0.3;
const AHEAD = 0.1;
/** What a line stands under counts less than what it says. */
const OF_HEADING = 0.7;
const OF_LINE_BEFORE = 0.8;

/**
 * The line that has the phone number or the address a question asks for: the only one of the document, or the one that stands beside
 * the words it is asked with, where no other does as well.
 */
export function findContact(index: PassageIndex, { contact, words }: AskedQuestion): Unit | undefined {
  if (!contact) return undefined;
  const told = words.filter(({ stem }) => !contact.naming.has(stem));
  const found = index.passages.flatMap(({ text }, at) =>
    contact.shape.test(text)
      ? listUnits(index, at).flatMap((unit) => {
          const [value] = contact.shape.exec(unit.sentence.text) ?? [];
          return value && !unit.isFurniture ? [{ unit, value, worth: besideOf(unit, told) }] : [];
        })
      : [],
  );
  const best = found.toSorted((a, b) => b.worth - a.worth)[0];
  if (!best) return undefined;
  const others = found.filter(({ value }) => value !== best.value);
  if (contact.isAlone) return others.length ? undefined : best.unit;
  const next = Math.max(0, ...others.map(({ worth }) => worth));
  return best.worth >= BESIDE && best.worth >= next + AHEAD ? best.unit : undefined;
}

function besideOf({ stems, before, heading, key }: Unit, words: AskedWord[]): number {
  const all = words.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return words.reduce((sum, { alike, weight }) => {
    const isIn = (other: ReadonlySet<string>) =>
      [...alike].some(([stem, likeness]) => likeness >= SAME && other.has(stem));
    const share =
      isIn(stems) || isIn(key) ? 1 : isIn(before) ? OF_LINE_BEFORE : isIn(heading) ? OF_HEADING : 0;
    return sum + (share * weight) / all;
  }, 0);
}
