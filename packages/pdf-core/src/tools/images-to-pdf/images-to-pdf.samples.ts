import sharp from 'sharp';
import { expect } from 'vitest';
import type { Colour } from '../../testing/images.ts';
import { pageImage, qpdfComplaints } from '../../testing/index.ts';
import { imagesToPdfOptions } from './options.ts';
import { imagesToPdf } from './images-to-pdf.ts';

export const WHITE: Colour = [255, 255, 255];

/** The document made from images, after a clean qpdf check. */
export async function convert(images: Uint8Array[], options: Record<string, unknown> = {}) {
  const inputs = images.map((bytes, index) => ({ name: `image-${index + 1}`, bytes }));
  const { files, report } = await imagesToPdf(inputs, imagesToPdfOptions.parse(options));
  const bytes = files[0]!.bytes;
  expect(await qpdfComplaints(bytes)).toBe('');
  return { bytes, report };
}

/** The colours poppler draws at points of a page, counted from its top left corner. */
export async function coloursAt(bytes: Uint8Array, points: [number, number][], page = 1): Promise<Colour[]> {
  const { data, info } = await sharp(await pageImage(bytes, page))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return points.map(
    ([x, y]) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)] as Colour,
  );
}

function distance(a: Colour, b: Colour): number {
  return Math.max(...a.map((value, i) => Math.abs(value - b[i]!)));
}

/** Colours as they were wanted, but for what drawing them rounds. */
export function expectClose(colours: Colour[], wanted: Colour[]): void {
  expect(colours.map((colour, i) => (distance(colour, wanted[i]!) < 12 ? wanted[i] : colour))).toEqual(
    wanted,
  );
}
