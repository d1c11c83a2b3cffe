import { type Matrix, multiply } from '../compress/content/matrix.ts';
import type { ContentWriter } from './content-writer.ts';
import { matrixText, numberText } from './content-writer.ts';
import { apply, inverse, isInside, type Rect } from './geometry.ts';
import type { Glyph, ReadFont } from './read-font.ts';

export type TextState = {
  font: ReadFont | undefined;
  size: number;
  charSpace: number;
  wordSpace: number;
  /** 1 is as wide as the font is. */
  stretch: number;
  leading: number;
  rise: number;
  mode: number;
};

export const PLAIN_TEXT: TextState = {
  font: undefined,
  size: 0,
  charSpace: 0,
  wordSpace: 0,
  stretch: 1,
  leading: 0,
  rise: 0,
  mode: 0,
};

/** What follows a removed word is placed on a grid of this many points: where calculation put it to the last digit is not told. */
const GRID = 1000;
/** Places within a glyph, by its width and the height of small letters, that are looked at; so many of them in a box and it goes. */
const ACROSS = [0.1, 0.3, 0.5, 0.7, 0.9];
const UP = [0.1, 0.5, 0.9];
const ENOUGH = 3;

type Segment = { items: (number | Buffer)[]; start: Matrix; end: Matrix };

export class TextShower {
  matrix: Matrix = [1, 0, 0, 1, 0, 0];
  line: Matrix = [1, 0, 0, 1, 0, 0];
  /** Whether something was removed since a place was set. */
  #isShifted = false;
  #wasRemoved = false;

  begin(): void {
    this.setLine([1, 0, 0, 1, 0, 0]);
    this.#isShifted = false;
  }

  setLine(matrix: Matrix): void {
    this.line = matrix;
    this.matrix = matrix;
  }

  nextLine(x: number, y: number): void {
    this.setLine(multiply([1, 0, 0, 1, x, y], this.line));
  }

  /** Shows what is outside of the boxes; gives the glyphs that are not shown. */
  show(
    writer: ContentWriter,
    items: (number | Buffer)[],
    state: TextState,
    ctm: Matrix,
    boxes: readonly Rect[],
  ): Glyph[] {
    const removed: Glyph[] = [];
    const segments: Segment[] = [];
    let open: Segment | undefined;
    let gap: number[] = [];
    for (const item of items) {
      if (typeof item === 'number') {
        gap.push(item);
        this.#advance((-item / 1000) * state.size, state);
        continue;
      }
      for (const glyph of state.font?.read(item) ?? []) {
        const start = this.matrix;
        const isGone = this.#isGone(glyph, state, ctm, boxes);
        this.#advanceGlyph(glyph, state);
        this.#wasRemoved = isGone;
        if (isGone) {
          removed.push(glyph);
          open = undefined;
        } else {
          if (!open)
            segments.push(
              (open = { items: [], start: this.#settled(start, ctm, removed.length), end: start }),
            );
          else open.items.push(...gap);
          open.items.push(glyph.bytes);
          open.end = this.matrix;
        }
        gap = [];
      }
    }
    for (const { items: shown, start, end } of segments)
      writer.show(showText(shown), matrixText(start), matrixText(end));
    if (removed.length) this.#isShifted = true;
    return removed;
  }

  #settled(start: Matrix, ctm: Matrix, removed: number): Matrix {
    if (!removed && !this.#isShifted) return start;
    const [x, y] = apply(ctm, start[4], start[5]);
    const back = inverse(ctm);
    if (!back) return start;
    const [e, f] = apply(back, Math.round(x * GRID) / GRID, Math.round(y * GRID) / GRID);
    return [start[0], start[1], start[2], start[3], e, f];
  }

  #advance(by: number, { font, stretch }: TextState): void {
    const along: Matrix = font?.isVertical ? [1, 0, 0, 1, 0, by] : [1, 0, 0, 1, by * stretch, 0];
    this.matrix = multiply(along, this.matrix);
  }

  #advanceGlyph({ advance, isSpace }: Glyph, state: TextState): void {
    this.#advance(advance * state.size + state.charSpace + (isSpace ? state.wordSpace : 0), state);
  }

  #isGone({ advance }: Glyph, state: TextState, ctm: Matrix, boxes: readonly Rect[]): boolean {
    const { font, size, stretch, rise } = state;
    const matrix = multiply(this.matrix, ctm);
    const isVertical = font?.isVertical === true;
    const width = isVertical ? 0.8 * size : advance * size * stretch;
    // An accent over a letter goes with it.
    if (Math.abs(width) < 1e-9)
      return this.#wasRemoved || isInside(apply(matrix, 0, rise + size * 0.25), boxes);
    const left = isVertical ? -width / 2 : 0;
    const height = isVertical ? advance * size : (font?.height ?? 0.5) * size;
    let inside = 0;
    for (const across of ACROSS)
      for (const up of UP) {
        if (isInside(apply(matrix, left + across * width, rise + up * height), boxes)) inside += 1;
        if (inside >= ENOUGH) return true;
      }
    return false;
  }
}

function showText(items: (number | Buffer)[]): string {
  const joined: (number | Buffer)[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    if (typeof item === 'number' || !Buffer.isBuffer(last)) joined.push(item);
    else joined[joined.length - 1] = Buffer.concat([last, item]);
  }
  if (joined.length === 1) return `${stringText(joined[0] as Buffer)} Tj`;
  return `[${joined.map((item) => (typeof item === 'number' ? numberText(item) : stringText(item))).join(' ')}] TJ`;
}

function stringText(bytes: Buffer): string {
  const text = bytes
    .toString('latin1')
    .replace(/[\\()]/g, String.raw`\$&`)
    .replaceAll('\r', String.raw`\r`);
  return `(${text.replaceAll('\n', String.raw`\n`)})`;
}
