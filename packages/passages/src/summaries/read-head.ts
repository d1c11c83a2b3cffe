import { readAloud } from '../text/sentences.ts';
import { foldText } from '../text/tokens.ts';
import { nameBeforeAddress, nameOfAddress } from './address-lines.ts';
import { type DocumentKind, isBill, recogniseKind } from './document-kind.ts';
import { type FactName, nameOf } from './fact-names.ts';
import { BOILERPLATE, type Block, CONTACT, DATE_ALONE, findTitle, SALUTATION } from './find-title.ts';
import type { PageLine } from './list-slots.ts';
import { MOTTO, tidyTitle } from './title-marks.ts';

/** What stands at the head of a document: its title, and who wrote it to whom. */
export type Said = {
  name: FactName;
  text: string;
  page: number;
  from: number;
  to: number;
  isSigned?: boolean;
};
export type Head = { kind: DocumentKind; title?: string; said: Said[] };

const MOST_BLOCKS = 14;
const MOST_PAGES = 4;
const LONGEST_NAME = 90;
const NAME =
  /^\p{Lu}[\p{L}.'’&-]*(?:[ ,]{1,2}(?:\p{Lu}[\p{L}.'’&-]*|&|de[rls]?|du|la|le|van|von|of|and|und|et|y|the)){0,9}[.,]?$/u;
/** Of a document of no known kind, capitals and single words above the text are headings. */
const IN_SMALL = /^(?=\S+ \S)(?=.*\p{Ll}{2}.* .*\p{Ll}{2})/u;
const CLOSING =
  /^(?:kind regards|best regards|regards|yours (?:sincerely|faithfully|truly)|sincerely(?: yours)?|cheers|best wishes|respectfully(?: submitted)?|mit freundlichen gr[uü](?:ß|ss)en|viele gr[uü](?:ß|ss)e|cordialement|atentamente|un saludo|saludos|atte\.?)[,.]?(?:\s+(.{3,60}))?$/iu;
/** A form of address alone in its line: the name stands below it. */
const FORM_ALONE =
  /^(?:Frau|Herrn?|Firma|Familie|Eheleute|Mr|Mrs|Ms|Madame|Monsieur|Mme|M\.|Señora?|Sra?\.)$/u;
const NOT_A_NAME = /^(?:sehr geehrte|damen|herren|sir|madam|madame|monsieur|all|team|customer)/iu;

export function readHead(lines: PageLine[]): Head {
  const first = lines[0]?.page ?? 1;
  const all = [
    ...Map.groupBy(
      lines.filter(({ page }) => page <= first + 1),
      ({ block }) => block,
    ).values(),
  ].map((own): Block => ({ lines: own, text: readAloud(own.map(({ text }) => text).join('\n')) }));
  const blocks = all.filter(({ lines: [line] }) => line!.page === first).slice(0, MOST_BLOCKS);
  const beginning = lines
    .slice(0, 80)
    .map(({ text }) => text)
    .join('\n');
  const titled = findTitle(blocks);
  const kind = recogniseKind(beginning, titled?.text ?? '');
  const said = [
    ...(titled && !isBill(kind) ? findAuthors(blocks, titled, kind) : []),
    ...(kind === 'letter' || isBill(kind) ? findAddressee(blocks, lines, kind) : []),
    ...(kind === 'letter' || isBill(kind) ? [] : findCorrespondents(lines)),
  ];
  const authors = said.filter(({ name }) => name === 'from');
  const own =
    kind === 'letter'
      ? said.filter(
          (one) => one.name !== 'from' || one === (authors.find(({ isSigned }) => isSigned) ?? authors[0]),
        )
      : said;
  // The first line of a bill is who sends it, and that of a letter may be who gets it.
  const isTitle =
    titled &&
    !own.some(({ name, text }) => name === 'to' && text === titled.text) &&
    (!isBill(kind) || /^\p{L}+(?: \p{L}+){0,2}$/u.test(titled.text)) &&
    (!isBill(kind) || isBill(recogniseKind('', titled.text)));
  return {
    kind,
    ...(isTitle && { title: tidyTitle(titled.text) }),
    said: own,
  };
}

/** Lines of names between the title and what the document has to say; of rules the body that gives them itself. */
function findAuthors(blocks: Block[], title: Block, kind: DocumentKind): Said[] {
  const at = blocks.findIndex(({ lines }) => lines.includes(title.lines[0]!));
  const said: Said[] = [];
  for (const { lines } of blocks.slice(at, at + 5)) {
    const own = lines.filter((line) => !title.lines.includes(line));
    if (own.some(({ text }) => text.trim().length > LONGEST_NAME) && lines.length > 1) break;
    for (const [i, line] of own.entries()) {
      // Another part than that of an author is said of them.
      const label = own[i - 1]?.text.trim() ?? '';
      if (label.endsWith(':') && nameOf(label) !== 'from') continue;
      const text = line.text
        .trim()
        .replace(/[†‡*∗]/g, '')
        .trim();
      if (BOILERPLATE.test(text) || SALUTATION.test(text) || /^\d/.test(text) || said.length === 4)
        return said;
      if (
        NAME.test(text) &&
        !MOTTO.test(text) &&
        text.length <= LONGEST_NAME &&
        foldText(text) !== foldText(title.text) &&
        !DATE_ALONE.test(text) &&
        (kind !== 'letter' || text.split(' ').length < 6) &&
        (kind !== 'other' || IN_SMALL.test(text))
      )
        said.push(saidOf('from', text, line));
    }
  }
  return said;
}

/** Of a letter and a bill: the one greeted or addressed, and the one who signs or whose name stands first. */
function findAddressee(blocks: Block[], lines: PageLine[], kind: DocumentKind): Said[] {
  const said: Said[] = [];
  const greeted = lines.find(({ text }) => SALUTATION.test(text.trim()));
  const addressed = blocks.flatMap(({ lines: own }) => nameOfAddress(own, isName) ?? []);
  const names = blocks.flatMap(({ lines: own }) => own.flatMap((line) => nameBeforeAddress(line, isName)));
  const recipient =
    kind === 'letter'
      ? addressed.at(-1)
      : addressed.find((line) => line.text.trim() !== names[0]?.text.trim());
  const sender = names.find((line) => line !== recipient);
  const named =
    recipient && FORM_ALONE.test(recipient.text.trim()) ? lines[lines.indexOf(recipient) + 1] : recipient;
  if (named) said.push(saidOf('to', named.text.trim(), named));
  const greetedName = greeted && SALUTATION.exec(greeted.text.trim())![1]!.trim();
  if (greeted && greetedName && !NOT_A_NAME.test(greetedName) && !recipient)
    said.push(saidOf('to', greetedName, greeted));
  const closing =
    kind === 'letter'
      ? lines.findLastIndex(({ text, page }) => page < MOST_PAGES && CLOSING.test(text.trim()))
      : -1;
  const signed = closing < 0 ? undefined : lines[closing]!;
  const after = signed && (CLOSING.exec(signed.text.trim())![1] ?? lines[closing + 1]?.text);
  if (signed && after && after.length <= LONGEST_NAME)
    said.push({ ...saidOf('from', after.trim(), lines[closing + 1] ?? signed), isSigned: true });
  else if (sender) said.push(saidOf('from', sender.text.trim(), sender));
  return said;
}

/** What greets somebody and is signed is from one to the other, whatever else it is called. */
function findCorrespondents(lines: PageLine[]): Said[] {
  const greeted = lines.find(({ text, page }) => page < 2 && SALUTATION.test(text.trim()));
  const closing = lines.findLastIndex(({ text, page }) => page < MOST_PAGES && CLOSING.test(text.trim()));
  const name = greeted && SALUTATION.exec(greeted.text.trim())![1]!.trim();
  const signed = lines[closing + 1];
  if (!greeted || !name || closing < 0 || !signed || !NAME.test(signed.text.trim())) return [];
  const to = NOT_A_NAME.test(name) ? [] : [saidOf('to', name, greeted)];
  return [...to, saidOf('from', signed.text.trim(), signed)];
}

const isName = (text: string) =>
  text.length > 3 &&
  text.length <= 70 &&
  NAME.test(text) &&
  !CONTACT.test(text) &&
  !BOILERPLATE.test(text) &&
  recogniseKind('', text) === 'other' &&
  !SALUTATION.test(text) &&
  !/^(?:Body|Lorem|Item|Date)\b/u.test(text) &&
  text !== text.toLowerCase();

const saidOf = (name: FactName, text: string, { page, from, text: whole }: PageLine): Said => ({
  name,
  text: text.replace(/[,:]$/, ''),
  page,
  from,
  to: from + whole.length,
});
