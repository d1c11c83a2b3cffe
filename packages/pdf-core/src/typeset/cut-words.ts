import { levelsOf } from '../fonts/shape-text.ts';
import type { Inline } from './model.ts';

/** A part of a text that is drawn as one: of one style, one direction, and either space or not. */
export type Cut = {
  text: string;
  inline: Inline;
  level: number;
  isSpace: boolean;
  /** A line may end after it. */
  canBreak: boolean;
  /** A line ends after it. */
  mustBreak: boolean;
};

/** The two-way algorithm looks at so many letters at once. */
const BIDI_CHUNK = 2_000;
/** A longer word is held in parts, which a line cuts only if the word alone is too wide for it. */
const LONGEST_PART = 48;
/** Addresses are cut at their slashes from this length on. */
const LONG_ADDRESS = 24;

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const PARTS = /\n|[^\S\n\u00a0\u202f]+|[^\s]+|[\u00a0\u202f]+/gu;
const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
/** What must not begin a line, and what must not end one. */
const CLOSING = /^[\p{Pe}\p{Pf}、。，．・：；？！‥…ー々〻ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ\p{M}]/u;
const OPENING = /[\p{Ps}\p{Pi}]$/u;
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const words = new Intl.Segmenter(undefined, { granularity: 'word' });

export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/** The parts of a paragraph, in reading order. */
export function cutWords(inlines: Inline[], isPreformatted: boolean, isTurned: boolean): Cut[] {
  const cuts: Cut[] = [];
  const isMixed = isTurned || inlines.some(({ text }) => text !== undefined && isRightToLeft(text));
  const levels = isMixed ? levelsOfAll(inlines, isTurned) : undefined;
  let unit = 0;
  for (const inline of inlines) {
    const text = inline.text ?? '\ufffc';
    for (const { 0: part, index } of text.matchAll(PARTS)) {
      if (part === '\n') {
        const level = levels?.[unit + index] ?? 0;
        cuts.push({ text: '', inline, level, isSpace: true, canBreak: true, mustBreak: true });
      } else
        for (const [piece, level] of splitByLevel(part, unit + index, levels))
          pushPart(cuts, piece, inline, level, isPreformatted);
    }
    unit += text.length;
  }
  return cuts;
}

function levelsOfAll(inlines: Inline[], isTurned: boolean): Uint8Array {
  const text = inlines.map((inline) => inline.text ?? '\ufffc').join('');
  const levels = new Uint8Array(text.length);
  for (let from = 0; from < text.length; from += BIDI_CHUNK)
    levels.set(levelsOf(text.slice(from, from + BIDI_CHUNK), isTurned ? 'rtl' : 'ltr'), from);
  return levels;
}

function splitByLevel(part: string, unit: number, levels: Uint8Array | undefined): [string, number][] {
  if (!levels) return [[part, 0]];
  const pieces: [string, number][] = [];
  let from = 0;
  for (let at = 1; at <= part.length; at++) {
    const level = levels[unit + from] ?? 0;
    if (at < part.length && levels[unit + at] === level) continue;
    pieces.push([part.slice(from, at), level]);
    from = at;
  }
  return pieces;
}

function pushPart(cuts: Cut[], part: string, inline: Inline, level: number, isPreformatted: boolean): void {
  const isSpace = /^[^\S\u00a0\u202f]/u.test(part);
  const last = cuts.at(-1);
  if (isSpace) {
    if (last) last.canBreak = true;
    // A line of nothing but spaces is cut like a word.
    for (const text of inParts(part))
      cuts.push({ text, inline, level, isSpace, canBreak: true, mustBreak: false });
    return;
  }
  // Between two styles a line may end where it may within one.
  if (last && !last.isSpace && last.text && canBreakBetween(last.text, part)) last.canBreak = true;
  for (const text of isPreformatted && part.length < LONG_ADDRESS ? [part] : atBreaks(part)) {
    for (const piece of inParts(text))
      cuts.push({ text: piece, inline, level, isSpace, canBreak: false, mustBreak: false });
    cuts.at(-1)!.canBreak = true;
  }
  cuts.at(-1)!.canBreak = false;
}

function canBreakBetween(before: string, after: string): boolean {
  const end = before.slice(-1);
  const start = String.fromCodePoint(after.codePointAt(0)!);
  if (CLOSING.test(start) || OPENING.test(end)) return false;
  return IDEOGRAPHS.test(end) || IDEOGRAPHS.test(start) || end === '\ufffc' || start === '\ufffc';
}

/** Where a line may end inside a word. */
function atBreaks(word: string): string[] {
  if (UNSPACED.test(word)) return joinMarks(Array.from(words.segment(word), ({ segment }) => segment));
  if (IDEOGRAPHS.test(word)) return joinMarks([...word], canBreakBetween);
  const hyphens = /(?<=[\p{L}\p{N}][-\u2010\u2013\u2014\u200b])(?=[\p{L}\u201c(])/u;
  const addresses = /(?<=[\p{L}\p{N}][-\u2010\u2013\u2014\u200b/&?=._])(?=[\p{L}\p{N}])/u;
  return word.split(word.length > LONG_ADDRESS ? addresses : hyphens);
}

/** Signs that must not begin a line stay with what is before them. */
function joinMarks(
  parts: string[],
  canBreak = (_before: string, after: string) => /^[\p{L}\p{N}\p{Ps}\p{Pi}]/u.test(after),
): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.length - 1;
    if (last >= 0 && !canBreak(joined[last]!, part)) joined[last] += part;
    else joined.push(part);
  }
  return joined;
}

function inParts(text: string): string[] {
  if (text.length <= LONGEST_PART) return [text];
  const letters = [...text];
  const parts: string[] = [];
  for (let from = 0; from < letters.length;) {
    let to = Math.min(letters.length, from + LONGEST_PART);
    // A letter keeps its marks, unless they are endless.
    while (to < letters.length && to - from < 2 * LONGEST_PART && /[\p{M}\u200d]/u.test(letters[to]!)) to++;
    parts.push(letters.slice(from, to).join(''));
    from = to;
  }
  return parts;
}
