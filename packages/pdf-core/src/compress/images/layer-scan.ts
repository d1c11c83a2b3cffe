import sharp from 'sharp';
import { markInk, type Piece, takePieces } from '../../images/ink.ts';
import type { Pixels } from './draw-image.ts';
import { encodeJpeg } from './encode-image.ts';
import { encodeJbig2 } from './jbig2.ts';

/** A scan in layers: a coarse picture without the text, and over it the text, one stencil a colour. */
export type ScanLayers = {
  /** Of the stencils, in pixels. */
  width: number;
  height: number;
  paper: { raw: Buffer; width: number; height: number; channels: 1 | 3 };
  inks: { raw: Buffer; colour: [number, number, number] }[];
};

/** In parts of an inch: what the shade of a pixel is compared with, and the largest letters and thickest rules. */
const WINDOW = 1 / 8;
const TALLEST = 1 / 2;
const WIDEST = 3;
const RULE = 1 / 25;
/** Smaller marks at 300 dpi are specks. */
const SPECK = 7;
/** Marks that hardly differ from the paper are paper. */
const LEAST_CONTRAST = 30;
/** Squares of an inch over this, in which what is no ink differs so much, are pictures. */
const SQUARES = 8;
const PICTURE_SPREAD = 26;
/** Fewer letters do not make a page of text. */
const LEAST_LETTERS = 40;
/** Inks nearer to each other than this are one, and a page has no more than so many. */
const NEAR = 70;
const MOST_INKS = 4;

/** Undefined where there is too little text on the picture. */
export async function layerScan(
  pixels: Pixels,
  dpi: number,
  { paperDpi, quality }: { paperDpi: number; quality: number },
): Promise<ScanLayers | undefined> {
  const { width, height } = pixels;
  const shades = { data: readShades(pixels), width, height };
  const ink = markInk(shades, Math.round((dpi * WINDOW) / 2), 1);
  // The pieces are wanted with their pixels, which are marked by 2 once they are taken.
  const pieces = takePieces(shades, ink);
  const pictures = findPictures(shades, ink, Math.round(dpi / SQUARES));
  const kept = pieces.filter((piece) => isWritten(piece, dpi) && !pictures(piece));
  if (kept.length < LEAST_LETTERS) return undefined;
  const { inks, masks } = sortInks(pixels, shades.data, ink, kept);
  const paper = await encodePaper(pixels, masks, Math.max(1, Math.round(dpi / paperDpi)), quality);
  const packed = inks.map((colour, i) => ({
    raw: encodeJbig2(packBits(masks, i + 1, width, height), width, height),
    colour,
  }));
  return { width, height, paper, inks: packed };
}

function readShades({ data, width, height, channels }: Pixels): Buffer {
  if (channels === 1) return data;
  const shades = Buffer.allocUnsafe(width * height);
  for (let to = 0, from = 0; to < shades.length; to++, from += 3)
    shades[to] = (data[from]! * 77 + data[from + 1]! * 151 + data[from + 2]! * 28) >> 8;
  return shades;
}

function isWritten({ left, right, top, bottom, count }: Piece, dpi: number): boolean {
  const [wide, high] = [right - left, bottom - top];
  if (count < (SPECK * dpi * dpi) / 90_000) return false;
  if (Math.min(wide, high) <= dpi * RULE) return true;
  return high <= dpi * TALLEST && wide <= dpi * WIDEST;
}

/** Whether a piece stands in a picture: where what is no ink has many shades. */
function findPictures(
  { data, width, height }: { data: Buffer; width: number; height: number },
  ink: Uint8Array,
  side: number,
): (piece: Piece) => boolean {
  const [across, down] = [Math.ceil(width / side), Math.ceil(height / side)];
  const isPicture = new Uint8Array(across * down);
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      let [count, sum, squares] = [0, 0, 0];
      for (let y = row * side; y < Math.min(height, (row + 1) * side); y += 2)
        for (let x = column * side; x < Math.min(width, (column + 1) * side); x += 2) {
          const at = y * width + x;
          // The soft edges of letters are neither ink nor paper.
          if (ink[at] || ink[at - 2] || ink[at + 2] || ink[at - 2 * width] || ink[at + 2 * width]) continue;
          count++;
          sum += data[at]!;
          squares += data[at]! ** 2;
        }
      const mean = sum / count;
      if (count > 20 && Math.sqrt(Math.max(0, squares / count - mean * mean)) > PICTURE_SPREAD)
        isPicture[row * across + column] = 1;
    }
  return ({ left, right, top, bottom }) =>
    isPicture[Math.floor((top + bottom) / 2 / side) * across + Math.floor((left + right) / 2 / side)] === 1;
}

type Colour = [number, number, number];

/** In `masks`, the number of its ink for each pixel of the text, from 1. */
function sortInks(
  { data, width, channels }: Pixels,
  shades: Buffer,
  ink: Uint8Array,
  pieces: Piece[],
): { inks: Colour[]; masks: Uint8Array } {
  const masks = new Uint8Array(ink.length);
  const found: { sum: Colour; count: number }[] = [];
  for (const piece of pieces.toSorted((one, other) => other.count - one.count)) {
    const pixels = listPixels(ink, width, piece);
    const colour = meanColour(data, channels, shades, pixels);
    if (
      paperAround(shades, ink, width, piece) - (colour[0] * 77 + colour[1] * 151 + colour[2] * 28) / 256 <
      LEAST_CONTRAST
    )
      continue;
    const distances = found.map(({ sum, count }) =>
      Math.hypot(...sum.map((one, i) => one / count - colour[i]!)),
    );
    let nearest = distances.indexOf(Math.min(...distances));
    if (!found.length || (distances[nearest]! > NEAR && found.length < MOST_INKS))
      nearest = found.push({ sum: [0, 0, 0], count: 0 }) - 1;
    const into = found[nearest]!;
    for (const i of [0, 1, 2] as const) into.sum[i] += colour[i] * pixels.length;
    into.count += pixels.length;
    for (const at of pixels) masks[at] = nearest + 1;
  }
  const inks = found.map(({ sum, count }) => sum.map((one) => Math.round(one / count)) as Colour);
  return { inks, masks };
}

/** The pixels of a piece, from one of them on; what was listed is not found again. */
function listPixels(ink: Uint8Array, width: number, { start, left, right, top, bottom }: Piece): number[] {
  const listed = [start];
  ink[start] = 3;
  for (let next = 0; next < listed.length; next++) {
    const at = listed[next]!;
    const [x, y] = [at % width, Math.floor(at / width)];
    for (let v = Math.max(top, y - 1); v <= Math.min(bottom - 1, y + 1); v++)
      for (let u = Math.max(left, x - 1); u <= Math.min(right - 1, x + 1); u++) {
        const near = v * width + u;
        if (ink[near] !== 2) continue;
        ink[near] = 3;
        listed.push(near);
      }
  }
  return listed;
}

/** Of its darker half: the edges are mixed with paper. */
function meanColour(data: Buffer, channels: 1 | 3, shades: Buffer, pixels: number[]): Colour {
  const mean = pixels.reduce((sum, at) => sum + shades[at]!, 0) / pixels.length;
  const sum: Colour = [0, 0, 0];
  let count = 0;
  for (const at of pixels) {
    if (shades[at]! > mean) continue;
    count++;
    for (const i of [0, 1, 2] as const) sum[i] += data[channels === 1 ? at : at * 3 + i]!;
  }
  return sum.map((one) => one / count) as Colour;
}

function paperAround(
  shades: Buffer,
  ink: Uint8Array,
  width: number,
  { left, right, top, bottom }: Piece,
): number {
  const height = ink.length / width;
  let [sum, count] = [0, 0];
  for (let y = Math.max(0, top - 3); y < Math.min(height, bottom + 3); y += 2)
    for (let x = Math.max(0, left - 3); x < Math.min(width, right + 3); x += 2) {
      const at = y * width + x;
      if (ink[at]) continue;
      sum += shades[at]!;
      count++;
    }
  return count ? sum / count : 255;
}

/** The picture without the text, `times` coarser; where there was only text, the paper around it. */
async function encodePaper(
  { data, width, height, channels }: Pixels,
  masks: Uint8Array,
  times: number,
  quality: number,
): Promise<ScanLayers['paper']> {
  const [across, down] = [Math.ceil(width / times), Math.ceil(height / times)];
  const sums = new Float64Array(across * down * channels);
  const counts = new Uint32Array(across * down);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      // The edges of letters would leave their shadow.
      if (masks[at] || masks[at - 1] || masks[at + 1] || masks[at - width] || masks[at + width]) continue;
      const to = Math.floor(y / times) * across + Math.floor(x / times);
      counts[to]!++;
      for (let i = 0; i < channels; i++) sums[to * channels + i]! += data[at * channels + i]!;
    }
  const paper = Buffer.alloc(across * down * channels);
  for (let to = 0; to < counts.length; to++)
    for (let i = 0; i < channels; i++)
      paper[to * channels + i] = counts[to] ? sums[to * channels + i]! / counts[to]! : 255;
  spreadPaper(paper, counts, across, down, channels);
  const image = sharp(paper, { raw: { width: across, height: down, channels } });
  const { raw } = await encodeJpeg(image.toColourspace(channels === 1 ? 'b-w' : 'srgb'), quality);
  return { raw, width: across, height: down, channels };
}

/** Fills what has no paper of its own from the left, then from above, then from the right and below. */
function spreadPaper(
  paper: Buffer,
  counts: Uint32Array,
  across: number,
  down: number,
  channels: number,
): void {
  const has = Uint8Array.from(counts, (count) => (count ? 1 : 0));
  const take = (to: number, from: number) => {
    if (has[to] || !has[from]) return;
    paper.copy(paper, to * channels, from * channels, (from + 1) * channels);
    has[to] = 1;
  };
  for (let y = 0; y < down; y++) {
    for (let x = 1; x < across; x++) take(y * across + x, y * across + x - 1);
    for (let x = across - 2; x >= 0; x--) take(y * across + x, y * across + x + 1);
  }
  for (let y = 1; y < down; y++) for (let x = 0; x < across; x++) take(y * across + x, (y - 1) * across + x);
  for (let y = down - 2; y >= 0; y--)
    for (let x = 0; x < across; x++) take(y * across + x, (y + 1) * across + x);
}

function packBits(masks: Uint8Array, ink: number, width: number, height: number): Buffer {
  const row = (width + 7) >> 3;
  const bits = Buffer.alloc(row * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (masks[y * width + x] === ink) bits[y * row + (x >> 3)]! |= 128 >> (x & 7);
  return bits;
}
