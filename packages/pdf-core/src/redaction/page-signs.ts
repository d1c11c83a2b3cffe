import type { Characters } from '../pdfium/characters.ts';
import type { Engine } from '../pdfium/engine.ts';
import { type Box, placeBox, type Placement, readPlacement } from '../pdfium/placement.ts';

/** A sign of a page in the order in which the page is written, and where it is drawn on the page as it is seen. */
export type Sign = {
  text: string;
  box: Box | undefined;
  /** No sign, but the end of a line. */
  isBreak: boolean;
  /** The hyphen with which a line ends within a word. */
  dividesWord?: boolean;
};

/** How far signs reach over and under their line, for a size of one: fonts claim more, up to the next line. */
const HEIGHT = 0.8;
const DEPTH = 0.25;

/** How PDFium gives the hyphen that divides a word at the end of a line. */
const DIVISIONS = new Set([0x02, 0xfffe]);

/** The signs of an open page, read with outlines. Those that no one sees, as the space that PDFium infers from a gap, have no box. */
export function readSigns(engine: Engine, page: number, characters: Characters): Sign[] {
  const placement = readPlacement(engine, page);
  const signs: Sign[] = [];
  const source: Source = { characters, placement };
  const { codes, inferred, count } = characters;
  for (let at = 0; at < count; at++) {
    const code = codes[at]!;
    if (isSecondHalf(code)) continue;
    const text = String.fromCodePoint(wholeCode(code, codes[at + 1] ?? 0));
    const isBreak = code === 10 || code === 13;
    const dividesWord = DIVISIONS.has(code);
    signs.push(
      inferred[at] || isBreak
        ? { text, box: undefined, isBreak, dividesWord }
        : new DrawnSign(text, dividesWord, source, at),
    );
  }
  return signs;
}

type Source = { characters: Characters; placement: Placement };

/** Few signs are found, so their boxes are worked out when they are asked for. */
class DrawnSign implements Sign {
  readonly isBreak = false;
  readonly text: string;
  readonly dividesWord: boolean;
  readonly #source: Source;
  readonly #at: number;

  constructor(text: string, dividesWord: boolean, source: Source, at: number) {
    this.text = text;
    this.dividesWord = dividesWord;
    this.#source = source;
    this.#at = at;
  }

  get box(): Box | undefined {
    const { characters, placement } = this.#source;
    const { outlines } = characters;
    return unite(bandOf(characters, this.#at), outlines && drawnBox(outlines, this.#at, placement));
  }
}

/** Letters beyond the first plane come as two codes. */
function wholeCode(first: number, second: number): number {
  if (first > 0x10_ffff) return 0xfffd;
  if (first < 0xd800 || first > 0xdbff || !isSecondHalf(second)) return first;
  return 0x1_0000 + ((first - 0xd800) << 10) + (second - 0xdc00);
}

const isSecondHalf = (code: number) => code >= 0xdc00 && code <= 0xdfff;

/** Where the outline of a sign is, accents and descenders included. */
function drawnBox(outlines: Float64Array, at: number, placement: Placement): Box | undefined {
  const left = outlines[at * 4]!;
  const top = outlines[at * 4 + 1]!;
  const right = outlines[at * 4 + 2]!;
  const bottom = outlines[at * 4 + 3]!;
  return right > left && top > bottom ? placeBox(placement, [left, top, right, bottom]) : undefined;
}

/** The place of a sign on its line: one height for all letters, so that a box does not show which they are. */
function bandOf({ edges, origins, sizes, turns }: Characters, at: number): Box | undefined {
  const size = sizes[at]!;
  const up = HEIGHT * size;
  const down = DEPTH * size;
  const x = origins[at * 2]!;
  const y = origins[at * 2 + 1]!;
  const whole = {
    left: edges[at * 4]!,
    top: edges[at * 4 + 1]!,
    right: edges[at * 4 + 2]!,
    bottom: edges[at * 4 + 3]!,
  };
  const band = { ...whole };
  const turn = turns[at]!;
  if (turn === 0 || turn === 2) {
    band.top = Math.max(band.top, y - (turn === 0 ? up : down));
    band.bottom = Math.min(band.bottom, y + (turn === 0 ? down : up));
  } else if (turn === 1 || turn === 3) {
    band.left = Math.max(band.left, x - (turn === 1 ? down : up));
    band.right = Math.min(band.right, x + (turn === 1 ? up : down));
  }
  const { left, top, right, bottom } = band.right > band.left && band.bottom > band.top ? band : whole;
  const width = right - left;
  const height = bottom - top;
  return width > 0 && height > 0 ? { x: left, y: top, width, height } : undefined;
}

export function unite(one: Box | undefined, other: Box | undefined): Box | undefined {
  if (!one || !other) return one ?? other;
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}
