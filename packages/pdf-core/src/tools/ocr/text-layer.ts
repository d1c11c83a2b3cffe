import { nameResource, wrapContents } from '../../edit/draw-on-page.ts';
import type { EditedDocument } from '../../edit/edited-document.ts';
import { editGraph } from '../../edit/open-document.ts';
import { PdfError } from '../../errors.ts';
import { readGraph } from '../../pdf/graph/read-graph.ts';
import { writeGraph } from '../../pdf/graph/write-graph.ts';
import type { Placement } from '../../pdfium/placement.ts';
import { ASCENT, embedGlyphlessFont, SIGN_WIDTH } from './glyphless-font.ts';
import type { KnownWord, Stand } from './stand.options.ts';

/** Words with their places on a page as it is seen, and how the page comes to be seen so. */
export type TextLayer = { index: number; words: KnownWord[]; placement: Placement };

/** The document with its words laid invisibly over the pages they were read from. */
export function addTextLayers(bytes: Uint8Array, layers: TextLayer[]): Uint8Array {
  const doc = openForLayers(bytes);
  const font = embedGlyphlessFont(doc.graph);
  for (const { index, words, placement } of layers) {
    const page = doc.pages[index];
    if (!words.length || !page) continue;
    const name = nameResource(page, 'Font', font);
    // What the page left turned or clipped must not reach the layer.
    wrapContents(doc, page, '', writeLayer(`/${name}`, words, placement));
  }
  return writeGraph(doc.graph, { objectStreams: true });
}

function openForLayers(bytes: Uint8Array): EditedDocument {
  try {
    return editGraph(readGraph(bytes), bytes);
  } catch (error) {
    throw new PdfError('text_layer_impossible', null, { cause: error });
  }
}

/** The content that writes words with a font that has no picture; `font` is its name with its slash. */
export function writeLayer(font: string, words: readonly KnownWord[], placement: Placement): string {
  const standing = words.map((word, i) => ({ text: word.text, stand: word.stand ?? standLevel(word, i) }));
  const sizes = lineSizes(standing.map(({ stand }) => stand));
  const lines = standing.map(({ text, stand }) => {
    const [start, end] = [stand.from, stand.to].map((point) => unplace(placement, point)) as [Point, Point];
    const width = Math.hypot(end[0] - start[0], end[1] - start[1]);
    const size = sizes.get(stand.line)!;
    if (!(width > 0 && size > 0)) return '';
    const [x, y] = straighten((end[0] - start[0]) / width, (end[1] - start[1]) / width);
    const left = (start[0] + end[0]) / 2 - (x * width) / 2;
    const bottom = (start[1] + end[1]) / 2 - (y * width) / 2;
    // The matrix stretches the word to the width it has in the picture. Rendering mode 3 draws nothing.
    const stretched = width / (text.length * SIGN_WIDTH);
    const matrix = [x * stretched, y * stretched, -y * size, x * size, left, bottom];
    const codes = Buffer.from(`${text} `, 'utf16le').swap16().toString('hex');
    return `${matrix.map((value) => Number(value.toFixed(4))).join(' ')} Tm <${codes}> Tj`;
  });
  return `BT 3 Tr ${font} 1 Tf\n${lines.join('\n')}\nET`;
}

type Point = [number, number];

/** For a word of which only the box is known: level, on a line of its own. */
function standLevel({ x, y, width, height }: KnownWord, line: number): Stand {
  const under = y + height * ASCENT;
  return { line: -1 - line, from: [x, under], to: [x + width, under], rise: height * ASCENT };
}

/** Readers of text cut words apart that climb a little, so a word of a skewed scan stands level where it is. */
function straighten(x: number, y: number): Point {
  const level = Math.sin(Math.PI / 18);
  if (Math.abs(y) < level) return [Math.sign(x), 0];
  if (Math.abs(x) < level) return [0, Math.sign(y)];
  return [x, y];
}

/** Words of a line are equally high, so that a selection is a band and not a skyline. */
function lineSizes(stands: Stand[]): Map<number, number> {
  const sizes = new Map<number, number>();
  for (const { line, rise } of stands) sizes.set(line, Math.max(sizes.get(line) ?? 0, rise / ASCENT));
  return sizes;
}

/** From what the reader sees back to the page's own axes. The matrix only turns and mirrors: its inverse is its transpose. */
function unplace({ matrix: [a, b, c, d, e, f] }: Placement, [x, y]: Point): Point {
  return [a * (x - e) + b * (y - f), c * (x - e) + d * (y - f)];
}
