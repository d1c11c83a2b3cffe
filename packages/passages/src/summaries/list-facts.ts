import type { Page } from '../text/blocks.ts';
import { foldText } from '../text/tokens.ts';
import { keepFirstDates } from './certain-dates.ts';
import { readCase } from './case-parties.ts';
import { readParties } from './contract-parties.ts';
import { readContractTerm } from './contract-term.ts';
import type { DocumentKind } from './document-kind.ts';
import type { FactName } from './fact-names.ts';
import { readLayout } from './find-sections.ts';
import { isPayment, readBalances, readPeriods } from './form-facts.ts';
import type { Fact } from './fact.ts';
import { listSlots } from './list-slots.ts';
import { createPartyTest } from './party-name.ts';
import { type Head, readHead } from './read-head.ts';
import { readStatements } from './read-statements.ts';
import { plainFact, readSentences } from './sentence-facts.ts';
import { readSlot } from './slot-facts.ts';
import { isPrinted } from './title-marks.ts';
import { dayComesFirst, typeDate } from './typed-date.ts';

/** `more`: facts of sentences that are left out. */
export type Facts = { kind: DocumentKind; title?: string; facts: Fact[]; more: number };

/** A bill is its fields; of the others the facts that stand in sentences are listed too. */
const FROM_SENTENCES: Record<DocumentKind, number> = {
  invoice: 6,
  quote: 6,
  contract: 24,
  policy: 24,
  payslip: 12,
  statement: 12,
  rules: 18,
  minutes: 10,
  paper: 8,
  report: 12,
  manual: 12,
  letter: 12,
  other: 12,
};
const ORDER: FactName[] = [
  'from',
  'to',
  'party',
  'subject',
  'purpose',
  'seat',
  'number',
  'version',
  'customerNumber',
  'orderNumber',
  'date',
  'due',
  'start',
  'end',
  'term',
  'renewal',
  'notice',
  'cure',
  'rent',
  'salary',
  'deposit',
  'net',
  'discount',
  'tax',
  'total',
  'price',
  'fee',
  'payment',
  'status',
  'iban',
  'bic',
  'taxNumber',
  'guarantee',
  'place',
  'present',
  'nextMeeting',
  'liability',
  'law',
  'email',
];

/** What a document says of itself, typed and named, each fact once with all of its places. */
export function listFacts(pages: Page[], language: string, layout = readLayout(pages)): Facts {
  const { lines, sections } = layout;
  const head: Head = readHead(lines);
  const slots = listSlots(lines.filter(({ text }) => !isPrinted(text) && !isPayment(text, head.kind)));
  const named = slots.flatMap((slot) => readSlot(slot, head.kind));
  const ofHead = head.said.map(({ name, text, page, from, to }): Fact => ({
    kind: 'party',
    name,
    text,
    places: [{ page, from, to }],
  }));
  const isParty = createPartyTest(pages);
  // An address may stand behind the name of a landlord.
  const parties = head.kind === 'contract' ? readParties(pages) : readCase(pages);
  const isCertain = (fact: Fact) => {
    const { kind, text, label } = fact;
    if (kind !== 'party' || parties.includes(fact)) return true;
    return isParty(label ? text.replace(/[\s,;]\S{0,40}\d.*$/su, '') : text);
  };
  const known = merge(
    [
      ...parties,
      ...(parties.length > 1 ? [] : ofHead),
      ...readBalances(pages, head.kind, named),
      ...withoutContents(withoutRepeatedRows(named)),
      ...readPeriods(pages, head.kind),
      ...readStatements(pages, head.kind),
      ...(head.kind === 'contract' && !named.some(({ name }) => name === 'term')
        ? readContractTerm(pages)
        : []),
    ].filter(isCertain),
  );
  const areNamed =
    parties.length > 1 || known.filter(({ name, label }) => name === 'party' && label).length > 1;
  // The title heads all of it, and says nothing of one value.
  const own = sections.map((one) => (one.heading === head.title ? { ...one, heading: '' } : one));
  const inSentences = readSentences(pages, known, head.kind, own).filter(
    (fact) => isCertain(fact) && !(areNamed && fact.kind === 'party'),
  );
  const most = FROM_SENTENCES[head.kind];
  const certain = withoutThoseOfParts(merge([...known, ...inSentences.slice(0, most)]));
  const facts = head.kind === 'contract' ? keepFirstDates(certain) : certain;
  const dayFirst = dayComesFirst(
    facts.filter(({ kind }) => kind === 'date').map(({ text }) => text),
    language,
  );
  const typed = facts.map((fact): Fact => {
    const date = fact.kind === 'date' ? typeDate(fact.text, dayFirst) : undefined;
    return date ? { ...fact, date } : fact;
  });
  const ranked = typed.toSorted((a, b) => rankOf(a) - rankOf(b));
  const more = Math.max(0, inSentences.length - most);
  return { kind: head.kind, ...(head.title && { title: head.title }), facts: ranked, more };
}

const rankOf = ({ name }: Fact) => (name ? ORDER.indexOf(name) : ORDER.length);

const ENTRIES = 5;
const REPEATED = 3;
const OF_PARTS = 5;

/** Names with small numbers, one below the other, are a table of contents. */
function withoutContents(facts: Fact[]): Fact[] {
  const isEntry = ({ kind, name, text }: Fact) => kind === 'number' && !name && /^\d{1,3}$/.test(text);
  const counts = new Map<number, number>();
  for (const fact of facts.filter(isEntry))
    counts.set(fact.places[0]!.page, (counts.get(fact.places[0]!.page) ?? 0) + 1);
  return facts.filter((fact) => !isEntry(fact) || counts.get(fact.places[0]!.page)! < ENTRIES);
}

/** The same row in one table after the other says nothing without the name of its table. */
const withoutRepeatedRows = (facts: Fact[]): Fact[] => withoutCrowds(facts, ['number'], REPEATED);

/** A time for each recipe and a share for each figure are facts of these, and none of the document. */
const withoutThoseOfParts = (facts: Fact[]): Fact[] =>
  withoutCrowds(facts, ['duration', 'percentage'], OF_PARTS);

/** Leaves out facts without a name of their own, where so many of one kind have the same label. */
function withoutCrowds(facts: Fact[], kinds: Fact['kind'][], crowd: number): Fact[] {
  const isMeant = ({ kind, name }: Fact) => !name && kinds.includes(kind);
  const keyOf = ({ kind, label = '' }: Fact) => `${kind} ${foldText(label)}`;
  const counts = Map.groupBy(facts.filter(isMeant), keyOf);
  return facts.filter((fact) => !isMeant(fact) || counts.get(keyOf(fact))!.length < crowd);
}

/** The same name with the same value is one fact; so is a value without a name that another has named. */
function merge(facts: Fact[]): Fact[] {
  const merged = new Map<string, Fact>();
  for (const fact of facts) {
    const key = `${fact.name ?? foldText(fact.label ?? '')} ${plainFact(fact.text)}`;
    const known = merged.get(key);
    if (known) known.places.push(...fact.places);
    else merged.set(key, { ...fact, places: [...fact.places] });
  }
  return [...merged.values()];
}
