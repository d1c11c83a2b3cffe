import { readAloud } from '../text/sentences.ts';
import { isAddress } from './address-lines.ts';
import { recogniseKind } from './document-kind.ts';
import { nameOf } from './fact-names.ts';
import type { PageLine } from './list-slots.ts';
import { isNavigation, isPrinted, NO_TITLE, onlyCell, SAYS_WHAT, withoutSeries } from './title-marks.ts';

export type Block = { text: string; lines: PageLine[] };

const LONGEST_TITLE = 160;
const MOST_TITLE_LINES = 3;
/** A longer one of several lines is running text. */
const LONGEST_LINE = 70;
/** A title of up to so many lines, each as short as this, says what it is the title of. */
const MOST_SHORT_LINES = 6;
const SHORT_LINE = 45;
export const CONTACT = /@|https?:|www\.|\b(?:tel|fax|phone|mobil|e-?mail)\b|\+\d|\d{5}/iu;
export const DATE_ALONE =
  /^[\p{L}., ]{0,20}\d[\d\s./,\p{L}:-]{3,28}\d{4}$|^\d{4}[-/.]\d|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|^\p{L}{3,12} \d{1,2}(?:st|nd|rd|th)?,? \d{4}/u;
export const BOILERPLATE =
  /^(?:contents|table of contents|inhaltsverzeichnis|sommaire|table des mati[eè]res|[ií]ndice|abstract|page|seite|draft|copy|confidential|revision|version|established)\b|^(?:summary|introduction|overview|preamble|recitals|zusammenfassung|einleitung|präambel|préambule|resumen|preámbulo|(?:work|professional|relevant) experience|education(?:al background)?|skills|references|personal (?:details|data|information)|career objective|berufserfahrung|ausbildung|kenntnisse|persönliche (?:daten|angaben)|expérience professionnelle|formation|compétences|experiencia (?:laboral|profesional)|formación|datos personales)$/iu;
export const SALUTATION =
  /^(?:Dear|Hi|Hello|My Friend|Sehr geehrter?|Liebe[r]?|Hallo|Ch[eè]re?s?|Madame|Monsieur|Estimad[oa]s?|Querid[oa])\s+(\p{L}[^,:!\n]{1,60})/u;
/** Running text, and no title. */
const OPENS_TEXT =
  /^(?:this|we|wir|nous|between|zwischen|entre|dieser?|le présent|la présente|el presente|la presente)\s/iu;
/** `Landlord` and `Vermieter` name who stands beside or below them. */
const isPeople = (text: string) => text.split(' ').length < 4 && /^(?:from|to)$/.test(nameOf(text) ?? '');
const ISSUER =
  /^(?:universi|facult|fakult|departa?ment|école|ecole|escuela|hochschule|instituto?|ministerio|minist[eè]re|república|republic|république)/iu;

/** The block whose words say what the document is, else the first that reads like a title and names nobody's address. */
export function findTitle(blocks: Block[]): Block | undefined {
  const fit = withoutSeries(
    blocks.flatMap(({ lines }): Block[] => titleLines(lines)),
    blocks,
  );
  const named = fit
    .slice(0, 8)
    .find(
      ({ text }) =>
        text.split(' ').length <= 16 && (recogniseKind('', text) !== 'other' || SAYS_WHAT.test(text)),
    );
  // Where it comes from stands above what it is called.
  const people = blocks.findIndex(({ lines }) => lines.some(({ text }) => isPeople(text)));
  const above =
    people < 0 ? fit : fit.filter(({ lines: [line] }) => line!.block < blocks[people]!.lines[0]!.block);
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
