import type { Span } from './sentences.ts';

export type Page = { page: number; text: string };
export type Block = Span & { kind: 'heading' | 'paragraph' | 'table' };

/** A line of a list: each is read alone. */
const ITEM = /^[•●○■▪◦‣❏*·–-]\s+\S/u;
/** `key: value`, as forms and bills have it. */
const FIELD = /^\p{L}[^:|.]{1,45}:\s+\S/u;
const LONGEST_FIELD = 100;
/** A numbered clause has a tab behind its number, and not behind words. */
const PAIR =
  /^(?:\p{L}{2}[^\t]{1,45}|\p{Sc}?\d[\d.,]{0,12}(?:[%–\p{Sc}-]| [%–\p{Sc}\p{L}-])[^\t]{0,30})\t[^\t]{1,80}$/u;
/** A line of its own that names what follows. */
const LABEL = /^\p{Lu}[^:|.]{1,45}:$/u;
const LONGEST_LABEL = 5;

/** What is counted, by number or letter: `3.`, `(b)`, `2.1.3`. */
const COUNTED = /^(?:\(?(\d{1,2}|[a-z])[.)]|(\d{1,2}(?:\.\d{1,2}){1,3})\.?)\s+\S/u;
/** What costs how much, in a line of its own: `Couples sessions (55 minutes) - $240`, `Record copying - $.50 per page`. */
export const PRICED =
  /^(\p{L}[^|\t:]{2,90}?)\s{0,2}[-–—]\s{0,2}(?:[€$£₹]\s?[\d.,]{1,12}|[\d.,]{1,12}\s?[€$£₹])(?:\s[\p{L}/]{1,12}){0,4}\.?$/u;

/** So many lines at most lie between one and the next. */
const FURTHEST_ITEM = 15;

type Line = { text: string; from: number; to: number };

const NUMBERED =
  /^(?:§\s*)?(?:\d+(?:\.\d+)*[.)]?|\d{1,2}-\d{1,2}-\d{1,2}|[IVX]+\.|[A-Z]\.|Chapter \d+|Article \d+|Section \d+)\s+\p{Lu}/u;

/** A line with a verb of its own that asks nothing is a short sentence without its stop. */
const STATES =
  /^(?!(?:What|Who|Whom|Which|When|Where|Why|How|If|Was|Wer|Wie|Wann|Wo|Warum|Que|Quoi|Qui|Quand|Comment|Qué|Quién|Cuándo|Cómo)\s).* (?:is|are|was|were|has|have|had|will|shall|must|ist|sind|war|waren|wurde|wurden|wird|werden|hat|haben|est|sont|était|étaient|fue|fueron|será|serán)(?: |$)/u;

/** A clause whose name stands before its text, in the same line: "3. Exceptions. The duties end where". */
const NAMED_CLAUSE = /\p{L}{2}[.:] +\p{Lu}/u;
/** So long a line is of running text where the next one goes on with it. */
const LEAST_RUNNING = 60;
/** So long a line of a narrow column is, which has to come to the end of a sentence below. */
const LEAST_NARROW = 30;
const FURTHEST_END = 8;
const GOES_ON = /^\s*(?:\p{Ll}(?![.)]\s)|\d+(?:[.,]\d+)*\s?(?:[%,;]|\p{Ll}{2}))/u;
const ENDS = /[.!?](?:\s|$)/;
const STOPS = /[.!?;:]$/u;
const STOPS_WITHIN = /\p{Ll}{2}[.:;]\s/u;
/** A bracket is closed in the line below. */
const OPEN_BRACKET = /\([^)]{0,110}$/u;
/** A line that ends so is broken off, whatever space stands below it. */
const BROKEN_OFF =
  /(?:,|(?<!\p{L})(?:the|an?|of|and|or|to|by|in|for|with|without|der|die|das|den|dem|des|und|oder|von|mit|für|le|la|les|du|des|de|et|ou|par|pour|el|los|las|del|y|o|por|para))$/u;

/** Stands alone between those who agree. */
export const JOINS = /^(?:and|between|by and between|und|zwischen|et|entre|y):?$/iu;

/** Headings, paragraphs and tables of a page, by what plain text shows of them. */
export function findBlocks({ page, text }: Page): Block[] {
  const lines = listLines(text);
  const items = findItems(lines);
  const blocks: Block[] = [];
  let open: Block | undefined;
  let before = '';
  lines.forEach((line, index) => {
    const content = line.text.trim();
    if (!content) return;
    if (!lines[index - 1]?.text.trim() && !isCut(before, content)) open = undefined;
    before = content;
    const kind = kindOf(lines, index);
    const isItem = ITEM.test(content) || items.has(index) || isPriced(lines, index);
    const goesOn = kind !== 'heading' && !(kind === 'paragraph' && isItem);
    if (open && open.kind === kind && goesOn) open.to = line.to;
    else {
      open = { kind, page, from: line.from, to: line.to };
      blocks.push(open);
    }
  });
  return blocks;
}

/** Lines of one sentence, which a wider space between them parts on the page only. */
const isCut = (above: string, below: string) =>
  JOINS.test(above) ||
  JOINS.test(below) ||
  (above.length >= LEAST_RUNNING &&
    !/[.!?:;]$/.test(above) &&
    (/^\p{Ll}/u.test(below) || BROKEN_OFF.test(above)));

function listLines(text: string): Line[] {
  const lines: Line[] = [];
  let from = 0;
  for (const line of text.split('\n')) {
    lines.push({ text: line, from, to: from + line.length });
    from += line.length + 1;
  }
  return lines;
}

/** A line of a list of prices, and the one that follows the last of them. */
function isPriced(lines: Line[], index: number): boolean {
  const [above, own, below] = [-1, 0, 1].map((step) => PRICED.test(lines[index + step]?.text.trim() ?? ''));
  return own ? above! || below! : above! && /^\s*\p{Lu}/u.test(lines[index]!.text);
}

/** Lines that one before or after them counts on from: a line of prose may begin with a number, too. */
function findItems(lines: Line[]): ReadonlySet<number> {
  const items = new Set<number>();
  const awaited = new Map<string, number>();
  lines.forEach(({ text }, index) => {
    const [, single, clause] = COUNTED.exec(text.trim()) ?? [];
    const label = single ?? clause;
    if (!label) return;
    const before = awaited.get(label);
    if (before !== undefined && index - before <= FURTHEST_ITEM) items.add(before).add(index);
    awaited.set(countOn(label), index);
    if (clause) awaited.set(`${label}.1`, index);
  });
  return items;
}

/** `3` follows `2`, `c` follows `b`, and `2.4` follows `2.3`. */
function countOn(label: string): string {
  if (!/\d/.test(label)) return String.fromCharCode(label.charCodeAt(0) + 1);
  const parts = label.split('.');
  return [...parts.slice(0, -1), Number(parts.at(-1)) + 1].join('.');
}

function kindOf(lines: Line[], index: number): Block['kind'] {
  const line = lines[index]!.text;
  const beside = [lines[index - 1], lines[index + 1]].map((next) => next?.text ?? '');
  if (line.includes(' | ')) return 'table';
  if ([isRow, isPair].some((is) => is(line) && beside.some(is))) return 'table';
  if (isOfSheet(lines, index)) return 'table';
  if (JOINS.test(line.trim())) return 'paragraph';
  const [above, below] = beside as [string, string];
  const stands = (next: string) =>
    !next.trim() || isField(next) || isRow(next) || isTitle(next) || next.trimEnd().endsWith(':');
  // A long line with a colon in it goes on in the line below, where that is no field of its own.
  const isWhole = line.trim().length < LEAST_RUNNING || STOPS.test(line.trim());
  if (isField(line) && stands(above) && (stands(below) || (isWhole && /^\s*\p{Lu}/u.test(below))))
    return 'table';
  const before = lines[index - 1]?.text.trim() ?? '';
  const startsAnew = !before || /[.!?:;…]["')\]]?$/.test(before) || isRow(before) || looksLikeTitle(before);
  if (startsAnew && isLabel(line.trim())) return 'heading';
  // What stands right below a label is what it names.
  const nearest = before || (lines[index - 2]?.text.trim() ?? '');
  if (isLabel(nearest) || JOINS.test(nearest)) return 'paragraph';
  return startsAnew && looksLikeTitle(line.trim()) && !runsOn(lines, index) ? 'heading' : 'paragraph';
}

/** A sentence that goes on in the line below is no title, however narrow its column is. */
function runsOn(lines: Line[], index: number): boolean {
  const { length } = lines[index]!.text.trim();
  if (!GOES_ON.test(lines[index + 1]?.text ?? '')) return false;
  if (length >= LEAST_RUNNING) return true;
  const below = lines.slice(index + 1, index + 1 + FURTHEST_END).map(({ text }) => text.trim());
  const end = below.indexOf('');
  return length >= LEAST_NARROW && below.slice(0, end < 0 ? undefined : end).some((text) => ENDS.test(text));
}

const isLabel = (line: string) => LABEL.test(line) && line.split(/\s+/).length <= LONGEST_LABEL;

/** Columns are set apart by bars, tabs or wide gaps. */
const isRow = (line: string) =>
  (line.match(/\|/g)?.length ?? 0) >= 2 || (line.trim().match(/\t|\s{3,}/g)?.length ?? 0) >= 2;

/** Cells between tabs next to a row of several, with at most an empty line between. */
function isOfSheet(lines: Line[], index: number): boolean {
  const line = lines[index]!.text;
  if (!isPair(line) && !isTabbed(line)) return false;
  return [-1, 1].some((step) => {
    const next = lines[index + step]?.text;
    return isTabbed((next?.trim() ? next : lines[index + 2 * step]?.text) ?? '');
  });
}

const isTabbed = (line: string) => line.trim().includes('\t') && line.trimEnd().split('\t').length > 2;

/** A name and its value in two columns. */
const isPair = (line: string) => PAIR.test(line.trim());

/** A line of prose with a colon in it is none: lines of prose are long, and stand beside long ones. */
const isField = (line: string) => line.length <= LONGEST_FIELD && FIELD.test(line.trim());

const isTitle = (line: string) => looksLikeTitle(line.trim());

function looksLikeTitle(line: string): boolean {
  if (line.length < 3 || line.length > 110 || /[.,;:!?]$/.test(line) || isRow(line)) return false;
  if (OPEN_BRACKET.test(line)) return false;
  if (/^#{1,6} /.test(line)) return true;
  const words = line.split(/\s+/);
  if (NUMBERED.test(line)) return words.length <= 14 && !NAMED_CLAUSE.test(line.replace(NUMBERED, ''));
  if (STATES.test(line)) return false;
  if (!/^\p{Lu}/u.test(line) || /\d{3}/.test(line.replace(/\b(?:19|20)\d\d\b/g, ''))) return false;
  const long = words.filter((word) => word.length > 3);
  const capital = long.filter((word) => /^[("']?\p{Lu}/u.test(word));
  if (words.length <= 9) return true;
  return words.length <= 16 && !STOPS_WITHIN.test(line) && capital.length >= 0.8 * long.length;
}
