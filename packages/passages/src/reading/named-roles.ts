import type { PassageIndex } from '../ranking/passage-index.ts';
import { findCalled } from '../text/called-roles.ts';
import { foldText } from '../text/tokens.ts';
import { listUnits, type Unit } from './units.ts';

const LONGEST = 3_000;

const WHO_IS =
  /^(?:who is|whos|who are|wer ist|wer sind|qui est|qui sont|quien es|quienes son) (?:the |der |die |das |le |la |les |l |el |los |las )?(\p{L}{3,30}(?: \p{L}{3,30})?)\s*[?!.]?$/u;
const PARTIES =
  /^(?:who|wer|qui|quien(?:es)?|which|welche|quelles|cuales) (?:are|is|sind|sont|son) (?:the |die |les |las )?(?:two |both |beiden |deux |dos )?(?:parties|vertragsparteien|parteien|partes)(?: (?:to|of|in|des|du|au|del|de) [\p{L} ]{3,40})?\s*[?!.]?$/u;

/**
 * For a question for somebody's role, tells whether a sentence says who that is by calling him so: `Ada Brook (the Landlord)`.
 * The parties are told where two are called something, in one sentence or in items of a list, of which the last is told: it is
 * shown with those above it.
 */
export function askedRole(index: PassageIndex, question: string): ((unit: Unit) => boolean) | undefined {
  const asked = foldText(question.slice(0, 200)).trim();
  if (PARTIES.test(asked))
    return (unit) => {
      const units = listUnits(index, unit.passage);
      const [above, own, below] = [-1, 0, 1].map((step) => listCalled(units[unit.place + step]));
      return areTwo(own!) || (own!.length > 0 && below!.length === 0 && areTwo([...above!, ...own!]));
    };
  const role = WHO_IS.exec(asked)?.[1];
  return role ? (unit) => listCalled(unit).some((word) => isSame(word, role)) : undefined;
}

const listCalled = (unit: Unit | undefined): string[] =>
  unit ? findCalled(unit.sentence.text.slice(0, LONGEST)).map(({ word }) => foldText(word)) : [];

const areTwo = (words: string[]) => new Set(words).size > 1;

/** Of those in a row each is called as well by the word of another. */
const CALLED_AS_WELL = [
  ['landlord', 'lessor'],
  ['tenant', 'lessee', 'renter'],
];

/** One or several of them, a man or a woman. */
const ENDINGS = ['', 's', 'in'];
const isSame = (one: string, other: string) =>
  [one, ...(CALLED_AS_WELL.find((words) => words.includes(one)) ?? [])].some((word) =>
    ENDINGS.some((ending) => `${word}${ending}` === other || word === `${other}${ending}`),
  );
