import { cleanLine } from '../fonts/clean-text.ts';
import { inVisualOrder, type ShapedLine } from '../fonts/shape-text.ts';
import { type Cut, cutWords, isRightToLeft } from './cut-words.ts';
import type { Inline, Paragraph } from './model.ts';
import { faceOf, isSubstituted, type Shaper, shapeWord } from './shape-words.ts';

/** A part of a line. Lengths are points. */
export type Piece = {
  inline: Inline;
  level: number;
  width: number;
  /** Absent for a picture. */
  shaped?: ShapedLine;
  /** Its font has no such style: it is thickened or slanted. */
  isSubstituted: boolean;
};

/** A line with its pieces from left to right. */
export type Line = { pieces: Piece[]; width: number; height: number; baseline: number };

/** Pieces that stay together, and the space after them. */
type Word = { pieces: Piece[]; width: number; space: Piece[]; spaceWidth: number; mustBreak: boolean };

/** The share of a line that letters without a break claim of a table. */
const NARROWEST = 0.2;

/** The words of a paragraph. */
function* wordsOf(shaper: Shaper, paragraph: Paragraph, width: number): Generator<Word> {
  let word = emptyWord();
  const { inlines, isPreformatted } = paragraph;
  for (const cut of cutWords(inlines, isPreformatted, isTurned(paragraph))) {
    const piece = makePiece(shaper, cut, width);
    if (cut.isSpace) {
      word.space.push(piece);
      word.spaceWidth += piece.width;
    } else if (word.space.length) {
      yield word;
      word = emptyWord();
    }
    if (!cut.isSpace) {
      word.pieces.push(piece);
      word.width += piece.width;
    }
    word.mustBreak = cut.mustBreak;
    if (!cut.canBreak || (cut.isSpace && !cut.mustBreak)) continue;
    yield word;
    word = emptyWord();
  }
  if (word.pieces.length || word.space.length) yield word;
}

const emptyWord = (): Word => ({ pieces: [], width: 0, space: [], spaceWidth: 0, mustBreak: false });

function makePiece(shaper: Shaper, { text, inline, level }: Cut, most: number): Piece {
  if (inline.picture)
    return { inline, level, width: Math.min(inline.picture.width, most), isSubstituted: false };
  const face = faceOf(inline.style);
  const shaped = shapeWord(shaper, cleanLine(text), face, level);
  const { isBold, isItalic } = inline.style;
  const needsStyle = isItalic || isBold;
  return {
    inline,
    level,
    width: shaped.width * inline.style.size,
    shaped,
    isSubstituted: needsStyle && isSubstituted(shaper, shaped, face),
  };
}

/** The widths that a paragraph needs: of its longest word, and to stand on one line. */
export function measureParagraph(shaper: Shaper, paragraph: Paragraph, width: number) {
  let least = 0;
  let natural = 0;
  let line = 0;
  for (const word of wordsOf(shaper, paragraph, width)) {
    least = Math.max(least, Math.min(word.width, width * NARROWEST));
    natural = Math.max(natural, line + word.width);
    line = word.mustBreak ? 0 : line + word.width + word.spaceWidth;
  }
  return { least, natural };
}

export function breakLines(shaper: Shaper, paragraph: Paragraph, width: number): Line[] {
  const lines: Line[] = [];
  let pieces: Piece[] = [];
  let used = 0;
  let space: Piece[] = [];
  let spaceWidth = 0;
  const endLine = () => {
    lines.push(makeLine(paragraph, pieces, used));
    [pieces, used, space, spaceWidth] = [[], 0, [], 0];
  };
  const add = (word: Word) => {
    for (const piece of space) pieces.push(piece);
    for (const piece of word.pieces) pieces.push(piece);
    used += spaceWidth + word.width;
    [space, spaceWidth] = [word.space, word.spaceWidth];
  };
  for (const word of wordsOf(shaper, paragraph, width)) {
    // Spaces at the start of a line stay only where all do.
    const isLead = !pieces.length && !word.pieces.length && !paragraph.isPreformatted;
    if (!isLead || word.mustBreak) {
      const fits = used + spaceWidth + word.width <= width + 0.01;
      if (!fits && pieces.length && (word.width <= width || used > width / 2)) endLine();
      if (word.width <= width - used - spaceWidth + 0.01) add(word);
      else
        for (const piece of word.pieces)
          for (const part of cutPiece(shaper, piece, width - used - spaceWidth, width)) {
            if (used + spaceWidth + part.width > width + 0.01 && pieces.length) endLine();
            add({ ...emptyWord(), pieces: [part], width: part.width });
          }
      if (word.pieces.length && !space.length) [space, spaceWidth] = [word.space, word.spaceWidth];
    }
    if (word.mustBreak) endLine();
  }
  if (pieces.length) endLine();
  return lines;
}

/** Whether it runs from right to left: as it says, or as its first letter does. */
export function isTurned({ inlines, isRightToLeft: given }: Paragraph): boolean {
  if (given !== undefined) return given;
  const letter = /\p{L}/u;
  for (const { text } of inlines) {
    const found = text === undefined ? null : letter.exec(text);
    if (found) return isRightToLeft(found[0]);
  }
  return false;
}

/** The parts of a piece that is wider than its line: the first as wide as there is space, the others as a line. */
function* cutPiece(shaper: Shaper, piece: Piece, first: number, width: number): Generator<Piece> {
  const { shaped, inline, level } = piece;
  if (!shaped || piece.width <= Math.max(first, width)) {
    yield piece;
    return;
  }
  const { size } = inline.style;
  const advances = new Map<number, number>();
  for (const { cluster, advance } of shaped.glyphs)
    advances.set(cluster, (advances.get(cluster) ?? 0) + advance * size);
  const letters = [...textOf(shaped)];
  const starts = [...advances.keys()].sort((a, b) => a - b);
  let from = 0;
  let filled = 0;
  for (const [index, start] of starts.entries()) {
    const advance = advances.get(start)!;
    if (start > from && filled + advance > width) {
      yield makePiece(shaper, cutOf(letters.slice(from, start), inline, level), width);
      [from, filled] = [start, 0];
    }
    filled += advance;
    if (index === starts.length - 1)
      yield makePiece(shaper, cutOf(letters.slice(from), inline, level), width);
  }
}

function cutOf(letters: string[], inline: Inline, level: number): Cut {
  return { text: letters.join(''), inline, level, isSpace: false, canBreak: false, mustBreak: false };
}

/** The text of a shaped word, in reading order. */
function textOf({ glyphs }: ShapedLine): string {
  return glyphs
    .toSorted((a, b) => a.cluster - b.cluster)
    .map(({ text }) => text)
    .join('');
}

function makeLine({ style }: Paragraph, pieces: Piece[], width: number): Line {
  let above = 0;
  let below = 0;
  const include = (up: number, down: number) => {
    above = Math.max(above, up);
    below = Math.max(below, down);
  };
  for (const { inline, shaped, width: wide } of pieces) {
    if (inline.picture) include((inline.picture.height * wide) / inline.picture.width, 0);
    else if (shaped) {
      const { size, lineHeight, rise } = inline.style;
      const lead = (lineHeight - shaped.ascender + shaped.descender) / 2;
      const isSmall = size < style.size;
      if (!isSmall || rise)
        include((lead + shaped.ascender) * size + rise, (lead - shaped.descender) * size - rise);
    }
  }
  // The ascent and the descent of the font for Latin letters.
  const [ascent, descent] = [1.069, 0.293];
  const lead = (style.lineHeight - ascent - descent) / 2;
  include((lead + ascent) * style.size, (lead + descent) * style.size);
  const isPlain = pieces.every(({ level }) => level === 0);
  return { pieces: isPlain ? pieces : inVisualOrder(pieces), width, height: above + below, baseline: above };
}
