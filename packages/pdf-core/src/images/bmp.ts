import { asBytes } from '../pdf/as-bytes.ts';
import { PdfError } from '../errors.ts';
import { refusePixelFlood } from './guard.ts';

export type RawPixels = { data: Buffer; width: number; height: number; channels: 3 | 4 };

/** How a BMP of 16 or 32 bits a pixel divides them among its colours. */
type Masks = { red: number; green: number; blue: number; alpha: number };

const PLAIN = 0;
const BIT_FIELDS = 3;
const ALPHA_BIT_FIELDS = 6;

/** Windows bitmaps of 1 to 32 bits a pixel, upright or upside down. sharp does not read them. */
export function readBmp(bytes: Uint8Array, name: string): RawPixels {
  const file = asBytes(bytes);
  if (file.length < 54) throw new PdfError('image_cut_off', { file: name });
  const headerSize = file.readUInt32LE(14);
  const [width, signedHeight] = [file.readInt32LE(18), file.readInt32LE(22)];
  const height = Math.abs(signedHeight);
  const bits = file.readUInt16LE(28);
  const coding = file.readUInt32LE(30);
  refusePixelFlood(width, height, name);
  if (
    headerSize < 40 ||
    ![PLAIN, BIT_FIELDS, ALPHA_BIT_FIELDS].includes(coding) ||
    ![1, 4, 8, 16, 24, 32].includes(bits)
  )
    throw new PdfError('bmp_unsupported', { file: name });
  const start = file.readUInt32LE(10);
  const rowBytes = Math.ceil((width * bits) / 32) * 4;
  if (start + rowBytes * height > file.length) throw new PdfError('image_cut_off', { file: name });
  const masks = readMasks(file, headerSize, bits, coding);
  const palette = file.subarray(14 + headerSize, start);
  const channels = masks.alpha ? 4 : 3;
  const data = Buffer.alloc(width * height * channels);
  for (let y = 0; y < height; y++) {
    const row = start + (signedHeight > 0 ? height - 1 - y : y) * rowBytes;
    for (let x = 0; x < width; x++) {
      const target = (y * width + x) * channels;
      if (bits <= 8) copyIndexed(file, row, x, bits, palette, data, target);
      else if (bits === 24) copyBgr(file, row + x * 3, data, target);
      else
        copyMasked(
          bits === 16 ? file.readUInt16LE(row + x * 2) : file.readUInt32LE(row + x * 4),
          masks,
          data,
          target,
        );
    }
  }
  return { data, width, height, channels };
}

function readMasks(file: Buffer, headerSize: number, bits: number, coding: number): Masks {
  if (coding === PLAIN)
    return bits === 16
      ? { red: 0x7c00, green: 0x3e0, blue: 0x1f, alpha: 0 }
      : { red: 0xff0000, green: 0xff00, blue: 0xff, alpha: 0 };
  const hasAlpha = (headerSize >= 56 || coding === ALPHA_BIT_FIELDS) && file.length >= 70;
  return {
    red: file.readUInt32LE(54),
    green: file.readUInt32LE(58),
    blue: file.readUInt32LE(62),
    alpha: hasAlpha ? file.readUInt32LE(66) : 0,
  };
}

function copyIndexed(
  file: Buffer,
  row: number,
  x: number,
  bits: number,
  palette: Buffer,
  data: Buffer,
  target: number,
): void {
  const byte = file[row + ((x * bits) >> 3)]!;
  const index = (byte >> (8 - bits - ((x * bits) & 7))) & ((1 << bits) - 1);
  if (index * 4 + 2 < palette.length) copyBgr(palette, index * 4, data, target);
}

function copyBgr(from: Buffer, at: number, to: Buffer, target: number): void {
  to[target] = from[at + 2]!;
  to[target + 1] = from[at + 1]!;
  to[target + 2] = from[at]!;
}

function copyMasked(value: number, masks: Masks, to: Buffer, target: number): void {
  to[target] = scaleBits(value, masks.red);
  to[target + 1] = scaleBits(value, masks.green);
  to[target + 2] = scaleBits(value, masks.blue);
  if (masks.alpha) to[target + 3] = scaleBits(value, masks.alpha);
}

/** The bits under a mask as 0 to 255. */
function scaleBits(value: number, mask: number): number {
  if (!mask) return 0;
  const shift = Math.clz32(mask & -mask) ^ 31;
  return Math.round((((value & mask) >>> shift) * 255) / (mask >>> shift));
}
