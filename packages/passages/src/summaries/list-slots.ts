import type { Page } from '../text/blocks.ts';
import { type FactName, nameOf } from './fact-names.ts';
import { findWritten } from './key-facts.ts';

/** A value beside, below or in the column of what names it: `Due date: 1 May`, `Total | 80.00`, a heading with its line. */
export type Slot = { label: string; value: string; page: number; from: number; to: number };
/** A line as the page writes it; `block` counts the parts that blank lines set apart. */
export type PageLine = { text: string; page: number; from: number; block: number };

const PAIR = /(?:^|\s{2,}|\|\s?|(?<=\S)\s)(\p{L}[\p{L} .#/º°'’()&-]{1,48}?)\s?:(?=\s|$|[A-Z]{2}\d)/gu;
const NUMBERED =
  /(?:^|\s)(\p{L}[\p{L}.-]{2,20}) ?#\s?(?=[\p{L}\d-]{0,20}\d)([\p{L}\d][\p{L}\d/-]{0,30})(?=\s|$)/u;
/** The head of a table of what was sold: what stands below is one of many. */
export const ITEMS =
  /descri|item|article|art[ií]c|artikel|bezeichnung|leistung(?!sempf)|qty|quantity|qté|menge|udes|cantidad|product|hours|rate\b|stunden|heures|horas|einzelpreis|unit price|concepto|precio|unidad|désignation|libellé|prestation|posten|pos\.|einheit|prix unitaire/iu;
const TRAILING_SUM =
  /^(\p{L}[\p{L}\p{N} .,%()/'’-]{1,60}?):?\s+([-+]?\s?[€$£¥₹]?\s?\d[\d.,'’ \u00a0\u202f]{0,18}\s?(?:[€$£¥₹]|[A-Z]{3}|(?<=[.,]\d\d )e)?)$/u;
/** `Invoice number 1978-001`: a name and what has a digit, with nothing between them. */
const TRAILING_CODE = /^(\p{L}[\p{L} .°º-]{2,40}?)\s((?=[\p{L}./-]{0,20}\d)[\p{L}\d][\p{L}\d./-]{2,30})$/u;
/** `Date 5 October 2026`: a name of a few words and a day. */
const DATE_NAME = /^\p{Lu}[\p{L} .°º'’-]{1,40}$/u;
const MOST_NAME_WORDS = 4;
/** The last stop before a word with a capital, not of an abbreviation. */
const NEW_SENTENCE = /(?<=\p{Ll}{3}|\))\.(?= \p{Lu}[^.]{2,40}$)(?! ?\p{Lu}\.)/u;
const NUMBER_ENDS = /^\p{Lu}.{4,80}\d$/u;
/** What heads a column of an address. */
const PEOPLE = new Set<FactName>(['from', 'to']);
const NAME_LINE = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}?[\p{L}.'’-]+){1,5}(?: \([^)]{2,40}\))?,?$/u;
const MOST_NAMES = 20;
const LONGEST_NAMES = 230;
const LONGEST_LINE = 400;
const LONGEST_VALUE = 260;
const LONGEST_LABEL = 48;
const MOST_LABEL_WORDS = 6;

export function listPageLines(pages: Page[]): PageLine[] {
  let block = 0;
  return pages.flatMap(({ page, text }) => {
    block++;
    const areParagraphs = hasParagraphLines(text);
    let from = 0;
    const lines: PageLine[] = [];
    for (const line of text.split('\n')) {
      if (areParagraphs || !line.trim()) block++;
      if (line.trim()) lines.push({ text: line, page, from, block });
      from += line.length + 1;
    }
    return lines;
  });
}

const LONG_LINE = 160;
const MOST_ROWS = 0.4;

/** A word processor writes a paragraph into each line, and no blank ones between them. */
function hasParagraphLines(text: string): boolean {
  if (/\n[ \t]{0,20}\n/u.test(text)) return false;
  const lines = text.split('\n');
  const rows = lines.filter((line) => line.includes('\t')).length;
  return rows <= MOST_ROWS * lines.length && lines.some((line) => line.length > LONG_LINE);
}

/** All slots of a document, in its order. */
export function listSlots(lines: PageLine[]): Slot[] {
  return lines.flatMap((line, i) => {
    if (line.text.length > LONGEST_LINE) return [];
    const below = lines[i + 1]?.page === line.page ? lines[i + 1] : undefined;
    if (line.text.includes('\t')) return listSheetSlots(line);
    if (line.text.includes(' | ')) return listRowSlots(line, below, lines[i + 2]);
    const parts = line.text.split(BETWEEN_FIELDS);
    if (parts.length > 1 && parts.some((part) => cutPairs(part, line).length))
      return parts.flatMap((part) => listPartSlots(part.trim(), line));
    const pairs = withoutThoseOfCustomer(goOn(cutPairs(line.text, line), line, below));
    if (pairs.length) return pairs.flatMap((pair) => (pair.value ? [pair] : slotBelow(pair.label, below)));
    const trailing = cutTrailing(line.text.trim(), line);
    if (trailing) return [trailing];
    const numbered = NUMBERED.exec(line.text);
    if (numbered) return [slotOf(numbered[1]!, numbered[2]!, line)];
    if (!isLabel(line.text)) return [];
    const name = nameOf(line.text);
    if (name === 'present') return listNamesBelow(lines, i);
    return name ? slotBelow(line.text, below) : [];
  });
}

/** `Policy number HP/7 – Insurer: Horn Mutual`. */
const BETWEEN_FIELDS = /\s[–·•]\s/u;
function listPartSlots(part: string, line: PageLine): Slot[] {
  const pairs = cutPairs(part, line).filter(({ value }) => value);
  return pairs.length ? pairs : [cutTrailing(part, line) ?? []].flat();
}

/** A sum, a date or a number behind the name that it has. */
function cutTrailing(text: string, line: PageLine): Slot | undefined {
  const day = NUMBER_ENDS.test(text) ? findWritten('date', text).at(-1) : undefined;
  const label = day?.to === text.length ? text.slice(0, day.from).trim() : '';
  if (day && DATE_NAME.test(label) && label.split(/\s+/).length <= MOST_NAME_WORDS && nameOf(label))
    return slotOf(label, text.slice(day.from), line);
  const found = TRAILING_SUM.exec(text) ?? TRAILING_CODE.exec(text);
  return found && nameOf(found[1]!) ? slotOf(found[1]!, found[2]!, line) : undefined;
}

/** Those present stand below each other. */
function listNamesBelow(lines: PageLine[], at: number): Slot[] {
  const heading = lines[at]!;
  const names: string[] = [];
  for (const { page, text } of lines.slice(at + 1, at + 1 + MOST_NAMES)) {
    if (page !== heading.page || !NAME_LINE.test(text.trim()) || isLabelled(text)) break;
    if ([...names, text].join(', ').length > LONGEST_NAMES) break;
    names.push(text.trim());
  }
  return names.length ? [slotOf(heading.text, names.join(', '), lines[at + 1]!)] : [];
}

const isLabelled = (text: string) => text.trim().endsWith(':') || nameOf(text) !== undefined;

/** `Name: A Number: 3` is two: a value ends where the next name begins. */
function cutPairs(text: string, line: PageLine): Slot[] {
  const found = [...text.matchAll(PAIR)];
  return found.map((match, i) => {
    const next = found[i + 1];
    const own = behindSentence(match[1]!);
    const label = i && own === match[1]! ? lastName(own) : own;
    const end = next ? next.index + next[0].indexOf(lastName(behindSentence(next[1]!))) : text.length;
    return slotOf(label, text.slice(match.index + match[0].length, end), line);
  });
}

/** Behind who gets the bill stands the number of who gets it, and that of who sends it is looked for. */
const withoutThoseOfCustomer = (pairs: Slot[]): Slot[] =>
  pairs.filter(
    ({ label }, i) =>
      nameOf(label) !== 'taxNumber' || !pairs.slice(0, i).some((one) => nameOf(one.label) === 'to'),
  );

/** A long value goes on in the next line of its block. */
function goOn(pairs: Slot[], line: PageLine, below: PageLine | undefined): Slot[] {
  const last = pairs.at(-1);
  const isCut =
    last &&
    last.value.length > LONGEST_LABEL &&
    below?.block === line.block &&
    !cutPairs(below.text, below).length;
  return isCut ? [...pairs.slice(0, -1), slotOf(last.label, `${last.value} ${below.text}`, line)] : pairs;
}

/** `Tom Lindqvist. Apologies:` is the end of one value and the name of the next. */
const behindSentence = (label: string): string => label.slice(label.search(NEW_SENTENCE) + 1).trimStart();

/** Behind another value a name is as long as it is known: of `Ida Brandt Number` it is the last word. */
function lastName(label: string): string {
  const words = label.split(' ');
  const some = [3, 2, 1].map((count) => words.slice(-count).join(' '));
  return words.length > 2 ? (some.slice(1).find((one) => nameOf(one)) ?? label) : label;
}

/** Of a row of two its second cell; of a row with a name and one value that value; else each under the cell above it. */
function listRowSlots(line: PageLine, below: PageLine | undefined, next: PageLine | undefined): Slot[] {
  const cells = splitCells(line.text);
  const filled = cells.filter(Boolean);
  const inside = filled.flatMap((cell) => cutPairs(cell, line).filter(({ value }) => value));
  const named = filled.filter((cell) => !cell.endsWith(':') && !/\S:\s/u.test(cell));
  const isNames =
    filled.length > 1 &&
    (filled.every((cell) => PEOPLE.has(nameOf(cell) ?? 'total')) ||
      filled.every((cell) => cell.endsWith(':')));
  const trailing = filled.flatMap((cell) => cutTrailing(cell, line) ?? []);
  const headed = PEOPLE.has(nameOf(filled[0] ?? '') ?? 'total') && !below?.text.includes(' | ');
  const beside = headed && filled.length > 2 ? slotBelow(filled[0]!, below) : [];
  if (trailing.length) return [...inside, ...trailing];
  if (filled.length === 2 && !inside.length && !isNames) return [slotOf(filled[0]!, filled[1]!, line)];
  const under = below?.text.includes(' | ') ? splitCells(below.text) : [];
  const isHead =
    under.length === cells.length && filled.length > 1 && filled.every((cell) => !/\d/.test(cell));
  const isItems = isHead && ITEMS.test(line.text);
  const isTable = next?.page === line.page && isAlike(splitCells(next.text), under);
  const columns =
    isHead && !isItems && !isTable
      ? cells.flatMap((cell, i) => (cell && under[i] ? [slotOf(cell, under[i], below!)] : []))
      : [];
  const pairs = filled.flatMap((cell, i) =>
    cell.endsWith(':') && filled[i + 1]?.endsWith(':') === false ? [slotOf(cell, filled[i + 1]!, line)] : [],
  );
  const name = named.slice(0, -1).findLast((cell) => /^\p{L}{2}/u.test(cell));
  const last = named.length > 1 && name && nameOf(name) ? [slotOf(name, named.at(-1)!, line)] : [];
  return [...inside, ...pairs, ...columns, ...beside, ...(isHead || inside.length ? [] : last)];
}

/** A row of a sheet: a known name with the one value of its row, or names with a colon and what stands beside each. */
function listSheetSlots(line: PageLine): Slot[] {
  const filled = line.text.split('\t').flatMap((cell) => cell.trim() || []);
  const [label, value] = filled;
  if (filled.length === 2 && nameOf(label!)) return [slotOf(label!, value!, line)];
  return filled.flatMap((cell, i) =>
    cell.endsWith(':') && filled[i + 1]?.endsWith(':') === false
      ? [slotOf(cell, filled[i + 1]!, line)]
      : cutPairs(cell, line).filter((pair) => pair.value),
  );
}

/** Rows of one table have figures in the same columns. */
const isAlike = (row: string[], other: string[]) =>
  row.length === other.length && row.every((cell, i) => /\d/.test(cell) === /\d/.test(other[i]!));

const splitCells = (text: string) => text.split('|').map((cell) => cell.trim());

const isLabel = (text: string) =>
  /^\p{L}[^.!?;|]{1,47}:?$/u.test(text.trim()) && text.trim().split(/\s+/).length <= MOST_LABEL_WORDS;

/** `1.1 The rent is` begins a clause. */
const CLAUSE = /^\d{1,2}\.\d{1,2}\.?\s+\p{Lu}/u;

function slotBelow(label: string, below: PageLine | undefined): Slot[] {
  return below && !CLAUSE.test(below.text) && below.text.length <= LONGEST_VALUE
    ? [slotOf(label, below.text, below)]
    : [];
}

function slotOf(label: string, value: string, { page, from, text }: PageLine): Slot {
  const said = value.trim().slice(0, LONGEST_VALUE).toWellFormed();
  return {
    label: label.trim().replace(/\s?:$/, '').slice(0, LONGEST_LABEL).toWellFormed(),
    value: said,
    page,
    from,
    to: from + text.length,
  };
}
