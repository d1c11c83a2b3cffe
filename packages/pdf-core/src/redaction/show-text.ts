import { IDENTITY, type Matrix, multiply } from '../compress/content/matrix.ts';
import type { ContentWriter } from './content-writer.ts';
import { matrixText, numberText } from './content-writer.ts';
import { apply, type Cover, isInside, type Rect } from './geometry.ts';
import { LineGrid } from './line-grid.ts';
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

/**
 * What follows a removed word on its line, and lines below it, are placed on grids of so many parts of a point: the last digits of a
 * calculation could say what was there.
 */
const GRID = { line: 1000, below: 10_000 };
/** Places within a glyph, by its width and the height of small letters, that are looked at; so many of them in a box and it goes. */
const ACROSS = [0.1, 0.3, 0.5, 0.7, 0.9];
const UP = [0.1, 0.5, 0.9];
const ENOUGH = 3;

const EMPTY_CLIP = '0 0 0 0 re W n';

type Segment = { items: (number | Buffer)[]; start: string; shift: number; end: string };

export class TextShower {
  /** As Tm sets it; where a line begins and where the next sign stands in it are added up as PDFium does it, digit for digit. */
  #base: Matrix = IDENTITY;
  #line = { x: 0, y: 0 };
  #x = 0;
  #y = 0;
  /** Whether something was removed since a place was set, and since the line began. */
  #isShifted = { below: false, line: false };
  readonly #grid = new LineGrid();
  #wasRemoved = false;
  /** Letters that clip, since the text began. */
  #clipping = { shown: 0, removed: 0 };

  begin(): void {
    this.setLine(IDENTITY);
    this.#clipping = { shown: 0, removed: 0 };
  }

  /** Ends text that clips. Without its letters it would let through all of what is painted next. */
  endClip(writer: ContentWriter): void {
    writer.endTextHere();
    if (this.#clipping.removed && !this.#clipping.shown) writer.clip(EMPTY_CLIP);
  }

  setLine(matrix: Matrix): void {
    this.#base = matrix;
    this.#line = { x: 0, y: 0 };
    this.#x = 0;
    this.#y = 0;
    this.#isShifted = { below: false, line: false };
  }

  nextLine(x: number, y: number): void {
    this.#line = { x: Math.fround(this.#line.x + x), y: Math.fround(this.#line.y + y) };
    this.#x = this.#line.x;
    this.#y = this.#line.y;
    this.#isShifted.line = false;
  }

  get #matrix(): Matrix {
    return multiply([1, 0, 0, 1, this.#x, this.#y], this.#base);
  }

  #place(ctm: Matrix, shift: number, isVertical: boolean, at = { x: this.#x, y: this.#y }): string {
    const isShifted = { ...this.#isShifted, line: this.#isShifted.line || shift !== 0 };
    const [a, b, c, d] = multiply(this.#base, ctm);
    const scale = Math.max(Math.hypot(a, b), Math.hypot(c, d)) || 1;
    const parts = isShifted.line ? GRID.line : GRID.below;
    const grid = 10 ** Math.ceil(Math.log10(parts * scale));
    const on = (value: number) =>
      isShifted.line || isShifted.below ? Math.round(value * grid) / grid : value;
    const [x, y] = isVertical ? [on(at.x), on(at.y + shift)] : [on(at.x + shift), on(at.y)];
    const base = `${matrixText(this.#base)} Tm`;
    return x || y ? `${base} ${numberText(x)} ${numberText(y)} Td` : base;
  }

  /** Shows what is outside of the boxes; gives the glyphs that are not shown. */
  show(
    writer: ContentWriter,
    items: (number | Buffer)[],
    state: TextState,
    ctm: Matrix,
    boxes: readonly Cover[],
  ): Glyph[] {
    const removed: Glyph[] = [];
    const segments: Segment[] = [];
    const covers = this.#near(boxes, state, ctm);
    const isVertical = state.font?.isVertical === true;
    const begin = (): Segment => {
      const shift = this.#grid.shiftAt(multiply(this.#matrix, ctm), isVertical, state.size, boxes);
      return { items: [], start: this.#place(ctm, shift, isVertical), shift, end: '' };
    };
    const finish = (segment: Segment | undefined) => {
      if (!segment) return;
      segment.end = this.#place(ctm, segment.shift, isVertical);
      if (segment.shift) this.#grid.endAt(multiply(this.#matrix, ctm), isVertical, state.size);
    };
    let open: Segment | undefined;
    let gap: number[] = [];
    for (const item of items) {
      if (typeof item === 'number') {
        gap.push(item);
        continue;
      }
      for (const glyph of state.font?.read(item) ?? []) {
        const before = { x: this.#x, y: this.#y };
        for (const kern of gap) this.#advance((-kern / 1000) * state.size, state);
        const isGone = this.#isGone(glyph, state, ctm, covers);
        if (isGone && open) {
          const here = { x: this.#x, y: this.#y };
          [this.#x, this.#y] = [before.x, before.y];
          finish(open);
          [this.#x, this.#y] = [here.x, here.y];
          open = undefined;
        }
        if (isGone) removed.push(glyph);
        else if (open) open.items.push(...gap, glyph.bytes);
        else {
          open = begin();
          open.items.push(glyph.bytes);
          segments.push(open);
        }
        this.#advanceGlyph(glyph, state);
        this.#wasRemoved = isGone;
        if (isGone) this.#isShifted = { below: true, line: true };
        gap = [];
      }
    }
    finish(open);
    for (const kern of gap) this.#advance((-kern / 1000) * state.size, state);
    for (const { items: shown, start, end } of segments) writer.show(showText(shown), start, end);
    if (state.mode >= 4) {
      this.#clipping.shown += segments.length;
      this.#clipping.removed += removed.length;
    }
    return removed;
  }

  #advance(by: number, { font, stretch }: TextState): void {
    if (font?.isVertical) this.#y += by;
    else this.#x += by * stretch;
  }

  #advanceGlyph({ advance, isSpace }: Glyph, state: TextState): void {
    this.#advance(advance * state.size + state.charSpace + (isSpace ? state.wordSpace : 0), state);
  }

  /** The boxes that a line of text may touch: all of them where it is turned. */
  #near(boxes: readonly Cover[], { font, rise, size }: TextState, ctm: Matrix): Rect[] {
    const covers = boxes.map((box) => box.letters ?? box);
    const [, b, , d, , f] = multiply(this.#matrix, ctm);
    if (b !== 0 || !font || font.isVertical) return covers;
    const ends = [rise, rise + font.height * size, rise + size * 0.25].map((y) => d * y + f);
    const [low, high] = [Math.min(...ends), Math.max(...ends)];
    return covers.filter(({ bottom, top }) => low < top && high > bottom);
  }

  #isGone({ advance }: Glyph, state: TextState, ctm: Matrix, boxes: readonly Rect[]): boolean {
    if (!boxes.length && !this.#wasRemoved) return false;
    const { font, size, stretch, rise } = state;
    const matrix = multiply(this.#matrix, ctm);
    const isVertical = font?.isVertical === true;
    const width = isVertical ? 0.8 * size : advance * size * stretch;
    // An accent over a letter goes with it.
    if (Math.abs(width) < 1e-9)
      return this.#wasRemoved || isInside(apply(matrix, 0, rise + size * 0.25), boxes);
    const left = isVertical ? -width / 2 : 0;
    const height = isVertical ? advance * size : (font?.height ?? 0.5) * size;
    const area = { left, right: left + width, bottom: rise, top: rise + height };
    if (!mayTouch(matrix, area, boxes)) return false;
    let inside = 0;
    for (const across of ACROSS)
      for (const up of UP) {
        if (isInside(apply(matrix, left + across * width, rise + up * height), boxes)) inside += 1;
        if (inside >= ENOUGH) return true;
      }
    return false;
  }
}

/** Whether what bounds a glyph on the page has anything in common with a box: most glyphs are done with by this. */
function mayTouch(
  [a, b, c, d, e, f]: Matrix,
  { left, right, bottom, top }: Rect,
  boxes: readonly Rect[],
): boolean {
  const x1 = Math.min(a * left, a * right) + Math.min(c * bottom, c * top) + e;
  const x2 = Math.max(a * left, a * right) + Math.max(c * bottom, c * top) + e;
  const y1 = Math.min(b * left, b * right) + Math.min(d * bottom, d * top) + f;
  const y2 = Math.max(b * left, b * right) + Math.max(d * bottom, d * top) + f;
  for (const box of boxes)
    if (x1 < box.right && x2 > box.left && y1 < box.top && y2 > box.bottom) return true;
  return false;
}

function showText(items: (number | Buffer)[]): string {
  const parts: string[] = [];
  let run: Buffer[] = [];
  const endRun = () => {
    if (run.length) parts.push(stringText(Buffer.concat(run)));
    run = [];
  };
  for (const item of items) {
    if (Buffer.isBuffer(item)) run.push(item);
    else {
      endRun();
      parts.push(numberText(item));
    }
  }
  endRun();
  const isPlain = !items.some((item) => typeof item === 'number');
  return isPlain ? `${parts[0]!} Tj` : `[${parts.join(' ')}] TJ`;
}

function stringText(bytes: Buffer): string {
  const text = bytes
    .toString('latin1')
    .replace(/[\\()]/g, String.raw`\$&`)
    .replaceAll('\r', String.raw`\r`);
  return `(${text.replaceAll('\n', String.raw`\n`)})`;
}
