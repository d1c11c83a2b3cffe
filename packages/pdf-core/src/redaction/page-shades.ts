import type { PageImage } from '../pdfium/render.ts';
import type { GrayImage } from '../tools/ocr/gray-image.ts';

const WHITE = 0xffff_ffff;

/** The shades of a picture that was drawn with colours. Most of its pixels are paper, which is left out in passing. */
export function readShades(
  { data, width, height }: PageImage,
  blank = listBlankRows({ data, height }),
): GrayImage {
  const pixels = wholePixels(data);
  const gray = Buffer.alloc(width * height, 255);
  for (let y = 0; y < height; y++) {
    if (blank[y]) continue;
    for (let at = y * width; at < (y + 1) * width; at++) {
      const pixel = pixels[at]!;
      if (pixel === WHITE) continue;
      gray[at] = ((pixel & 255) * 77 + ((pixel >>> 8) & 255) * 150 + ((pixel >>> 16) & 255) * 29) >> 8;
    }
  }
  return { data: gray, width, height };
}

export function hasColour({ data, width, height }: PageImage, blank: Uint8Array): boolean {
  const pixels = wholePixels(data);
  for (let y = 0; y < height; y++) {
    if (blank[y]) continue;
    for (let at = y * width; at < (y + 1) * width; at++) {
      const pixel = pixels[at]!;
      if (pixel !== WHITE && ((pixel ^ (pixel >>> 8)) & 0xffff) !== 0) return true;
    }
  }
  return false;
}

/** The rows of a picture that are paper, each compared at once, as 1. */
export function listBlankRows({ data, height }: { data: Buffer; height: number }): Uint8Array {
  const rowBytes = data.length / height;
  const paper = Buffer.alloc(rowBytes, 255);
  return Uint8Array.from({ length: height }, (_, y) =>
    data.compare(paper, 0, rowBytes, y * rowBytes, (y + 1) * rowBytes) === 0 ? 1 : 0,
  );
}

/** Red in the lowest byte, as every machine we run on reads it. */
export function wholePixels(data: Buffer): Uint32Array {
  const { buffer, byteOffset } = data.byteOffset % 4 ? Uint8Array.from(data) : data;
  return new Uint32Array(buffer, byteOffset, data.length / 4);
}
