import { readAloud } from '../text/sentences.ts';
import { foldText } from '../text/tokens.ts';
import { isAddress, nameBeforeAddress, nameOfAddress } from './address-lines.ts';
import { type DocumentKind, isBill, recogniseKind } from './document-kind.ts';
import { type FactName, nameOf } from './fact-names.ts';
import type { PageLine } from './list-slots.ts';
import { isNavigation, isPrinted, MOTTO, NO_TITLE, onlyCell, SAYS_WHAT, tidyTitle } from './title-marks.ts';

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

type Block = { text: string; lines: PageLine[] };

const MOST_BLOCKS = 14;
const MOST_PAGES = 4;
const LONGEST_TITLE = 160;
const LONGEST_NAME = 90;
const MOST_TITLE_LINES = 3;
/** A longer one of several lines is running text. */
const LONGEST_LINE = 70;
/** A title of up to so many lines, each as short as this, says what it is the title of. */
const MOST_SHORT_LINES = 6;
const SHORT_LINE = 45;
const CONTACT = /@|https?:|www\.|\b(?:tel|fax|phone|mobil|e-?mail)\b|\+\d|\d{5}/iu;
const DATE_ALONE =
  /^[\p{L}., ]{0,20}\d[\d\s./,\p{L}:-]{3,28}\d{4}$|^\d{4}[-/.]\d|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|^\p{L}{3,12} \d{1,2}(?:st|nd|rd|th)?,? \d{4}/u;
const NAME =
  /^\p{Lu}[\p{L}.'’&-]*(?:[ ,]{1,2}(?:\p{Lu}[\p{L}.'’&-]*|&|de[rls]?|du|la|le|van|von|of|and|und|et|y|the)){0,9}[.,]?$/u;
/** Of a document of no known kind, capitals and single words above the text are headings. */
const IN_SMALL = /^(?=\S+ \S)(?=.*\p{Ll}{2}.* .*\p{Ll}{2})/u;
const BOILERPLATE =
  /^(?:contents|table of contents|inhaltsverzeichnis|sommaire|table des mati[eè]res|[ií]ndice|abstract|page|seite|draft|copy|confidential|revision|version|established)\b|^(?:summary|introduction|overview|preamble|recitals|zusammenfassung|einleitung|präambel|préambule|resumen|preámbulo|(?:work|professional|relevant) experience|education(?:al background)?|skills|references|personal (?:details|data|information)|career objective|berufserfahrung|ausbildung|kenntnisse|persönliche (?:daten|angaben)|expérience professionnelle|formation|compétences|experiencia (?:laboral|profesional)|formación|datos personales)$/iu;
const SALUTATION =
  /^(?:Dear|Hi|Hello|My Friend|Sehr geehrter?|Liebe[r]?|Hallo|Ch[eè]re?s?|Madame|Monsieur|Estimad[oa]s?|Querid[oa])\s+(\p{L}[^,:!\n]{1,60})/u;
const CLOSING =
  /^(?:kind regards|best regards|regards|yours (?:sincerely|faithfully|truly)|sincerely(?: yours)?|cheers|best wishes|respectfully(?: submitted)?|mit freundlichen gr[uü](?:ß|ss)en|viele gr[uü](?:ß|ss)e|cordialement|atentamente|un saludo|saludos|atte\.?)[,.]?(?:\s+(.{3,60}))?$/iu;
const NOT_A_NAME = /^(?:sehr geehrte|damen|herren|sir|madam|madame|monsieur|all|team|customer)/iu;
/** Running text, and no title. */
const OPENS_TEXT =
  /^(?:this|we|wir|nous|between|zwischen|entre|dieser?|le présent|la présente|el presente|la presente)\s/iu;
/** `Landlord` and `Vermieter` name who stands beside or below them. */
const isPeople = (text: string) => text.split(' ').length < 4 && /^(?:from|to)$/.test(nameOf(text) ?? '');
const ISSUER =
  /^(?:universi|facult|fakult|departa?ment|école|ecole|escuela|hochschule|instituto?|ministerio|minist[eè]re|república|republic|république)/iu;

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

/** The block whose words say what the document is, else the first that reads like a title and names nobody's address. */
function findTitle(blocks: Block[]): Block | undefined {
  const fit = blocks.flatMap(({ lines }): Block[] => titleLines(lines));
  const named = fit
    .slice(0, 8)
    .find(
      ({ text }) =>
        text.split(' ').length <= 16 && (recogniseKind('', text) !== 'other' || SAYS_WHAT.test(text)),
    );
  // Where it comes from stands above what it is called.
  const people = blocks.findIndex(({ lines }) => lines.some(({ text }) => isPeople(text)));
  const above = people < 0 ? fit : blocks.slice(0, people).flatMap(({ lines }) => titleLines(lines));
  // A name above its address is a letterhead.
  const isLetterhead = ({ lines: [line] }: Block) =>
    blocks.some(({ lines }) => lines.includes(line!) && lines.some(({ text }) => isAddress(text)));
  const others = above.filter((one) => !isLetterhead(one));
  return named ?? others.find(({ text }) => !ISSUER.test(text)) ?? others[0] ?? above[0];
}

function titleLines(lines: PageLine[]): Block[] {
  // Rows of a sheet; what stands alone in its row does not go on in the next.
  if (lines.filter(({ text }) => text.includes('\t')).length > 1) return [];
  const isCell = lines.length > 1 && lines.some(({ text }) => text.includes(' | '));
  const whole = { lines, text: readAloud(lines.map(({ text }) => onlyCell(text)).join('\n')) };
  const isOne = lines.length <= MOST_TITLE_LINES || isStackedTitle(lines, whole.text);
  const some =
    isOne && !isCell && whole.text.length <= LONGEST_TITLE && !whole.text.includes(' | ') ? [whole] : [];
  const apart =
    lines.length > 1
      ? lines
          .slice(0, 3)
          .flatMap((line, i) =>
            /^\p{Ll}/u.test(lines[i + 1]?.text.trim() ?? '') || line.text.trim().length > LONGEST_LINE
              ? []
              : [{ lines: [line], text: onlyCell(line.text).trim() }],
          )
      : [];
  const good = ({ text }: Block) =>
    !isNavigation(text) &&
    text.split('\t').length < 3 &&
    text.length > 3 &&
    text.length <= LONGEST_TITLE &&
    /\p{L}{3}/u.test(text) &&
    /^(?:[\p{Lu}*¡¿„“"(]|\d{1,3}-\p{Lu}\p{Ll})/u.test(text) &&
    (!/[.,;]$/.test(text) || /\b(?:Inc|Ltd|Co|Corp)\.$/.test(text)) &&
    !OPENS_TEXT.test(text) &&
    !CONTACT.test(text) &&
    !isAddress(text) &&
    !isPrinted(text) &&
    !DATE_ALONE.test(text) &&
    !BOILERPLATE.test(text) &&
    !NO_TITLE.test(text) &&
    !text.includes(' | ') &&
    !SALUTATION.test(text) &&
    !isPeople(text) &&
    text.split('(').length === text.split(')').length &&
    !/^\p{L}[\p{L} ]{1,20}:\s\S*\d/u.test(text);
  return some.some(good) ? some : apart.filter(good);
}

/** `EMPLOYMENT, CONFIDENTIALITY` above `AND ARBITRATION AGREEMENT`; an address has digits, and is no kind of document. */
const isStackedTitle = (lines: PageLine[], text: string) =>
  lines.length <= MOST_SHORT_LINES &&
  lines.every((line) => line.text.trim().length <= SHORT_LINE) &&
  !/\d/.test(text) &&
  recogniseKind('', text) !== 'other';

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
  if (recipient) said.push(saidOf('to', recipient.text.trim(), recipient));
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
