import sharp from 'sharp';
import type Tesseract from 'tesseract.js';
import { type CleanImage, writePgm } from './clean.ts';
import type { GrayImage } from './gray-image.ts';
import type { Languages } from './languages.ts';
import { readDoubtful } from './read-again.ts';
import { withReader } from './readers.ts';

/** Corners in pixels of the image as it was given. */
export type Corner = { x: number; y: number };

/** A word as it was read: where its line begins and ends under it, its height, and how sure the reader is (0 to 1). */
export type ReadWord = {
  text: string;
  confidence: number;
  corners: Corner[];
  /** The ends of the line that the word stands on, at its left and right edge. */
  baseline: [Corner, Corner];
  line: number;
};

export type ReadImage = { text: string; confidence: number; words: ReadWord[] };

/** `onShare`: how much of it is read, from 0 to 1; it begins anew where a page is read once more. */
export type ReadOptions = {
  languages: Languages;
  signal?: AbortSignal | undefined;
  onShare?: ((share: number) => void) | undefined;
};

/** Under this the page may lie on its side or its head; the other ways are tried. */
const DOUBTFUL = 0.6;

/** Reads an image, turning it when it cannot be read as it stands. */
export async function readImage(image: CleanImage, options: ReadOptions): Promise<ReadImage> {
  let best = await readTurned(image, 0, options);
  for (const quarters of [2, 1, 3]) {
    if (best.confidence >= DOUBTFUL) break;
    const other = await readTurned(image, quarters, options);
    if (other.confidence > best.confidence + 0.1) best = other;
  }
  return best;
}

async function readTurned(image: CleanImage, quarters: number, options: ReadOptions): Promise<ReadImage> {
  const turned = await turnImage(image, quarters);
  return withReader(options.languages, options, async (reader) => {
    const { data } = await reader.recognize(
      writePgm(turned),
      { rotateAuto: true },
      { text: true, blocks: true },
    );
    const skew = data.rotateRadians ?? 0;
    const place = (at: Corner) => placeBack(at, turned, skew, quarters, image);
    const lines = (data.blocks ?? []).flatMap((block) =>
      block.paragraphs.flatMap((paragraph) => paragraph.lines),
    );
    // In a rotated picture, the engine's word positions must be rotated back.
    const whole = skew ? data.text : await readDoubtful(reader, turned, lines, data.text);
    const words = lines.flatMap(({ baseline, words: inLine }, line) =>
      inLine.map(({ text, confidence, bbox }): ReadWord => {
        const { corners, under } = standWord(bbox, baseline);
        const placed = { corners: corners.map(place), baseline: under.map(place) as [Corner, Corner] };
        return { text, confidence: confidence / 100, ...placed, line };
      }),
    );
    return { text: whole.trim(), confidence: meanConfidence(words), words };
  });
}

/**
 * The corners of a word from where reading starts above it, clockwise, and the piece of the line it stands on. Lines
 * may run down or up as well: columns of text that lie on their side are read as they are.
 */
function standWord(
  { x0, y0, x1, y1 }: Tesseract.Bbox,
  line: Tesseract.Baseline,
): { corners: Corner[]; under: Corner[] } {
  const box = [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ];
  const [across, down] = [line.x1 - line.x0, line.y1 - line.y0];
  if (Math.abs(across) >= Math.abs(down)) {
    const yAt = (x: number) => line.y0 + (across ? (down / across) * (x - line.x0) : 0);
    return { corners: box, under: [x0, x1].map((x) => ({ x, y: yAt(x) })) };
  }
  const xAt = (y: number) => line.x0 + (across / down) * (y - line.y0);
  const first = down > 0 ? 1 : 3;
  const ends = down > 0 ? [y0, y1] : [y1, y0];
  return {
    corners: [...box.slice(first), ...box.slice(0, first)],
    under: ends.map((y) => ({ x: xAt(y), y })),
  };
}

function meanConfidence(words: ReadWord[]): number {
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  return letters ? words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / letters : 0;
}

async function turnImage(image: GrayImage, quarters: number): Promise<GrayImage> {
  if (!quarters) return image;
  const { data, width, height } = image;
  const pixels = sharp(data, { raw: { width, height, channels: 1 }, limitInputPixels: false }).rotate(
    quarters * 90,
  );
  const turned = await pixels.toColourspace('b-w').raw().toBuffer();
  return quarters % 2 ? { data: turned, width: height, height: width } : { data: turned, width, height };
}

/** From the image as the reader saw it (deskewed, turned, enlarged) to the image as it was given. */
function placeBack(at: Corner, turned: GrayImage, skew: number, quarters: number, image: CleanImage): Corner {
  const [cx, cy] = [turned.width / 2, turned.height / 2];
  const [sin, cos] = [Math.sin(-skew), Math.cos(-skew)];
  const x = cx + (at.x - cx) * cos - (at.y - cy) * sin;
  const y = cy + (at.x - cx) * sin + (at.y - cy) * cos;
  const { width, height, enlarged } = image;
  const [u, v] = [
    [x, y],
    [y, height - x],
    [width - x, height - y],
    [width - y, x],
  ][quarters] as [number, number];
  return { x: u / enlarged, y: v / enlarged };
}
