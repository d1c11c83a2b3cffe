import { type Box, rightOf } from '../../../layout/box.ts';
import { isRightToLeft } from '../../../layout/build-lines.ts';
import { layoutPage } from '../../../layout/layout-page.ts';
import { makeChunks, type Word } from '../../../layout/make-chunks.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import { readColour } from '../../../hidden/page-objects.ts';
import { readCharacters, type Characters } from '../../../pdfium/characters.ts';
import type { PdfiumDocument } from '../../../pdfium/document.ts';
import { withMemory } from '../../../pdfium/memory.ts';
import { withPage } from '../../../pdfium/page.ts';
import { readOpenPage } from '../../../pdfium/page-input.ts';
import { type PageImage, renderOpenPage } from '../../../pdfium/render.ts';
import { cutBox } from '../../../reading/take-pictures.ts';
import type { ChooseFont, Font } from './choose-font.ts';

/** A word as it is painted: `color` is red, green and blue, from 0 to 255. */
export type PaintedWord = Omit<Word, 'color'> & { color: number[]; hidden: boolean; written: Font };
/** Words that stand close together on a line; what is far apart, as columns are, stands by itself. */
export type Piece = { x: number; right: number; base: number; rightToLeft: boolean; words: PaintedWord[] };
/** `spaces`: how wide a space of each font is, in sizes of it. `rest` is all that the page shows beside the pieces. */
export type ExactPage = {
  width: number;
  height: number;
  pieces: Piece[];
  spaces: Map<string, number>;
  rest: PageImage;
};

const SCALE = 200 / 72;
const [INVISIBLE, CLIPS_ONLY] = [3, 7];
const SPACE = 32;

/** The words of a page where they stand, in the order in which they are read, and a picture of the page without them. */
export function readExactPage(document: PdfiumDocument, index: number, choose: ChooseFont): ExactPage {
  return withPage(document, index, (page) => {
    const { engine } = document;
    const input = readOpenPage(document, page, index);
    const characters = readCharacters(engine, page);
    const { objects, paints } = findObjects(document, characters);
    /** What belongs to a note or a field stays in the picture, as what runs aslant or is filled with a pattern does. */
    const paint = (word: Word): PaintedWord[] => {
      const object = word.turn === 0 ? objects.get(keyOf(word.originX, word.originY)) : undefined;
      const found = object && paints.get(object);
      // The hyphen at the end of a line was left out for readers of sentences.
      return found
        ? [{ ...word, text: word.text + (word.divided ? '-' : ''), ...found, written: choose(word) }]
        : [];
    };
    const pieces = listLines(layoutPage(input)).flatMap((words) =>
      makeChunks(words).flatMap((chunk) => pieceOf(chunk.words.flatMap(paint), chunk.base)),
    );
    const shown = renderOpenPage(document, page, index, { scale: SCALE });
    const { FPDFPageObj_SetIsActive } = engine.direct;
    for (const object of paints.keys()) FPDFPageObj_SetIsActive!(object, 0);
    const rest = renderOpenPage(document, page, index, { scale: SCALE });
    // What lies under a box, or is as its paper, is not seen in Word either.
    for (const word of pieces.flatMap(({ words }) => words)) word.hidden ||= !isSeen(word, shown, rest);
    const { width, height } = input;
    return { width, height, pieces, spaces: measureSpaces(characters), rest };
  });
}

/** Whether the page would look otherwise without a word. */
function isSeen(word: Box, { data, width, height, scale, channels }: PageImage, rest: PageImage): boolean {
  const cut = cutBox(word, { width, height, scale });
  if (!cut) return false;
  const length = cut.width * channels;
  for (let y = cut.top; y < cut.top + cut.height; y++) {
    const from = (y * width + cut.left) * channels;
    if (data.compare(rest.data, from, from + length, from, from + length)) return true;
  }
  return false;
}

const keyOf = (x: number, y: number) => `${x} ${y}`;

type Paint = { color: number[]; hidden: boolean };

/** What draws the level text of a page, by the points at which its signs begin, and how it is painted. */
function findObjects(document: PdfiumDocument, { count, origins, objects: drawn, turns }: Characters) {
  const objects = new Map<string, number>();
  const paints = new Map<number, Paint>();
  let last = 0;
  for (let at = 0; at < count; at++) {
    const object = drawn[at]!;
    if (!object || turns[at]) continue;
    const paint = object === last ? undefined : readPaint(document, object);
    if (paint) paints.set(object, paint);
    last = object;
    objects.set(keyOf(origins[at * 2]!, origins[at * 2 + 1]!), object);
  }
  return { objects, paints };
}

function readPaint({ engine }: PdfiumDocument, object: number): Paint | undefined {
  const mode = engine.direct.FPDFTextObj_GetTextRenderMode!(object);
  const hidden = mode === INVISIBLE || mode === CLIPS_ONLY;
  const color = withMemory(engine, 16, (pointer) => readColour(engine, object, pointer));
  return color && { color: color.slice(0, 3), hidden };
}

function listLines({ blocks }: PageLayout): Word[][] {
  return blocks.flatMap((block) => {
    if (block.kind === 'picture') return [];
    const lines = block.kind === 'table' ? block.cells.flatMap((cell) => cell.lines) : block.lines;
    return lines.map(({ words }) => words);
  });
}

function pieceOf(words: PaintedWord[], base: number): Piece[] {
  if (!words.length) return [];
  const rightToLeft = isRightToLeft(words);
  if (rightToLeft) words.sort((one, other) => one.place - other.place);
  const x = Math.min(...words.map((word) => word.originX));
  return [{ x, right: Math.max(...words.map(rightOf)), base, rightToLeft, words }];
}

function measureSpaces({ count, codes, inferred, edges, sizes, fontOf, fonts }: Characters) {
  const spaces = new Map<string, number>();
  for (let at = 0; at < count; at++) {
    const { name } = fonts[fontOf[at]!] ?? { name: '' };
    if (codes[at] !== SPACE || inferred[at] || !sizes[at] || spaces.has(name)) continue;
    const width = (edges[at * 4 + 2]! - edges[at * 4]!) / sizes[at]!;
    if (width > 0.1 && width < 1) spaces.set(name, width);
  }
  return spaces;
}
