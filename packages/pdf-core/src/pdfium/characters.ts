import type { Engine } from './engine.ts';
import { withMemory } from './memory.ts';
import { type FontStyle, makeFontList } from './font-styles.ts';
import { type PageSize } from './page.ts';
import { type Placement, readPlacement } from './placement.ts';

/** What stands on a page, sign by sign, in the order of the content stream. */
export type Characters = {
  count: number;
  codes: Uint32Array;
  /** 1 where PDFium inferred a space or an end of line from the distance between signs. */
  inferred: Uint8Array;
  /** left, top, right, bottom of each sign with its font's full height, as the reader sees the page. */
  edges: Float32Array;
  /** x and y of the point on the line of writing where each sign begins, as the reader sees the page. */
  origins: Float32Array;
  /** The size of each sign's font as it is shown, in points. */
  sizes: Float32Array;
  /** Where each sign's line runs: to the right, down, to the left, up (0 to 3), or aslant. */
  turns: Uint8Array;
  /** The text object that draws each sign; 0 for a sign that was inferred. */
  objects: Uint32Array;
  /** The font of each sign, by its place in `fonts`. */
  fontOf: Uint16Array;
  fonts: FontStyle[];
  size: PageSize;
  /** Where asked for: left, top, right, bottom of what each sign draws, on the page itself; not a number where nothing is known. */
  outlines: Float64Array | undefined;
};

export const ASLANT = 4;

export function readCharacters(engine: Engine, page: number, hasOutlines = false): Characters {
  const textPage = engine.FPDFText_LoadPage(page);
  try {
    const characters = copyCharacters(engine, textPage, readPlacement(engine, page));
    return hasOutlines ? { ...characters, outlines: readOutlines(engine, textPage, characters) } : characters;
  } finally {
    engine.FPDFText_ClosePage(textPage);
  }
}

function copyCharacters(engine: Engine, textPage: number, placement: Placement): Characters {
  const { FPDFText_GetUnicode, FPDFText_IsGenerated, FPDFText_GetTextObject } = engine.direct;
  const fontList = makeFontList(engine);
  const count = Math.max(0, engine.FPDFText_CountChars(textPage));
  const characters: Characters = {
    count,
    codes: new Uint32Array(count),
    inferred: new Uint8Array(count),
    edges: new Float32Array(count * 4),
    origins: new Float32Array(count * 2),
    sizes: new Float32Array(count),
    turns: new Uint8Array(count),
    objects: new Uint32Array(count),
    fontOf: new Uint16Array(count),
    fonts: fontList.fonts,
    size: placement.size,
    outlines: undefined,
  };
  const { codes, inferred, sizes, turns, objects, fontOf } = characters;
  withMemory(engine, 32, (pointer) => {
    const measure = makeRuler(engine, textPage, pointer, placement);
    let written = 0;
    let font = 0;
    for (let i = 0; i < count; i++) {
      codes[i] = FPDFText_GetUnicode!(textPage, i);
      if (mayBeInferred(codes[i]!) && FPDFText_IsGenerated!(textPage, i)) {
        inferred[i] = 1;
        continue;
      }
      measure.place(i, characters);
      // Signs written by one operator have one font, size and direction.
      const object = FPDFText_GetTextObject!(textPage, i);
      if (object !== written) {
        measure.writing(i);
        font = fontList.place(object);
      }
      written = object;
      objects[i] = object;
      fontOf[i] = font;
      sizes[i] = measure.size;
      turns[i] = measure.turn;
    }
  });
  return characters;
}

/** PDFium infers spaces and ends of lines. */
function mayBeInferred(code: number): boolean {
  return code === 32 || code === 13 || code === 10;
}

function readOutlines(engine: Engine, textPage: number, { count, inferred }: Characters): Float64Array {
  const { FPDFText_GetCharBox } = engine.direct;
  const outlines = new Float64Array(count * 4).fill(Number.NaN);
  withMemory(engine, 32, (pointer) => {
    const [left, top, right, bottom] = [pointer, pointer + 8, pointer + 16, pointer + 24];
    let doubles = new Float64Array(engine.heap().buffer, pointer, 4);
    for (let i = 0; i < count; i++) {
      if (inferred[i] || !FPDFText_GetCharBox!(textPage, i, left, right, bottom, top)) continue;
      // A heap that grew left this window behind, empty.
      if (!doubles.length) doubles = new Float64Array(engine.heap().buffer, pointer, 4);
      outlines.set(doubles, i * 4);
    }
  });
  return outlines;
}

type Ruler = {
  place: (index: number, into: Characters) => void;
  writing: (index: number) => void;
  size: number;
  turn: number;
};

function makeRuler(engine: Engine, textPage: number, pointer: number, { matrix }: Placement): Ruler {
  const { FPDFText_GetLooseCharBox, FPDFText_GetCharOrigin, FPDFText_GetMatrix, FPDFText_GetFontSize } =
    engine.direct;
  const [a, b, c, d, e, f] = matrix;
  let floats = new Float32Array(engine.heap().buffer, pointer, 8);
  let doubles = new Float64Array(engine.heap().buffer, pointer + 16, 2);
  const place = (index: number, { edges, origins }: Characters) => {
    FPDFText_GetLooseCharBox!(textPage, index, pointer);
    FPDFText_GetCharOrigin!(textPage, index, pointer + 16, pointer + 24);
    // A heap that grew left these windows behind, empty.
    if (!floats.length) {
      floats = new Float32Array(engine.heap().buffer, pointer, 8);
      doubles = new Float64Array(engine.heap().buffer, pointer + 16, 2);
    }
    const left = floats[0]!;
    const top = floats[1]!;
    const right = floats[2]!;
    const bottom = floats[3]!;
    const x1 = a * left + c * bottom + e;
    const x2 = a * right + c * top + e;
    const y1 = b * left + d * bottom + f;
    const y2 = b * right + d * top + f;
    edges[index * 4] = Math.min(x1, x2);
    edges[index * 4 + 1] = Math.min(y1, y2);
    edges[index * 4 + 2] = Math.max(x1, x2);
    edges[index * 4 + 3] = Math.max(y1, y2);
    const x = doubles[0]!;
    const y = doubles[1]!;
    origins[index * 2] = a * x + c * y + e;
    origins[index * 2 + 1] = b * x + d * y + f;
  };
  const ruler: Ruler = { place, writing, size: 0, turn: 0 };
  function writing(index: number): void {
    const known = FPDFText_GetMatrix!(textPage, index, pointer);
    const [along = 1, aside = 0, upX = 0, upY = 1] = known ? floats : [];
    const fontSize = FPDFText_GetFontSize!(textPage, index);
    // A negative size writes backwards.
    const forward = Math.sign(fontSize);
    ruler.size = Math.hypot(upX, upY) * Math.abs(fontSize);
    ruler.turn = findTurn((a * along + c * aside) * forward, (b * along + d * aside) * forward);
  }
  return ruler;
}

/** Lines that are a few degrees off, as those of scans are, count as straight. */
function findTurn(x: number, y: number): number {
  if (Math.abs(y) < 0.1 * Math.abs(x)) return x > 0 ? 0 : 2;
  if (Math.abs(x) < 0.1 * Math.abs(y)) return y > 0 ? 1 : 3;
  return ASLANT;
}
