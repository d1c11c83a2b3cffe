import { MAX_MARK_BYTES } from '@sheaf/api/features/sign-marks/sign-marks.limits.schema.ts';
import type { Pixels } from '../../files/scan/image/pixels.ts';
import { removePaper } from './remove-paper.ts';
import { toBase64 } from './signature-picture.ts';

/** Pixels: a photo is looked at in this size, and kept in the first that is small enough. */
const LONGEST = 1600;
const SIDES = [1000, 700, 500, 300];

/** The ink of a photo as a PNG in base64; null where there is none, or no picture. */
export async function readPhoto(file: Blob): Promise<string | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const pixels = readPixels(bitmap);
  bitmap.close();
  const ink = pixels && (isCutOut(pixels) ? pixels : removePaper(pixels));
  return ink ? writePng(ink) : null;
}

function readPixels(bitmap: ImageBitmap): Pixels | null {
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const canvas = makeCanvas(bitmap.width * scale, bitmap.height * scale);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return null;
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

/** Somebody has taken its paper away already. */
function isCutOut({ data }: Pixels): boolean {
  let clear = 0;
  for (let at = 3; at < data.length; at += 4) if (data[at]! < 16) clear++;
  return clear > data.length / 4 / 10;
}

function writePng({ data, width, height }: Pixels): string | null {
  const whole = makeCanvas(width, height);
  whole.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  for (const side of SIDES) {
    const scale = Math.min(1, side / Math.max(width, height));
    const canvas = makeCanvas(width * scale, height * scale);
    canvas.getContext('2d')?.drawImage(whole, 0, 0, canvas.width, canvas.height);
    const png = toBase64(canvas);
    if (png.length * 0.75 <= MAX_MARK_BYTES) return png;
  }
  return null;
}

function makeCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  return canvas;
}
