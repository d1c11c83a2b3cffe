import type { PageImage } from '../pdfium/render.ts';
import type { GrayImage } from '../tools/ocr/gray-image.ts';

/** The brightness of each pixel, and how many have which. */
export type PageShades = { image: GrayImage; counts: Uint32Array };

const WHITE = 0xffff_ffff;

/** All of it at once, and paper in passing: a page has millions of pixels, and most are white. */
export function readShades(image: PageImage): PageShades {
  return readWhole(image, false)!;
}

/** Undefined as soon as a pixel has a colour. */
export function readGrayShades(image: PageImage): PageShades | undefined {
  return readWhole(image, true);
}

function readWhole({ data, width, height }: PageImage, isGrayOnly: boolean): PageShades | undefined {
  const pixels = wholePixels(data);
  const gray = Buffer.alloc(width * height, 255);
  const counts = new Uint32Array(256);
  const paper = Buffer.alloc(width * 4, 255);
  let inked = 0;
  for (let y = 0; y < height; y++) {
    if (startsWith(data, y * paper.length, paper)) continue;
    for (let at = y * width; at < (y + 1) * width; at++) {
      const pixel = pixels[at]!;
      if (pixel === WHITE) continue;
      const red = pixel & 255;
      const green = (pixel >>> 8) & 255;
      const blue = (pixel >>> 16) & 255;
      const shade = (red * 77 + green * 150 + blue * 29) >> 8;
      if (isGrayOnly && (red !== green || green !== blue)) return undefined;
      gray[at] = shade;
      counts[shade]! += 1;
      inked += 1;
    }
  }
  counts[255]! += gray.length - inked;
  return { image: { data: gray, width, height }, counts };
}

/** Whether bytes go on with a row, which is compared at once. */
export function startsWith(data: Buffer, at: number, row: Buffer): boolean {
  return data.compare(row, 0, row.length, at, at + row.length) === 0;
}

/** Red in the lowest byte, as every machine we run on reads it. */
export function wholePixels(data: Buffer): Uint32Array {
  const { buffer, byteOffset } = data.byteOffset % 4 ? Uint8Array.from(data) : data;
  return new Uint32Array(buffer, byteOffset, data.length / 4);
}
