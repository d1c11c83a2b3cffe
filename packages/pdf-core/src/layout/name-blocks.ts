import { bottomOf } from './box.ts';
import { markerOf } from './group-paragraphs.ts';
import type { Block, PageLayout, TextBlock } from './page-layout.ts';

/** How much larger than running text a heading is written; in its size, it is bold or numbered. */
const LARGER = 1.12;
const SMALLER = 0.92;
const LONGEST = 140;
const MOST_LINES = 3;
const LEVELS = 6;
/** Footnotes stand in the lowest part of the page. */
const FOOT = 0.55;

const CAPTION =
  /^(?:table|figure|fig\.?|exhibit|chart|map|box|tabelle|abbildung|abb\.?|tableau|figura|tabla|cuadro|gr[áa]fico)\s*(?:[A-Z]{0,3}\d|[IVX]+\b)/i;
const NOTE = /^(?:\d{1,3}|[*†‡§¶]|\(\d{1,2}\)|[a-z])$/;
const NUMBERED = /^(?:§\s*)?(\d{1,2}(?:\.\d{1,2}){0,4})\.?$/;
const PART =
  /^(?:chapter|article|section|part|appendix|annex|kapitel|artikel|abschnitt|anhang|chapitre|annexe|cap[íi]tulo|art[íi]culo|secci[óo]n)$/i;

type Style = { size: number; bold: boolean };

/** Says of each paragraph whether it is a heading, a caption or a footnote, by how the document's text is written. */
export function nameBlocks(pages: PageLayout[]): void {
  const body = findBodyStyle(pages);
  const headings: TextBlock[] = [];
  for (const { blocks, height } of pages)
    for (const [index, block] of blocks.entries()) {
      if (block.kind !== 'paragraph' && block.kind !== 'item') continue;
      if (isCaption(block, blocks[index - 1], blocks[index + 1])) block.kind = 'caption';
      else if (isHeading(block, body)) headings.push(block);
      else if (isFootnote(block, body, height)) block.kind = 'footnote';
    }
  dropNames(headings, pages, body);
  setLevels(headings, body);
  for (const { blocks } of pages) setDepths(blocks);
}

/** As most letters are written. */
function findBodyStyle(pages: PageLayout[]): Style {
  const letters = new Map<string, number>();
  for (const { blocks } of pages)
    for (const block of blocks)
      if (block.kind === 'paragraph' || block.kind === 'item')
        for (const line of block.lines) {
          const key = `${roundSize(line.size)} ${line.bold}`;
          letters.set(
            key,
            (letters.get(key) ?? 0) + line.words.reduce((sum, word) => sum + word.text.length, 0),
          );
        }
  const [most = '0 false'] = [...letters].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  const [size, bold] = most.split(' ');
  return { size: Number(size), bold: bold === 'true' };
}

/** So many headings that stand further out than any text are the way in which a document writes them. */
const HANGING = 3;
/** A place where less of the text begins is no margin of it. */
const MARGIN = 0.02;

/** Where headings stand further out than the text, bold lines that stand as far in as it are names of what they explain: the options of a manual. */
function dropNames(headings: TextBlock[], pages: PageLayout[], body: Style): void {
  const plain = headings.filter((block) => block.lines[0]!.size < LARGER * body.size && !isNumbered(block));
  if (plain.length < HANGING) return;
  const inHeadings = new Set<Block>(headings);
  const letters = new Map<number, number>();
  let all = 0;
  for (const block of pages.flatMap(({ blocks }) => blocks)) {
    if (block.kind !== 'paragraph' || inHeadings.has(block)) continue;
    const length = textOf(block).length;
    const place = Math.round(block.x / body.size);
    letters.set(place, (letters.get(place) ?? 0) + length);
    all += length;
  }
  const margin = Math.min(...[...letters].flatMap(([place, of]) => (of >= MARGIN * all ? place : [])));
  const isIn = ({ x }: TextBlock) => Math.round(x / body.size) >= margin;
  if (plain.filter((block) => !isIn(block)).length < HANGING) return;
  for (const block of plain) if (isIn(block)) headings.splice(headings.indexOf(block), 1);
}

const roundSize = (size: number) => Math.round(size * 2) / 2;

function textOf({ lines }: TextBlock): string {
  return lines.map((line) => line.words.map((word) => word.text).join(' ')).join(' ');
}

/** The first two words: as much as says what a caption is of. */
function beginningOf({ lines }: TextBlock): string {
  const [first, second = lines[1]?.words[0]] = lines[0]!.words;
  return second ? `${first!.text} ${second.text}` : first!.text;
}

function isCaption(block: TextBlock, before: Block | undefined, after: Block | undefined): boolean {
  if (!CAPTION.test(beginningOf(block))) return false;
  const text = textOf(block);
  if (text.length > 3 * LONGEST) return false;
  const isShown = (other: Block | undefined) => other?.kind === 'table' || other?.kind === 'picture';
  return isShown(before) || isShown(after) || /^\S{1,20}\s?[\w.-]{1,20}\s?[.:–—|]/.test(text);
}

function isHeading(block: TextBlock, body: Style): boolean {
  const { lines } = block;
  if (lines.length > MOST_LINES || block.turn) return false;
  const text = textOf(block);
  if (text.length > LONGEST || !/\p{L}{2}/u.test(text)) return false;
  if (/[.,;:]$/.test(text) && !/\b(?:etc|Inc|Ltd|Co)\.$/.test(text) && !isNumbered(block)) return false;
  if (lines[0]!.cells > 1 || /(?:\. ?){4,}/.test(text)) return false;
  const { size, bold } = lines[0]!;
  if (size >= LARGER * body.size) return true;
  if (size < SMALLER * body.size) return false;
  if (bold && !body.bold) return block.kind !== 'item' || isNumbered(block);
  const isCapital = text.length > 5 && text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);
  return lines.length === 1 && isNumbered(block) && (isCapital || bold) && !/[.;,]$/.test(text);
}

function isNumbered({ lines }: TextBlock): boolean {
  const [first, second] = lines[0]!.words;
  if (!first || !second) return false;
  return (NUMBERED.test(first.text) && /^\p{Lu}/u.test(second.text)) || PART.test(first.text);
}

function isFootnote(block: TextBlock, body: Style, height: number): boolean {
  const first = block.lines[0]!;
  if (block.y < FOOT * height || first.size >= SMALLER * body.size) return false;
  const [word] = first.words;
  return (
    NOTE.test(word!.text) || /^(?:\d{1,2}|[*†‡])\p{L}/u.test(word!.text) || word!.size < 0.85 * first.size
  );
}

/** The largest style is the highest. One that is used once, as that of a title is, stands beside those below it. Numbers say how deep a heading is. */
function setLevels(headings: TextBlock[], body: Style): void {
  const rank = ({ lines }: TextBlock) => roundSize(lines[0]!.size) * 2 + (lines[0]!.bold ? 0.5 : 0);
  const styles = [...Map.groupBy(headings, rank)].toSorted(([one], [other]) => other - one);
  const levels = new Map<number, number>();
  let level = 1;
  for (const [style, { length }] of styles) {
    levels.set(style, level);
    if (length > 1) level++;
  }
  for (const heading of headings) {
    heading.kind = 'heading';
    const numbers = NUMBERED.exec(heading.lines[0]!.words[0]!.text)?.[1]?.split('.').length ?? 1;
    const isBodySize = roundSize(heading.lines[0]!.size) <= body.size * LARGER;
    heading.level = Math.min(LEVELS, levels.get(rank(heading))! + (isBodySize ? numbers - 1 : 0));
  }
}

/** How far items of a list are set in: each step is a level. */
function setDepths(blocks: Block[]): void {
  let open: TextBlock[] = [];
  for (const block of blocks) {
    if (block.kind !== 'item') {
      if (block.kind !== 'picture') open = [];
      continue;
    }
    const { size } = block.lines[0]!;
    open = open.filter((other) => other.x < block.x - 0.6 * size && bottomOf(other) <= block.y + size);
    open.push(block);
    block.level = open.length;
    block.marker = markerOf(block.lines[0]!);
  }
}
