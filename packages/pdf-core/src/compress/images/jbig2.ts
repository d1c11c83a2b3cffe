import { createArithmeticCoder } from './arithmetic-coder.ts';

/** Context of the bit for a row that repeats the one above (T.88 figure 8). */
const SAME_ROW_CONTEXT = 0x9b25;
/** Blank pixels left and right of a row, so that contexts need no checks at the edges. */
const MARGIN = 4;
/** T.88 table 5: the four movable pixels of template 0, where they stand by default. */
const MOVABLE_PIXELS = [3, -1, -3, -1, 2, -2, -2, -2];

const PAGE_INFORMATION = 48;
const IMMEDIATE_GENERIC_REGION = 38;

/**
 * Lossless JBIG2 for a JBIG2Decode stream: one generic region, arithmetic coding, template 0, repeated rows.
 * `bits` holds packed rows, each padded to a byte, where 1 is black.
 */
export function encodeJbig2(bits: Buffer, width: number, height: number): Buffer {
  const page = Buffer.alloc(19);
  page.writeUInt32BE(width, 0);
  page.writeUInt32BE(height, 4);
  const region = Buffer.alloc(26);
  region.writeUInt32BE(width, 0);
  region.writeUInt32BE(height, 4);
  region[17] = 0x08;
  for (const [index, offset] of MOVABLE_PIXELS.entries()) region.writeInt8(offset, 18 + index);
  const data = encodeRegion(bits, width, height);
  return Buffer.concat([
    segment(0, PAGE_INFORMATION, page),
    segment(1, IMMEDIATE_GENERIC_REGION, Buffer.concat([region, data])),
  ]);
}

function segment(number: number, type: number, body: Buffer): Buffer {
  const header = Buffer.alloc(11);
  header.writeUInt32BE(number, 0);
  header[4] = type;
  header[6] = 1;
  header.writeUInt32BE(body.length, 7);
  return Buffer.concat([header, body]);
}

function encodeRegion(bits: Buffer, width: number, height: number): Buffer {
  const rowBytes = (width + 7) >> 3;
  const coder = createArithmeticCoder(rowBytes * 64);
  let above2 = new Uint8Array(width + 2 * MARGIN);
  let above = new Uint8Array(width + 2 * MARGIN);
  let row = new Uint8Array(width + 2 * MARGIN);
  let wasSame = 0;
  for (let y = 0; y < height; y++) {
    unpackRow(bits, y * rowBytes, width, row);
    const isSame = y > 0 && samePackedRow(bits, y, rowBytes) ? 1 : 0;
    coder.encode(SAME_ROW_CONTEXT, isSame ^ wasSame);
    wasSame = isSame;
    if (!isSame) encodeRow(coder.encode, row, above, above2, width);
    [above2, above, row] = [above, row, above2];
  }
  return coder.finish();
}

/** The row above the first one is white. */
function samePackedRow(bits: Buffer, y: number, rowBytes: number): boolean {
  const at = y * rowBytes;
  return bits.compare(bits, at - rowBytes, at, at, at + rowBytes) === 0;
}

function unpackRow(bits: Buffer, start: number, width: number, row: Uint8Array): void {
  for (let x = 0; x < width; x++) row[x + MARGIN] = ((bits[start + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1;
}

function pixelAt(pixels: Uint8Array, x: number): number {
  return pixels[x] ?? 0;
}

/** The context of a pixel is 16 others: 5 of two rows above, 7 of the row above, 4 before it (T.88 figure 3). */
function encodeRow(
  encode: (context: number, bit: number) => void,
  row: Uint8Array,
  above: Uint8Array,
  above2: Uint8Array,
  width: number,
): void {
  let high = (pixelAt(above2, MARGIN) << 1) | pixelAt(above2, MARGIN + 1);
  let middle = (pixelAt(above, MARGIN) << 2) | (pixelAt(above, MARGIN + 1) << 1) | pixelAt(above, MARGIN + 2);
  let before = 0;
  for (let x = MARGIN; x < width + MARGIN; x++) {
    high = ((high << 1) | pixelAt(above2, x + 2)) & 31;
    middle = ((middle << 1) | pixelAt(above, x + 3)) & 127;
    const bit = pixelAt(row, x);
    encode(contextOf(high, middle, before), bit);
    before = ((before << 1) | bit) & 15;
  }
}

/** The movable pixels take the ends of the rows, out of the order in which the others stand. */
function contextOf(high: number, middle: number, before: number): number {
  return (
    before |
    ((middle & 1) << 4) |
    (((middle >> 1) & 31) << 5) |
    (((middle >> 6) & 1) << 10) |
    ((high & 1) << 11) |
    (((high >> 1) & 7) << 12) |
    (((high >> 4) & 1) << 15)
  );
}
