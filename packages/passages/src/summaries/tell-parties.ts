import type { Sentence } from '../text/sentences.ts';
import type { DocumentKind } from './document-kind.ts';
import type { FactName } from './fact-names.ts';
import type { Fact } from './fact.ts';
import { TELLING_WORDS } from './told-words.ts';

const MOST_PARTIES = 4;
const LEAST_PARTIES = 2;
/** What whoever signs wants to know first. */
const MAIN: Partial<Record<DocumentKind, Set<FactName>>> = {
  contract: new Set<FactName>(['start', 'end', 'term', 'rent', 'salary', 'price']),
  policy: new Set<FactName>(['start', 'end']),
};

/** Who agrees is told by name: the sentence that says it has their addresses, and leaves no place for others. */
export function tellParties(facts: Fact[], language: string): Sentence[] {
  const parties = facts.filter(({ name }) => name === 'party').slice(0, MOST_PARTIES);
  const [first] = parties;
  if (!first || parties.length < LEAST_PARTIES) return [];
  const words = TELLING_WORDS[language] ?? TELLING_WORDS['en']!;
  const text = words.parties(parties.map(({ text: said, label }) => (label ? `${said} (${label})` : said)));
  return [{ ...first.places[0]!, text }];
}

const isIn = ({ page, from, to }: Sentence, one: Fact['places'][number]) =>
  one.page === page && one.from >= from && one.to <= to;

/** What has been told with their names is not quoted with their addresses. */
export const holdsParties = (sentence: Sentence, facts: Fact[]): boolean =>
  facts.filter(({ name, places }) => name === 'party' && places.some((one) => isIn(sentence, one))).length >=
  LEAST_PARTIES;

/** Whether a sentence says one of the things that a document of its kind is made for. */
export const holdsMain = (sentence: Sentence, kind: DocumentKind, facts: Fact[]): boolean =>
  facts.some(
    ({ name, places }) =>
      name !== undefined && MAIN[kind]?.has(name) === true && places.some((one) => isIn(sentence, one)),
  );
