import { PDFDocument, type PDFName } from '@cantoo/pdf-lib';
import { PdfError } from '../errors.ts';
import { ASCENT, embedGlyphlessFont, SIGN_WIDTH } from './glyphless-font.ts';
import type { Corner, ReadWord } from './read-image.ts';

/** Words with their places in the page's own axes: points, upwards from the bottom left corner. */
export type TextLayer = { index: number; words: ReadWord[] };

/** The document with its words laid invisibly over the pages they were read from. */
export async function addTextLayers(bytes: Uint8Array, layers: TextLayer[]): Promise<Uint8Array> {
  const document = await loadDocument(bytes);
  const font = embedGlyphlessFont(document);
  const { context } = document;
  const begin = context.register(context.stream('q\n'));
  const end = context.register(context.stream('\nQ\n'));
  for (const { index, words } of layers) {
    if (!words.length) continue;
    const { node } = document.getPage(index);
    node.normalize();
    // What the page left turned or clipped must not reach the layer.
    if (node.Contents()) node.wrapContentStreams(begin, end);
    const name = node.newFontDictionary('Glyphless', font);
    node.addContentStream(context.register(context.flateStream(writeLayer(name, words))));
  }
  return document.save();
}

async function loadDocument(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, { updateMetadata: false });
  } catch (error) {
    throw new PdfError(
      'corrupt',
      'The document is damaged, and text cannot be added to it.',
      undefined,
      error,
    );
  }
}

function writeLayer(font: PDFName, words: ReadWord[]): string {
  const sizes = lineSizes(words);
  const lines = words.map(({ text, line, baseline: [start, end] }) => {
    const width = distance(start, end);
    const size = sizes.get(line)!;
    if (!(width > 0 && size > 0)) return '';
    const [x, y] = straighten((end.x - start.x) / width, (end.y - start.y) / width);
    const left = (start.x + end.x) / 2 - (x * width) / 2;
    const bottom = (start.y + end.y) / 2 - (y * width) / 2;
    // The matrix stretches the word to the width it has in the picture. Rendering mode 3 draws nothing.
    const stretched = width / (text.length * SIGN_WIDTH);
    const matrix = [x * stretched, y * stretched, -y * size, x * size, left, bottom];
    const codes = Buffer.from(`${text} `, 'utf16le').swap16().toString('hex');
    return `${matrix.map((value) => Number(value.toFixed(4))).join(' ')} Tm <${codes}> Tj`;
  });
  return `BT 3 Tr ${font.toString()} 1 Tf\n${lines.join('\n')}\nET`;
}

/** Readers of text cut words apart that climb a little, so a word of a skewed scan stands level where it is. */
function straighten(x: number, y: number): [number, number] {
  const level = Math.sin(Math.PI / 18);
  if (Math.abs(y) < level) return [Math.sign(x), 0];
  if (Math.abs(x) < level) return [0, Math.sign(y)];
  return [x, y];
}

/** Words of a line are equally high, so that a selection is a band and not a skyline. */
function lineSizes(words: ReadWord[]): Map<number, number> {
  const sizes = new Map<number, number>();
  for (const { line, corners, baseline } of words) {
    const above = distance(corners[0]!, baseline[0]);
    sizes.set(line, Math.max(sizes.get(line) ?? 0, above / ASCENT));
  }
  return sizes;
}

function distance(a: Corner, b: Corner): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}
