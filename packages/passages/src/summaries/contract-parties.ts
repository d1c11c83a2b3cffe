import type { Page } from '../text/blocks.ts';
import { listOpenings, listParties, type NamedParty } from '../text/named-parties.ts';
import { FIRM } from '../text/opening-words.ts';
import { foldText } from '../text/tokens.ts';
import type { Fact } from './fact.ts';
import { spellOut } from './label-facts.ts';
import { listSigned } from './signed-by.ts';

/** A cover and a table of contents may stand before the sentence that a contract opens with. */
const FIRST_PAGES = 8;
const BEGINNING = 6_000;
const LETTER_PAGES = 2;
const LONGEST_INITIALS = 4;

/** Those who agree, as a contract names them, each with the word that it calls them by: where it opens, or else where it is signed. */
export function readParties(pages: Page[]): Fact[] {
  const openings = pages.slice(0, FIRST_PAGES).flatMap(readOpenings);
  const opened = openings.filter(({ isOfAnother }) => !isOfAnother).map(({ facts }) => facts);
  const several = opened.filter(({ length }) => length > 1);
  // A cover names them, and what they are called is told behind it.
  const best = several.find((facts) => facts.some(({ label }) => label)) ?? several[0];
  if (best) return best;
  const letter = pages.slice(0, LETTER_PAGES).flatMap(readParagraphs);
  if (letter[0]) return letter[0];
  // An amendment may name them as those of the contract that it amends.
  const amended = openings.find(({ facts, page }) => page === pages[0]!.page && facts.length > 1);
  if (amended) return amended.facts;
  const [one = []] = opened.filter(({ length }) => length);
  const isKnown = (name: string) => one.some(({ text }) => foldText(name).includes(foldText(text)));
  return [...one, ...listSigned(pages).filter(({ text }) => !isKnown(text))];
}

const readOpenings = ({ page, text }: Page) =>
  listOpenings(text.slice(0, BEGINNING)).map(({ at, said, isOfAnother }) => ({
    page,
    isOfAnother,
    facts: listParties(said).map((party) => factOf(party, page, at)),
  }));

/** Two who are called something in one paragraph agree, where no word says so. */
function readParagraphs({ page, text }: Page): Fact[][] {
  let at = 0;
  return text
    .slice(0, BEGINNING)
    .split('\n\n')
    .flatMap((paragraph) => {
      const from = at;
      at += paragraph.length + 2;
      const named = listParties(paragraph).filter(({ name, called }) => called && FIRM.test(name));
      return named.length > 1 ? [named.map((party) => factOf(party, page, from))] : [];
    });
}

const factOf = ({ name, called, from, to }: NamedParty, page: number, at: number): Fact => ({
  kind: 'party',
  name: 'party',
  ...(called && { label: nameRole(called) }),
  text: name.replace(/^Herrn?\s/u, ''),
  places: [{ page, from: at + from, to: at + to }],
});

/** `EMV` stays as it is, and `LANDLORD` does not. */
const nameRole = (word: string) => (word.length <= LONGEST_INITIALS ? word : spellOut(word));
