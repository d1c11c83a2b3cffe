import type { PassageIndex } from '../ranking/passage-index.ts';
import { readParties } from '../summaries/contract-parties.ts';
import { readContractTerm } from '../summaries/contract-term.ts';
import type { Fact } from '../summaries/fact.ts';
import { findCalled } from '../text/called-roles.ts';
import { BETWEEN, CONTRACT, FIRM } from '../text/opening-words.ts';
import { findAnswers } from './answer-spans.ts';
import { type ReadPages, readAgain } from './read-again.ts';
import { listUnits, type Unit } from './units.ts';

/** A cover and a table of contents may stand before it. */
const FIRST_PAGES = 8;
const FIRST_UNITS = 160;
const HEAD = 240;
const REACH = 900;
const NEAR = 120;
/** A contract that is spoken of in the opening of another one. */
const OF_ANOTHER =
  /^(?:\(?[a-z\d]{1,2}[.)] )?(?:reference is|whereas:?|pursuant to|should |if |in the event|no )|^\(?[a-z\d]{1,2}[.)] /iu;
const AGREE = /(?<!\p{L})(?:agrees?|vereinbaren|schließen|conviennent|acuerdan|convienen)(?!\p{L})/iu;
const DEFINES = /effective date["”'’)]{0,3} (?:of this \p{L}{4,12} )?(?:means|shall mean|is|will be)/iu;
/** Where a contract tells from when it is in force, or what it calls that day. */
const IN_FORCE =
  /effective date["”'’)]{0,3} (?:of this \p{L}{4,12} )?(?:means|shall mean|is|will be)|(?:["“'(]|the ["“'])effective date["”']|(?<!\p{L})effective (?:as of|on|from)|(?:shall|will) (?:be|become) effective|(?:takes?|take) effect|(?:comes?|enters?) into (?:force|effect)|in kraft|wird wirksam|prend(?:ra)? effet|entre(?:ra)? en vigueur|entr(?:a|ará) en vigor/iu;
const OF_CONTRACT =
  /(?<!\p{L})(?:this|the|dieser|diese|le présent|la présente|este|presente) (?:\p{L}{2,20} ){0,3}(?:agreement|contract|lease|amendment|assignment|license|licence|vertrag|contrat|bail|contrato|acuerdo)(?!\p{L})|effective date["”’')]/iu;
/** Those who agree follow in a list. */
const BEFORE_LIST = /(?<!\p{L})(?:between|among|zwischen|entre)\s?:?$/iu;
/** `the Company` is whom a contract calls so, and no name of one. */
const NAMES_FIRM = new RegExp(
  `(?<!(?<!\\p{L})(?:the|any|each|such|der|die|la|le|el)\\s)${FIRM.source}`,
  FIRM.flags,
);
const MADE =
  /(?<!\p{L})(?:made|entered into|executed|dated|effective|geschlossen|conclue?|celebrad[oa]|suscrit[oa])(?!\p{L})/iu;
const MADE_ON = 90;
const OF_THIS =
  /^(?:[^ ]{1,5} )?(?:this|the present|dieser?|le présent|la présente|este|el presente)(?!\p{L})/iu;
const DATE_LINE = /^(?:dated?|datum|fecha|le)(?!\p{L})/iu;
const LONGEST_LINE = 60;
const LONGEST_DATE = 30;
const LEAST_BESIDE = 12;

/** The sentence that a contract opens with: who agrees, what each is called, and often from when. */
export function findOpening(index: PassageIndex): Unit | undefined {
  return listFirst(index).find(({ sentence: { text } }) => opens(text.slice(0, REACH)));
}

/** Between whom it is made, where it names more than one; those in a list below it are told together elsewhere. */
export function findParties(index: PassageIndex): Unit | undefined {
  const opening = findOpening(index);
  const text = opening?.sentence.text.slice(0, REACH) ?? '';
  if (BEFORE_LIST.test(text) && text.endsWith(':')) return opening;
  const { pages, unitAt } = readAgain(index, FIRST_PAGES);
  const [first, ...others] = readParties(pages);
  if (!first || !others.length) return findCalled(text).length > 1 ? opening : undefined;
  return unitOf(first, unitAt);
}

/** How long it runs, as the surest sentence of a contract says it. */
export function findTerm(index: PassageIndex): Unit | undefined {
  const { pages, unitAt } = readAgain(index);
  const [term] = readContractTerm(pages);
  return term && unitOf(term, unitAt);
}

const unitOf = ({ places: [place] }: Fact, unitAt: ReadPages['unitAt']) => unitAt(place!.page, place!.from);

function opens(text: string): boolean {
  if (OF_ANOTHER.test(text)) return false;
  const called = findCalled(text).length;
  const [between] = BETWEEN.exec(text) ?? [];
  if (BEFORE_LIST.test(text) && MADE.test(text) && CONTRACT.test(text)) return true;
  if (!between) return called > 1 && AGREE.test(text) && CONTRACT.test(text);
  const isOfContract = CONTRACT.test(text.slice(0, HEAD)) || text.startsWith(between);
  return isOfContract && (called > 0 || NAMES_FIRM.test(text));
}

/** When a contract was made: its opening says so, a line above it, or the lines that it is signed at. */
export const findMade = (index: PassageIndex): Unit | undefined => {
  const opening = findOpening(index);
  if (!opening) return undefined;
  if (hasDate(opening)) return opening;
  const made = listFirst(index).find(tellsWhenMade);
  if (made) return made;
  const above = listFirst(index).find(isDateAlone);
  if (above) return above;
  return listAll(index).findLast(
    (unit) => isShort(unit) && DATE_LINE.test(unit.sentence.text) && hasDate(unit),
  );
};

/** From when a contract is in force: a sentence with a date before one that tells what the day hangs on. */
export function findInForce(index: PassageIndex): Unit | undefined {
  const opening = findOpening(index);
  if (!opening) return undefined;
  const telling = [opening, ...listAll(index)].filter(
    ({ sentence: { text } }) => IN_FORCE.test(text) && OF_CONTRACT.test(text),
  );
  const definition = telling.find(({ sentence: { text } }) => DEFINES.test(text));
  return telling.find(isDated) ?? definition ?? (hasDate(opening) ? opening : undefined);
}

/** The date stands near to what it is the date of. */
function isDated({ sentence: { text } }: Unit): boolean {
  const { index: at = 0 } = IN_FORCE.exec(text) ?? {};
  return findAnswers(text.slice(Math.max(0, at - NEAR), at + NEAR), 'date').some(isWhole);
}
/** `This agreement is made as of`, in a sentence of its own, or behind those who agree. */
function tellsWhenMade({ sentence: { text } }: Unit): boolean {
  const { index: at } = MADE.exec(text.slice(0, REACH)) ?? {};
  if (at === undefined || !OF_THIS.test(text) || !CONTRACT.test(text.slice(0, at))) return false;
  return findAnswers(text.slice(at, at + MADE_ON), 'date').some(isWhole);
}
const hasDate = ({ sentence: { text } }: Unit) => findAnswers(text.slice(0, REACH), 'date').some(isWhole);
const isWhole = ({ from, to }: { from: number; to: number }) => to - from > 4;
const isDateAlone = ({ sentence: { text } }: Unit) =>
  text.length <= LONGEST_DATE &&
  findAnswers(text, 'date').some(
    (date) => isWhole(date) && text.length - (date.to - date.from) < LEAST_BESIDE,
  );
const isShort = ({ sentence: { text } }: Unit) => text.length <= LONGEST_LINE;

const listAll = (index: PassageIndex, pages = Infinity): Unit[] =>
  index.passages
    .flatMap(({ page }, at) => (page <= pages ? listUnits(index, at) : []))
    .filter(({ isFurniture, shape }) => !isFurniture && shape !== 'heading');

const listFirst = (index: PassageIndex) => listAll(index, FIRST_PAGES).slice(0, FIRST_UNITS);
