import bidiFactory from 'bidi-js';
import * as hb from 'harfbuzzjs';
import { fontsFor, type LoadedFont } from './catalogue.ts';
import { cleanLine } from './clean-text.ts';

/** One glyph of a line in drawing order, left to right. Lengths are in ems of the text size. */
export type Glyph = {
  font: LoadedFont;
  id: number;
  /** The text of this glyph for copying; '' if another glyph of its cluster has it. */
  text: string;
  /** The glyphs of one cluster share one text. */
  cluster: number;
  advance: number;
  dx: number;
  dy: number;
};

export type ShapedLine = {
  glyphs: Glyph[];
  width: number;
  ascender: number;
  descender: number;
  /** Characters that no font has. They are drawn as the replacement sign. */
  missing: string[];
};

type Run = { font: LoadedFont; level: number; start: number; length: number };

const REPLACEMENT = 0xfffd;
// The package's types describe its module build; Node loads the other one, whose export is the factory itself.
const createBidi = bidiFactory as unknown as typeof bidiFactory.default;
const bidi = createBidi();

/** Lays out one line in any script: fonts chosen by character, letters joined, right-to-left parts turned. */
export async function shapeLine(source: string): Promise<ShapedLine> {
  const line = cleanLine(source);
  return shapeWith(await fontsFor(line), line, levelsOf(line));
}

/** The level of each unit of a text in the Unicode bidirectional algorithm: odd ones run from right to left. */
export function levelsOf(line: string, base?: 'ltr' | 'rtl'): Uint8Array {
  return bidi.getEmbeddingLevels(line, base).levels;
}

/** A clean line in these fonts. */
export function shapeWith(fonts: LoadedFont[], line: string, levels: Uint8Array | number): ShapedLine {
  const letters = [...line];
  const chosen = chooseFonts(letters, fonts);
  const missing = new Set<string>();
  const codes = letters.map((letter, index) => {
    if (chosen[index]) return letter.codePointAt(0) ?? REPLACEMENT;
    missing.add(letter);
    return REPLACEMENT;
  });
  const fallback = fonts[0]!;
  const runs = splitRuns(
    letters,
    chosen.map((font) => font ?? fallback),
    levels,
  );
  const glyphs = inVisualOrder(runs).flatMap((run) => shapeRun(run, codes, letters));
  const used = new Set([fallback, ...glyphs.map((glyph) => glyph.font)]);
  return {
    glyphs,
    width: glyphs.reduce((sum, glyph) => sum + glyph.advance, 0),
    ascender: Math.max(...[...used].map((font) => font.ascender / font.unitsPerEm)),
    descender: Math.min(...[...used].map((font) => font.descender / font.unitsPerEm)),
    missing: [...missing],
  };
}

const NEUTRAL = /[\p{Script=Common}\p{Script=Inherited}\p{M}]/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** Marks, digits and punctuation stay in the font of the letter before them, so that they are shaped together. */
function chooseFonts(letters: string[], fonts: LoadedFont[]): (LoadedFont | undefined)[] {
  let before: LoadedFont | undefined;
  return letters.map((letter) => {
    const code = letter.codePointAt(0) ?? REPLACEMENT;
    const has = (font: LoadedFont) => Boolean(font.shaper.nominalGlyph(code));
    if (INVISIBLE.test(letter)) return before ?? fonts[0];
    if (before && NEUTRAL.test(letter) && has(before)) return before;
    const font = fonts.find(has);
    before = font ?? before;
    return font;
  });
}

function splitRuns(letters: string[], fonts: LoadedFont[], levels: Uint8Array | number): Run[] {
  const runs: Run[] = [];
  let unit = 0;
  letters.forEach((letter, index) => {
    const font = fonts[index]!;
    const level = typeof levels === 'number' ? levels : (levels[unit] ?? 0);
    unit += letter.length;
    const last = runs.at(-1);
    if (last && last.font === font && last.level === level) last.length++;
    else runs.push({ font, level, start: index, length: 1 });
  });
  return runs;
}

/** Rule L2 of the Unicode bidirectional algorithm, on whole runs: HarfBuzz turns the letters inside each. */
export function inVisualOrder<Part extends { level: number }>(runs: Part[]): Part[] {
  const order = [...runs];
  const highest = runs.reduce((most, run) => Math.max(most, run.level), 0);
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < order.length; from++) {
      let to = from;
      while (to < order.length && order[to]!.level >= level) to++;
      if (to - from > 1) order.splice(from, to - from, ...order.slice(from, to).toReversed());
      from = Math.max(from, to - 1);
    }
  }
  return order;
}

function shapeRun({ font, level, start, length }: Run, codes: number[], letters: string[]): Glyph[] {
  const buffer = new hb.Buffer();
  buffer.addCodePoints(codes, start, length);
  buffer.guessSegmentProperties();
  buffer.setDirection(level % 2 ? hb.Direction.RTL : hb.Direction.LTR);
  buffer.setClusterLevel(hb.ClusterLevel.MONOTONE_CHARACTERS);
  buffer.setFlags(hb.BufferFlag.REMOVE_DEFAULT_IGNORABLES);
  hb.shape(font.shaper, buffer);
  const infos = buffer.getGlyphInfos();
  const positions = buffer.getGlyphPositions();
  const starts = [...new Set(infos.map((info) => info.cluster))].sort((a, b) => a - b);
  const ends = new Map(starts.map((from, index) => [from, starts[index + 1] ?? start + length]));
  // Of a letter and its dots, the letter carries the text, because it has a width.
  const speakers = new Map<number, number>();
  infos.forEach((info, index) => {
    const speaker = speakers.get(info.cluster);
    if (speaker === undefined || (!positions[speaker]?.xAdvance && positions[index]?.xAdvance))
      speakers.set(info.cluster, index);
  });
  return infos.map((info, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index]!;
    const { cluster } = info;
    const text = speakers.get(cluster) === index ? letters.slice(cluster, ends.get(cluster)).join('') : '';
    const ems = (units: number) => units / font.unitsPerEm;
    return {
      font,
      id: info.codepoint,
      text,
      cluster,
      advance: ems(xAdvance),
      dx: ems(xOffset),
      dy: ems(yOffset),
    };
  });
}
