import { type Face, fontsFor, type LoadedFont } from '../fonts/catalogue.ts';
import { type ShapedLine, shapeWith } from '../fonts/shape-text.ts';
import type { TextStyle } from './model.ts';

/** Shaped words that are kept, since texts repeat them. */
const KEPT_WORDS = 50_000;

/** What shapes the words of one document. */
export type Shaper = {
  fonts: Map<Face, LoadedFont[]>;
  words: Map<string, ShapedLine>;
  /** Characters that no font has. */
  missing: Set<string>;
};

const FACES: Face[] = ['sans', 'bold', 'italic', 'bold-italic', 'mono', 'mono-bold'];

/** With the fonts of all these letters read. */
export async function createShaper(letters: Iterable<string>): Promise<Shaper> {
  const text = [...letters].join('');
  const fonts = new Map<Face, LoadedFont[]>();
  for (const face of FACES) fonts.set(face, await fontsFor(text, face));
  return { fonts, words: new Map(), missing: new Set() };
}

export function faceOf({
  isMono,
  isBold,
  isItalic,
}: Pick<TextStyle, 'isMono' | 'isBold' | 'isItalic'>): Face {
  if (isMono) return isBold ? 'mono-bold' : 'mono';
  if (isItalic) return isBold ? 'bold-italic' : 'italic';
  return isBold ? 'bold' : 'sans';
}

/** A word, of which all letters run in one direction. */
export function shapeWord(shaper: Shaper, text: string, face: Face, level: number): ShapedLine {
  const key = `${face} ${level & 1} ${text}`;
  const known = shaper.words.get(key);
  if (known) return known;
  const shaped = shapeWith(shaper.fonts.get(face)!, text, level);
  for (const letter of shaped.missing) shaper.missing.add(letter);
  if (shaper.words.size >= KEPT_WORDS) shaper.words.clear();
  shaper.words.set(key, shaped);
  return shaped;
}

/** Whether letters are in a font that has no such style of its own. */
export function isSubstituted(shaper: Shaper, { glyphs }: ShapedLine, face: Face): boolean {
  const own = shaper.fonts.get(face)![0];
  return glyphs.some((glyph) => glyph.font !== own);
}
