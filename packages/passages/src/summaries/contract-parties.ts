import type { Page } from '../text/blocks.ts';
import { findCalled } from '../text/called-roles.ts';
import { BETWEEN, CONTRACT, FIRM } from '../text/opening-words.ts';
import { readAloud } from '../text/sentences.ts';
import { foldText } from '../text/tokens.ts';
import type { Fact } from './fact.ts';
import { spellOut } from './label-facts.ts';

/** What stands before the first of those who agree, and between two of them. */
const OPENS =
  /(?<![\p{L}\p{N}])(?:[Bb]etween|BETWEEN|[Aa]nd|AND|[Zz]wischen|ZWISCHEN|[Uu]nd|UND|[Ee]ntre|ENTRE|[Ee]t|ET|[Yy]):?\s{1,3}(?:\d{1,2}[.)]\s)?(?=(?:(?:Mr|Mrs|Ms|Miss|Dr|Herrn?|Frau|M|Mme|Sr|Sra)\.? )?\p{Lu}[\p{L}.&'’-]*(?:[\s,]|$))/gu;
/** The same, and what follows the word that the one before is called by. */
const NEXT =
  /(?:(?<![\p{L}\p{N}])(?:[Aa]nd|AND|[Uu]nd|UND|[Ee]t|ET|[Yy]|&),?|(?<=(?:["“”»'’]\s?|(?:[Tt]he|der|die|le|la|el) \p{L}{3,25})\)[,;]?)\s{1,3}(?:(?:and|AND|und|UND|et|ET|y),?(?=\s))?|[;,]\s{1,3}(?=\([\da-z]{1,2}\)\s))\s{0,3}(?:\(?[\da-z]{1,2}[.)]\s)?(?:(?:the|der|die|dem|den|la|le|el)\s)?(?<=[\s(])(?=\p{Ll}?\p{Lu}[\p{L}\p{N}.&'’-]*[\s,])/gu;
const ARTICLE = /^(?:the|der|die|dem|den|la|le|el)\s/iu;
const NUMBERED = /(?:^|\n)\s{0,8}\(?\d{1,2}[.)]\s{1,3}(?=\p{Lu})/u;
const NAME =
  /^(?:(?:Mr|Mrs|Ms|Miss|Dr|Herrn?|Frau|M|Mme|Sr|Sra)\.? )?\p{Lu}[\p{L}\d.&'’-]*(?: (?:&|of|de|du|la|van|von|der|and|und|et|y|\p{Lu}[\p{L}\d.&'’-]*)){0,7}(?:, (?:Inc|LLC|L\.L\.C|Ltd|LLP|L\.P|LP|Corp|S\.A|GmbH)\.?)?/u;
const BEGINNING = 6_000;
/** Behind it a word between brackets is called so by a clause. */
const CALLED_WITHIN = 3_000;
const REACH = 400;
const MOST = 8;

const EACH_BETWEEN = new RegExp(BETWEEN, 'gu');
const CLOSES =
  /(?<!\p{L})(?:whereas|recitals?|witnesseth|w i t n e s s|now,? therefore|background|preamble|präambel|agree as follows|considérant|exponen)(?!\p{L})|\n\s{0,8}(?:1|A|I)\.\s/iu;
/** What stands behind the name of one who agrees. */
const INTRODUCES =
  /^["”’']?,?(?:\s\([^()]{2,40}\))?,?\s{1,2}(?:(?:an?|eine?|une?|una?)\s[^,;(]{0,90}(?:corporation|company|partnership|trust|university|association|individual|bank|gesellschaft|société|sociedad)|(?:having|with|whose|located|residing|of|doing business|mit Sitz|demeurant|domicilié|con domicilio)(?!\p{L}))/iu;
const JOINS = /^,?\s{0,3}(?:and|und|et|y|&)\s{0,3}$/iu;
const NO_NAME =
  /^(?:Inc|LLC|Ltd|Limited|Corp|Company|The|This|Each|Both|Whereas|Party|Parties|Capitalized|Except|Exhibit)(?:\.?$|\s(?:Part(?:y|ies)|terms?|of)(?!\p{L}))/iu;
const FORM_ENDS = /(?<=[\s,](?:Inc|LLC|Ltd|Limited|LLP|Corp|Corporation|GmbH)\.?) of .*$/u;
const NAMED =
  /^\s?(?:(?:Mr|Mrs|Ms|Miss|Dr|Herrn?|Frau|M|Mme|Sr|Sra)\.? )?\p{Ll}?\p{Lu}[\p{L}\d.&'’/-]*(?: (?:&|of|de|du|la|van|von|der|\p{Ll}?\p{Lu}[\p{L}\d.&'’/-]*)){0,9}(?:, (?:Inc|INC|LLC|L\.L\.C|Ltd|LTD|LLP|L\.P|LP|Corp|CORP|N\.A|S\.A|GmbH)\.?)?/u;
const SHORTEST = 4;
const LONGEST_INITIALS = 4;
const FIRST_PAGES = 8;
const BEFORE = 700;
const LONGEST_OPENING = 2_500;
const BEHIND = 420;

/** Those who agree, as a contract names them, each with the word that it calls them by. */
export function readParties(pages: Page[]): Fact[] {
  const opened = pages
    .slice(0, FIRST_PAGES)
    .map(readOpening)
    .find(({ length }) => length > 1);
  return opened ?? readCalled(pages);
}

/** The first sentence names them one after the other. */
function readOpening({ page, text }: Page): Fact[] {
  const beginning = text.slice(0, BEGINNING);
  const between = [...beginning.matchAll(EACH_BETWEEN)].find(({ index }) =>
    CONTRACT.test(beginning.slice(Math.max(0, index - BEFORE), index)),
  );
  if (!between) return [];
  const said = text.slice(between.index, between.index + LONGEST_OPENING);
  const opening = said.slice(0, CLOSES.exec(said)?.index ?? said.length);
  const starts = [
    between[0].length + (ARTICLE.exec(opening.slice(between[0].length))?.[0].length ?? 0),
    ...Array.from(opening.matchAll(NEXT), ({ index, 0: opens }) => index + opens.length),
  ];
  const facts: Fact[] = [];
  // `Ada Brook and Carl Dunn (together the "Tenant")`.
  let together: Fact[] = [];
  let end = 0;
  for (const at of starts) {
    const name = at < end ? undefined : readName(opening.slice(at, at + BEHIND));
    if (!name) continue;
    end = at + name.length;
    const behind = opening.slice(end, Math.min(starts.find((next) => next > end) ?? Infinity, end + BEHIND));
    const [called] = findCalled(behind);
    const from = between.index + at;
    const place = { page, from, to: between.index + end + (called?.to ?? 0) };
    const fact: Fact = { kind: 'party', name: 'party', text: name, places: [place] };
    if (JOINS.test(behind)) together.push(fact);
    else if (!isPartOf(name, called?.word ?? '') && (called || FIRM.test(name) || INTRODUCES.test(behind))) {
      const label = called ? { label: nameRole(called.word) } : {};
      facts.push(...[...together, fact].map((one) => ({ ...one, ...label })));
      together = [];
    } else together = [];
  }
  return facts;
}

/** `EMV` stays as it is, and `LANDLORD` does not. */
const nameRole = (word: string) => (word.length <= LONGEST_INITIALS ? word : spellOut(word));

function readName(text: string): string | undefined {
  const [said] = NAMED.exec(readAloud(text).replace(/^["“]/u, ' ')) ?? [];
  const name = said?.trim().replace(FORM_ENDS, '');
  return name && name.length >= SHORTEST && !NO_NAME.test(name) ? name : undefined;
}

function readCalled(pages: Page[]): Fact[] {
  const facts: Fact[] = [];
  for (const { page, text } of pages.slice(0, 2)) {
    const beginning = text.slice(0, CALLED_WITHIN);
    let from = 0;
    for (const { word, from: index, to } of findCalled(beginning)) {
      const start = Math.max(from, index - REACH);
      const before = beginning.slice(start, index);
      from = to;
      const at = startOf(before, facts.length > 0);
      const name = at === undefined ? undefined : NAME.exec(readAloud(before.slice(at)))?.[0];
      if (!name || NO_NAME.test(name) || isPartOf(name, word) || facts.length === MOST) continue;
      const place = { page, from: start + at!, to: from };
      for (const one of splitNames(name))
        facts.push({ kind: 'party', name: 'party', label: nameRole(word), text: one, places: [place] });
    }
  }
  return facts;
}

/** `any IP ("Company IP")` names nobody. */
const isPartOf = (name: string, word: string) => ` ${foldText(word)} `.includes(` ${foldText(name)} `);

/** Two people may be one tenant; `Johnson and Sons Ltd` is one. */
function splitNames(name: string): string[] {
  const names = name.split(/ (?:and|und|et|y) /u);
  return names.every((one) => one.includes(' ')) ? names : [name];
}

/** Where the name of a party begins in what stands before the word that it is called by. */
function startOf(before: string, isNext: boolean): number | undefined {
  const numbered = NUMBERED.exec(before);
  const opens = [...before.matchAll(OPENS)].find(
    ([said]) => isNext || /^(?:between|zwischen|entre)/iu.test(said),
  );
  if (opens) return opens.index + opens[0].length;
  return numbered ? numbered.index + numbered[0].length : undefined;
}
