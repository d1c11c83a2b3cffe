import type { Pixels } from './draw-image.ts';

/** Samples as numbers into a list of colours, packed as many to a byte as go in. */
export type PaletteImage = { indices: Buffer; bits: 1 | 2 | 4 | 8; colours: Buffer };

/** As many as one byte can index. */
const PALETTE_SIZE = 256;

/** The colours of an RGB image; undefined where there are more than `limit`: of a photograph few pixels are looked at. */
export function listColours({ data }: Pixels, limit: number): Set<number> | undefined {
  const colours = new Set<number>();
  let last = -1;
  for (let at = 0; at < data.length; at += 3) {
    const colour = colourAt(data, at);
    if (colour === last) continue;
    last = colour;
    colours.add(colour);
    if (colours.size > limit) return undefined;
  }
  return colours;
}

function colourAt(data: Buffer, at: number): number {
  return ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
}

export function areGray(colours: Set<number>): boolean {
  for (const colour of colours) {
    const blue = colour & 255;
    if (colour >> 16 !== blue || ((colour >> 8) & 255) !== blue) return false;
  }
  return true;
}

/** The same RGB pixels by a palette, or undefined where one byte a pixel is not enough for their colours. */
export function toPalette({ data, width, height }: Pixels, colours: Set<number>): PaletteImage | undefined {
  if (colours.size > PALETTE_SIZE) return undefined;
  const sorted = [...colours].sort((one, other) => one - other);
  const bits = colours.size > 16 ? 8 : colours.size > 4 ? 4 : colours.size > 2 ? 2 : 1;
  const indexOf = new Map(sorted.map((colour, index) => [colour, index]));
  const rowBytes = Math.ceil((width * bits) / 8);
  const indices = Buffer.alloc(rowBytes * height);
  let last = -1;
  let index = 0;
  for (let y = 0, from = 0; y < height; y++) {
    for (let x = 0; x < width; x++, from += 3) {
      const colour = colourAt(data, from);
      if (colour !== last) index = indexOf.get(colour) ?? 0;
      last = colour;
      const to = y * rowBytes + ((x * bits) >> 3);
      indices[to] = (indices[to] ?? 0) | (index << (8 - bits - ((x * bits) & 7)));
    }
  }
  const bytes = sorted.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]);
  return { indices, bits, colours: Buffer.from(bytes) };
}
