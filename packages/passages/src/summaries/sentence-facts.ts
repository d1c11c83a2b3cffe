import type { Page } from '../text/blocks.ts';
import { readAloud } from '../text/sentences.ts';
import { foldText } from '../text/tokens.ts';
import { noticeTail } from './contract-clauses.ts';
import { type DocumentKind, isBill } from './document-kind.ts';
import type { Fact } from './fact.ts';
import type { FactName } from './fact-names.ts';
import { COUNT, TENS } from './fact-words.ts';
import { type Section, sectionAt } from './find-sections.ts';
import { isBooked } from './form-facts.ts';
import { listKeyFacts } from './key-facts.ts';
import { labelValue, nameInSentence } from './label-facts.ts';
import { isPrinted } from './title-marks.ts';

const REACH = 200;
const ROW_REACH = 300;
const TAIL = 120;
const WHAT_IT_IS = /(?<!\p{L})(?:an?|eine?|une?|una)\s$/iu;
const CITED_BEFORE = /\sv(?:s)?\.\s{1,3}$/u;
const CITED_BEHIND = /^\.?,?\s{1,3}(?:v(?:s)?\.\s|\d{1,4} \p{Lu}[\p{L}\d. ]{1,8} ?\d)/u;
const RECITALS =
  /^(?:[A-Z\d]{1,3}[.)] )?(?:whereas|recitals?|witnesseth|background|präambel|preamble|vorbemerkungen?|considérant|préambule|considerando|exponen|antecedentes)(?!\p{L})/iu;
/** Where a document has more notices or terms than this, it is the clause of each that tells them apart. */
const MOST_OF_A_NAME = 3;

/** Sums, dates, times and shares that stand in sentences, named by what is said of them. */
export function readSentences(pages: Page[], known: Fact[], kind: DocumentKind, sections: Section[]): Fact[] {
  const pageTexts = new Map(pages.map(({ page, text }) => [page, text]));
  const texts = known.filter((one) => one.kind === 'text');
  // The term of a contract may be as long as its notice.
  const [whole, rest] = [known.filter(isOfWhole), known.filter((fact) => !isOfWhole(fact))];
  const said = new Set(rest.map(({ text }) => plainFact(text)));
  const ofWhole = new Set(whole.map(({ text }) => plainFact(text)));
  const roles = known.flatMap(({ name, label }) => (name === 'party' && label ? [label] : []));
  /** The landlord's notice is not the tenant's. */
  const whose = (name: FactName, text: string, { from }: Place) => {
    const before = text.slice(Math.max(0, from - REACH), from);
    const clause = before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n\n'), 0));
    const named = name === 'notice' ? roles.filter((role) => foldText(clause).includes(foldText(role))) : [];
    return named.length === 1 ? { label: named[0]! } : {};
  };
  const textOf = ({ page }: Place) => pageTexts.get(page) ?? '';
  const headOf = ({ page, from }: Place) => sectionAt(sections, page, from);
  /** Of a notice its form is told too, and before what it has to be given. */
  const tellNotice = (fact: Fact): Fact => {
    if (kind !== 'contract' || fact.name !== 'notice') return fact;
    const tail = ({ page, to }: Place) =>
      noticeTail((pageTexts.get(page) ?? '').slice(to, to + TAIL).replaceAll('\n', ' '));
    const telling = fact.places.find((place) => tail(place)) ?? fact.places[0]!;
    const more = tail(telling);
    const first = { ...telling, to: telling.to + more.length };
    const text = readAloud(`${fact.text}${more}`);
    return { ...fact, text, places: [first, ...fact.places.filter((place) => place !== telling)] };
  };
  const labelled = (one: Pick<Fact, 'kind' | 'text' | 'places'>): Fact[] => {
    const place = one.places[0]!;
    const section = headOf(place);
    // Why there is a contract is none of its terms.
    if (kind === 'contract' && RECITALS.test(section ?? '')) return [];
    const label = labelValue(textOf(place), place, one.text, section);
    // A share of an abstract is not told from another by its heading.
    if (kind === 'paper' && label && foldText(label) === foldText(section ?? '')) return [];
    return label ? [{ kind: one.kind, text: one.text, places: one.places, label }] : [];
  };
  const facts = listKeyFacts(pages).flatMap((fact): Fact[] => {
    const places = fact.places.filter((one) => !isHeld(whole, one) && !isOfRow(textOf(one), one, kind));
    const [place] = places;
    if (!place || said.has(plainFact(fact.text))) return [];
    const own = { kind: fact.kind, text: fact.text, places };
    if (fact.kind === 'iban' || fact.kind === 'email') return [{ ...own, name: fact.kind }];
    if (fact.kind === 'party' && places.every((one) => isCited(textOf(one), one))) return [];
    if (fact.kind === 'party') return kind === 'other' ? [{ ...own, name: 'party' }] : [];
    if (kind === 'paper' && place.page > 1) return [];
    const nameOf = (one: Place) =>
      nameInSentence(fact.kind, textOf(one), one, { kind, section: headOf(one) });
    // Thirty days to pay and thirty days of notice are two facts of a contract.
    const named = kind === 'contract' ? Map.groupBy(places, nameOf) : new Map([[nameOf(place), places]]);
    const certain = [...named].flatMap(([name, some]): Fact[] =>
      name ? [tellNotice({ ...own, name, places: some, ...whose(name, textOf(some[0]!), some[0]!) })] : [],
    );
    if (certain.length || isBill(kind) || ofWhole.has(plainFact(fact.text))) return certain;
    if (isHeld(texts, place)) return [];
    return labelled(own);
  });
  const counts = Map.groupBy(facts, ({ name }) => name);
  const isCrowd = (one: Fact) => one.kind === 'duration' && counts.get(one.name)!.length > MOST_OF_A_NAME;
  const order = (one: Fact) => (one.name ? 0 : 1);
  return facts
    .flatMap((fact) => (fact.name && !fact.label && isCrowd(fact) ? labelled(fact) : [fact]))
    .toSorted((a, b) => order(a) - order(b) || a.places[0]!.page - b.places[0]!.page);
}

type Place = Fact['places'][number];
/** A row of a sheet says what its columns are of, and no sentence; what a browser printed is of the printing. */
function isOfRow(text: string, { from }: Place, kind: DocumentKind): boolean {
  const before = text.slice(Math.max(0, from - ROW_REACH), from);
  const behind = text.slice(from, from + ROW_REACH);
  const end = behind.indexOf('\n');
  const line = `${before.slice(before.lastIndexOf('\n') + 1)}${end < 0 ? behind : behind.slice(0, end)}`;
  return line.split('\t').length > 2 || isPrinted(line) || (kind === 'statement' && isBooked(line));
}

/** `an Iowa Corporation` is what somebody is, and `Hill v. Dunn Corp` is another case. */
const isCited = (text: string, { from, to }: Place) =>
  WHAT_IT_IS.test(text.slice(Math.max(0, from - 12), from)) ||
  CITED_BEFORE.test(text.slice(Math.max(0, from - 12), from)) ||
  CITED_BEHIND.test(text.slice(to, to + 24));
const isOfWhole = ({ name }: Fact) => name === 'term' || name === 'end';
const isHeld = (facts: Fact[], place: Place) =>
  facts.some(({ places }) => places.some((one) => holds(one, place)));
const holds = (one: Place, other: Place) =>
  one.page === other.page && one.from <= other.from && one.to >= other.to;

/** All of it, and not the last word alone: `one hundred and eighty (180)`. */
const IN_WORDS = new RegExp(`^(?:(?:a|and|${TENS}|${COUNT})[\\s-]{1,2}){1,6}\\((\\d{1,20})\\)`, 'u');

/** `five (5) years` is `5 years` and `5-year`, and 07/12 is 7/12. */
export const plainFact = (text: string) =>
  foldText(text)
    .replace(IN_WORDS, '$1')
    .replace(/\p{L}[\p{L}-]{0,40}\s?\((\d{1,20})\)/gu, '$1')
    .replace(/(?<!\d)0+(?=\d)/g, '')
    .replace(/[^\p{L}\p{N}.,]|[.,]$/gu, '')
    .replace(/(?<=day|week|month|year)s$/u, '');
