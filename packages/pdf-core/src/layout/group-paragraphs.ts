import { median, rightOf, uniteBoxes } from './box.ts';
import { FAR } from './build-lines.ts';
import { joinWords } from './join-words.ts';
import type { InputWord } from './page-input.ts';
import type { Line, TextBlock } from './page-layout.ts';

/** In lines: a gap so much wider than the others of a column ends a paragraph. */
const WIDER = 1.3;
/** In sizes of the font. */
const INDENT = 0.8;
const OTHER_SIZE = 0.12;
/** Lines of a column that are shorter by this share of its width do not fill it. */
const SHORT = 0.12;
const BULLET = /^(?:[•‣◦⁃∙▪▫■□●○◆◇►▶➢➤✓✔❖·–—*-]|[\uf0a7\uf0b7\uf076\uf0d8\uf0fc])$/u;
/** The number of a clause, set apart from its text: `12.3.` or `(a)`. */
const CLAUSE = /^(?:\(?(?:\d{1,3}|[a-z]|[ivxl]{1,6}|[A-Z])[.)]|\d{1,3}(?:\.\d{1,3}){1,3}\.?)$/;
/** The number of a part of a clause: `1.1` or `3.2.1.` */
const SUBCLAUSE = /^\d{1,3}(?:\.\d{1,3}){1,3}\.?$/u;
const NUMBERED = /^(?:\(?(?:\d{1,3}|[a-z]|[ivxl]{1,6}|[A-Z])[.)])$/;
/** A number of three digits in brackets before more digits is that of a telephone. */
const PHONE = /^\(\d{3}\) \d/u;
/** Letters that show a circle, a square, an arrow or a check mark in fonts that Word takes bullets from. */
const LETTER_BULLET = /^[o\u00a7\u00d8\u00fcqv]$/u;
const SIGNS = /courier|wingdings|symbol|webdings/iu;

const CAPITALS = /^(?=.*\p{Lu}{3})[^\p{Ll}.:;,!?|]+$/u;
/** Each word that is longer than three letters has a capital, and nothing ends it. */
const NUMBERED_TITLE =
  /^\S{1,8} (?:\p{Lu}[\p{L}’'-]*|[\p{L}]{1,3}|[&/–-])(?: (?:\p{Lu}[\p{L}’'-]*,?|\p{L}{1,3}|[&/–-])){0,7}$/u;

/** Paragraphs of a part of the page that is read from top to bottom. */
export function groupParagraphs(lines: Line[]): TextBlock[] {
  const pitch = findPitch(lines);
  const left = Math.min(...lines.map((line) => line.x));
  const right = Math.max(...lines.map(rightOf));
  const blocks: Line[][] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const open = blocks.at(-1);
    if (before && open && !beginsAnew(before, line, lines[index + 1], open, { pitch, left, right }))
      open.push(line);
    else blocks.push([line]);
  });
  return blocks.map(blockOf);
}

type Column = { pitch: number; left: number; right: number };

/** How far the lines of running text stand from each other, in sizes of their font. */
function findPitch(lines: Line[]): number {
  const pitches = lines.slice(1).map((line, index) => (line.base - lines[index]!.base) / line.size);
  const near = pitches.filter((pitch) => pitch > 0.8 && pitch < 2.2);
  return near.length ? median(near) : 1.25;
}

function beginsAnew(before: Line, line: Line, next: Line | undefined, open: Line[], column: Column): boolean {
  const { size } = line;
  const apart = line.base - before.base;
  if (apart < 0.3 * size) return false;
  if (apart > WIDER * column.pitch * Math.max(size, Math.min(before.size, size * 1.3))) return true;
  if (Math.abs(line.size - before.size) > OTHER_SIZE * size) return true;
  if (joinWords(before.words.at(-1)!, line.words[0]!) === 'whole') return false;
  if (
    line.bold !== before.bold &&
    (isShort(before, column) || /[\p{Lu}\d]/u.test(line.words[0]!.text[0] ?? ''))
  )
    return true;
  if (markerOf(line) || isClause(before, line, column)) return true;
  if (partsOf(before) > 1 !== partsOf(line) > 1) return true;
  if (isHeaded(before, line, open, column) || isTitled(before, line, open, column)) return true;
  const ends = /[.!?:;…]["'”’)\]]?$/.test(before.words.at(-1)!.text);
  const first = open[0]!;
  // Lines of an item stand further in than its marker; a line that comes back out is no part of it.
  if (markerOf(first)) return line.x < first.x + INDENT * 0.4 * size && (open.length > 1 || ends);
  const goesIn =
    line.x - Math.max(before.x, column.left) > INDENT * size &&
    (!next || next.x < line.x - INDENT * 0.6 * size || ends);
  if (goesIn && open.length > 1 && Math.abs(line.x - before.x) > INDENT * size) return true;
  if (goesIn && ends) return true;
  return ends && isShort(before, column) && !isShort(first === before ? line : first, column);
}

/** A short bold line and one that stands further in or out than it: the one heads the other, though both are bold. Lines of one title share an edge or their middle. */
function isHeaded(before: Line, line: Line, open: Line[], column: Column): boolean {
  if (!before.bold || !line.bold || open.length > 1 || !isShort(before, column)) return false;
  if (CLAUSE.test(before.words[0]!.text)) return false;
  const [left, right] = [line.x - before.x, rightOf(line) - rightOf(before)];
  return [left, right, (left + right) / 2].every((apart) => Math.abs(apart) > INDENT * line.size);
}

/**
 * A typewriter's heading: a short line in capitals, or a numbered title or line that would have had room for more, right
 * above a line of text that stands no further in.
 */
function isTitled(before: Line, line: Line, open: Line[], column: Column): boolean {
  if (open.length > 1 || !isShort(before, column)) return false;
  const said = before.words.map(({ text }) => text).join(' ');
  const isTitle =
    markerOf(before) || SUBCLAUSE.test(before.words[0]!.text)
      ? NUMBERED_TITLE.test(said) || (!/[\p{P}]$/u.test(said) && hasRoom(before, line.words[0]!, column))
      : CAPITALS.test(said);
  if (!isTitle) return false;
  const text = line.words.map((word) => word.text).join(' ');
  return (
    line.x < before.x + INDENT * line.size &&
    /^["“„(]?\p{Lu}/u.test(text) &&
    !CAPITALS.test(text) &&
    (!isShort(line, column) || /[.;:]$/.test(text))
  );
}

/** A line that begins with the number of a clause, below one that is at its end. */
function isClause(before: Line, { words: [first, second] }: Line, column: Column): boolean {
  if (!second || !SUBCLAUSE.test(first!.text) || !/^\p{Lu}/u.test(second.text)) return false;
  return isShort(before, column) || /[.:;)]$/u.test(before.words.at(-1)!.text);
}

/** Whether a word would have fitted on a line that ends before it, also where lines end unevenly. */
function hasRoom(before: Line, { width }: { width: number }, column: Column): boolean {
  return isShort({ ...before, width: before.width + before.size / 2 + width }, column);
}

/** Parts of a line that stand apart; what follows a bullet or a clause's number goes on with it. */
function partsOf(line: Line): number {
  const { words, cells, size } = line;
  if (cells < 2 || !leadOf(line)) return cells;
  return words[1]!.x - rightOf(words[0]!) > FAR * size ? cells - 1 : cells;
}

/** How many words a line begins with that are no text of it: a bullet, or the number of a clause. */
export function leadOf(line: Line): 0 | 1 {
  return CLAUSE.test(line.words[0]!.text) || markerOf(line) ? 1 : 0;
}

function isShort(line: Line, { left, right }: Column): boolean {
  return rightOf(line) < right - SHORT * (right - left);
}

/** What a line begins with that makes it an item of a list. */
export function markerOf({ words }: Line): string {
  const [first, second] = words;
  if (!first || !second) return '';
  if (NUMBERED.test(first.text)) return PHONE.test(`${first.text} ${second.text}`) ? '' : first.text;
  return BULLET.test(first.text) || isSign(first, second) ? first.text : '';
}

/** A letter of a font of signs before text in another font is the bullet that Word sets. */
function isSign(first: InputWord, second: InputWord): boolean {
  return LETTER_BULLET.test(first.text) && first.font !== second.font && SIGNS.test(first.font);
}

export function blockOf(lines: Line[]): TextBlock {
  const marker = markerOf(lines[0]!);
  return {
    ...uniteBoxes(lines),
    kind: marker ? 'item' : 'paragraph',
    lines,
    level: marker ? 1 : 0,
    marker,
    turn: 0,
  };
}
