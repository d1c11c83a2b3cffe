import type { Page } from '../text/blocks.ts';
import { foldText } from '../text/tokens.ts';
import type { Fact } from './fact.ts';

const REACH = 320;
const BEHIND = 160;
/** How a contract says how long it runs, and nothing within it. */
const RUNS =
  /\b(?:initial term|(?<!during )(?:the |this )?term (?:shall|will|is|of (?:this|the) [a-z ]{3,40}? (?:shall|will|is|commenc\w+|begins))|(?:this|the) (?:[a-z]+ ){0,3}(?:agreement|contract|lease|tenancy|appointment|employment|license|licence)(?: [^.;]{0,80})? (?:shall|will|is to|to)? ?(?:(?:be|have|remain|continue|stay|run|last|terminate|expire|commence|begin)\w{0,3}|be(?:come)? effective)|term ?[:.-]|(?:valid|effective|force|effect) (?:for|until)|runs? for|for a (?:term|period) of|laufzeit|mietzeit|vertragsdauer|befristet|lauft|duree|duracion|vigencia)\b/;
const ENDLESS = /^(?:unb|ind|ill|ili)/;
/** A sentence ends before a new one, and not behind the number of a clause. */
const END = /[a-z)][.;]\s+(?=\p{Lu})|\n\n/gu;

/** Of the times that may be the term of a contract those stay whose sentence says so. */
export function keepTerms(facts: Fact[], pages: Page[]): Fact[] {
  const terms = facts.filter(({ name, label }) => name === 'term' && !label);
  if (!terms.length) return facts;
  const texts = new Map(pages.map(({ page, text }) => [page, text]));
  const isSaid = ({ text, places }: Fact) =>
    ENDLESS.test(foldText(text)) ||
    places.some(({ page, from, to }) => RUNS.test(clauseOf(texts.get(page) ?? '', from, to)));
  const certain = new Set(terms.filter(isSaid));
  return facts.filter((fact) => !terms.includes(fact) || certain.has(fact));
}

function clauseOf(text: string, from: number, to: number): string {
  const before = text.slice(Math.max(0, from - REACH), from);
  const begins = [...before.matchAll(END)].at(-1);
  const behind = text.slice(to, to + BEHIND);
  const ends = [...behind.matchAll(END)][0];
  const said = before.slice(begins ? begins.index + begins[0].length : 0) + text.slice(from, to);
  return foldText(said + behind.slice(0, ends?.index)).replace(/\s+/g, ' ');
}

/** A contract has the day that it was made on, and one from which it is in force; others are of what it speaks of, or of those who have signed. */
export function keepFirstDates(facts: Fact[]): Fact[] {
  const later = (['date', 'start'] as const).flatMap((name) => {
    const dates = facts.filter((fact) => fact.name === name && fact.kind === 'date' && !fact.label);
    return dates.toSorted(byPlace).slice(1);
  });
  return facts.filter((fact) => !later.includes(fact));
}

const byPlace = ({ places: [one] }: Fact, { places: [other] }: Fact) =>
  one!.page - other!.page || one!.from - other!.from;
