import { CONTRACT } from '../text/opening-words.ts';
import { type DocumentKind, isBill } from './document-kind.ts';
import { type FactName, nameOf } from './fact-names.ts';
import type { Fact } from './fact.ts';
import { isForm } from './form-facts.ts';
import { type KeyFact, listKeyFacts } from './key-facts.ts';
import { NO_LABEL } from './label-facts.ts';
import type { Slot } from './list-slots.ts';

const AMOUNTS = new Set<FactName>([
  'net',
  'tax',
  'discount',
  'total',
  'deposit',
  'rent',
  'salary',
  'fee',
  'price',
]);
/** A form calls these in its own words: what is deducted in total is no total of it. */
const OF_FORM = new Set<FactName>([
  'net',
  'tax',
  'discount',
  'total',
  'deposit',
  'salary',
  'fee',
  'price',
  'to',
  'from',
]);
const DATES = new Set<FactName>(['date', 'due', 'start', 'end', 'nextMeeting']);
const NUMBERS = new Set<FactName>(['number', 'customerNumber', 'orderNumber', 'taxNumber', 'version', 'bic']);
const PEOPLE = new Set<FactName>(['from', 'to', 'present', 'subject', 'place', 'payment', 'status']);
const PARTIES = new Set<FactName>(['from', 'to']);
/** More words are no name, unless an address is among them. */
const LONGEST_PARTY = 7;
const MOST_HEAD_PAGES = 2;
const NUMBER = /^[#№]?\s?((?=[\p{L}\d./-]{0,40}\d)[\p{L}\d][\p{L}\d./-]{0,40})(?=\s|$|[,;·])/u;
const SUM =
  /^(?:[-+]\s?)?(?:[€$£¥₹]\s?|[A-Z]{3}\s)?(?:\d{1,3}(?:[ .,'’\u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?|\d[\d.,'’]{0,18})(?![\d.,]|[-/:]\d)(?:\s?(?:[€$£¥₹]|[A-Z]{3}\b|%))?/u;
/** Of a tax office or a register: often in groups. */
const TAX_NUMBER = /^[A-Z]{0,3}[ -]?\d[\dA-Z]*(?:[ ./-][\dA-Z]*\d[\dA-Z]*){0,8}/u;
const VAT_ID = /^[A-Z]{2} ?[\dA-Z]{2}\d{5,10}$/u;
/** `Secretary: Ada Brook`: two names at least. */
const PERSON = /^\p{Lu}[\p{Ll}’'-]+(?: \p{Lu}[\p{L}.’'-]{0,30}){1,5}(?: \(\p{L}{2,30}\))?$/u;
/** Beside a signature. */
const SIGNS = /^(?:(?:printed |print )?name|its|by|title|position|attn|attention|\/s\/.*)$/iu;
/** Who opens the letters of somebody who agrees. */
const ATTENTION = /^att(?:n|ention)(?!\p{L})/iu;
const ENDS_SENTENCE = /(?<!\p{L})(?!Corp|Sons|Bros|Herr|Esq)\p{L}?\p{Ll}{3,30}\.$/u;
/** The end of a line of prose beside a column. */
const BREAKS_OFF = /\s(?:and|or|the|an?|your|und|oder|der|die|das|et|ou|le|la|les|y|o|el|los)$/u;
/** Who insures or employs, with an address behind the name. */
const INSURER =
  /^(?:employer|arbeitgeber|employeur|empleador|insurer|underwritten by|versicherer|assureur|aseguradora?)$/iu;
const BEFORE_ADDRESS = /^\p{Lu}[^,;|\d]{2,70}(?=,|$|\s\d)/u;
const AND = /,\s(?:and\s|und\s|et\s|y\s)?|\s(?:and|und|et|y)\s/u;
const LONGEST = 110;
const LONGEST_LIST = 240;
/** What a value beside its name is, where it can be typed. */
export function readSlot(slot: Slot, kind: DocumentKind): Fact[] {
  const { label, value, page, from, to } = slot;
  const place = { page, from, to };
  const named = nameOf(label);
  const known = named === 'tax' && VAT_ID.test(value) ? 'taxNumber' : named;
  const name = isForm(kind) && known && OF_FORM.has(known) ? undefined : known;
  const [typed] = listKeyFacts([{ page, text: value }]);
  const make = (fact: Omit<Fact, 'places'>): Fact[] => [{ ...fact, places: [place] }];
  if (!name) return isBill(kind) || kind === 'paper' ? [] : readOwn(slot, typed, make);
  if (PEOPLE.has(name) && page > MOST_HEAD_PAGES) return [];
  if (name === 'iban' || typed?.kind === 'iban')
    return typed?.kind === 'iban' ? make({ kind: 'iban', name: 'iban', text: typed.text }) : [];
  if (name === 'email' || typed?.kind === 'email')
    return typed?.kind === 'email' ? make({ kind: 'email', name: 'email', text: typed.text }) : [];
  if (DATES.has(name)) {
    const found = listKeyFacts([{ page, text: value }]).find((one) => one.kind === 'date') ?? typed;
    return found?.kind === 'date' || (found?.kind === 'duration' && name === 'due')
      ? make({ kind: found.kind, name, text: found.text })
      : [];
  }
  if (NUMBERS.has(name)) {
    const number = name === 'taxNumber' ? TAX_NUMBER.exec(value)?.[0] : NUMBER.exec(value)?.[1];
    return number ? make({ kind: 'number', name, text: number }) : [];
  }
  if (AMOUNTS.has(name)) return readSum(name, label, value, make, isBill(kind));
  if (name === 'term' && kind === 'contract' && !typed) return [];
  const isSaid =
    value.length <= (name === 'present' ? LONGEST_LIST : LONGEST) &&
    /^[\p{Lu}\d]/u.test(value) &&
    /\p{L}{2}/u.test(value) &&
    !/[|]|:$/.test(value) &&
    !(PARTIES.has(name) && value.split(/\s+/).length > LONGEST_PARTY && !/\d/.test(value));
  if (isSaid && PARTIES.has(name) && kind === 'contract')
    return ATTENTION.test(label) || CONTRACT.test(value)
      ? []
      : make({ kind: 'party', name: 'party', label, text: value.replace(/[,;]$/, '') });
  return isSaid
    ? make({
        kind: PARTIES.has(name) ? 'party' : 'text',
        name,
        text: withoutStop(value.replace(/[,;]$/, '')),
      })
    : [];
}

/** The stop of a sentence is no part of a name, and that of `Ltd.` is. */
const withoutStop = (value: string) => (ENDS_SENTENCE.test(value) ? value.slice(0, -1) : value);

type Make = (fact: Omit<Fact, 'places'>) => Fact[];

function readSum(name: FactName, label: string, value: string, make: Make, isOfBill: boolean): Fact[] {
  const sum = SUM.exec(value)?.[0].trim();
  if (!sum || (!isOfBill && !/[^\d\s]\d{1,3}$|[€$£¥₹%]|[A-Z]{3}/u.test(sum))) return [];
  const share = name === 'tax' ? /\d{1,2}(?:[.,]\d{1,2})?\s?%/u.exec(`${label} ${value}`)?.[0] : undefined;
  const rate = share ? make({ kind: 'percentage', name, text: share }) : [];
  return sum.endsWith('%') ? rate : [...rate, ...make({ kind: 'amount', name, text: sum })];
}

/** What no name is known for is named by the document's own words, where it is a value of some kind. */
function readOwn({ label, value, page }: Slot, typed: KeyFact | undefined, make: Make): Fact[] {
  const isHead = page <= MOST_HEAD_PAGES;
  if (
    !/\p{L}{3}/u.test(label) ||
    label.split(' ').length > 6 ||
    BREAKS_OFF.test(label) ||
    NO_LABEL.test(label)
  )
    return [];
  const isAll = typed && typed.text.length >= 0.6 * value.length;
  if (isAll && typed.kind !== 'party') return make({ kind: typed.kind, label, text: typed.text });
  const insurer = INSURER.test(label) ? BEFORE_ADDRESS.exec(value)?.[0] : undefined;
  if (isHead && insurer) return make({ kind: 'party', label, text: withoutStop(insurer) });
  if (isHead && label.split(' ').length <= 3 && PERSON.test(value) && !SIGNS.test(label))
    return make({ kind: 'party', label, text: withoutStop(value) });
  const names = withoutStop(value).split(AND);
  if (
    isHead &&
    label.split(' ').length <= 3 &&
    names.length > 1 &&
    names.every((one) => PERSON.test(one)) &&
    !SIGNS.test(label)
  )
    return make({ kind: 'text', label, text: withoutStop(value) });
  return /^\d[\d.,]{0,12}$/.test(value) ? make({ kind: 'number', label, text: value }) : [];
}
