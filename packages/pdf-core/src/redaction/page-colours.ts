import type { PageImage } from '../pdfium/render.ts';
import { wholePixels } from './page-shades.ts';

/**
 * Which colours the pixels of a page have, and how many have each: places in a table that a colour leads to; and how often
 * another follows, each time with the place of the colour and, in higher bits, so many pixels of one row.
 */
export type PageColours = {
  keys: Int32Array;
  counts: Uint32Array;
  places: number[];
  runs: number;
  list: Uint32Array;
};

/** Samples as numbers into a list of colours, a byte each, in runs as RunLengthDecode reads them. */
export type IndexedPage = { runs: Buffer; palette: Buffer };

const TABLE_BITS = 15;
const PLACE = (1 << TABLE_BITS) - 1;
const FIRST_RUNS = 1 << 18;
const MOST_IN_PALETTE = 256;
/** A run of so many samples takes two bytes; shorter ones are written out among others. */
const SHORTEST_RUN = 3;
const LONGEST_RUN = 128;
const END_OF_RUNS = 128;
/** A colour that so large a share of the pixels has is no edge of something, and stays as it is. */
const FLAT = 1 / 1000;
const NONE = -1;

/** The colours of a page, or undefined where there are more than `most`: of a photograph few pixels are looked at. */
export function countColours(
  { data, width, height }: PageImage,
  blank: Uint8Array,
  most: number,
): PageColours | undefined {
  const pixels = wholePixels(data);
  const colours: PageColours = {
    keys: new Int32Array(1 << TABLE_BITS).fill(NONE),
    counts: new Uint32Array(1 << TABLE_BITS),
    places: [],
    runs: 0,
    list: new Uint32Array(FIRST_RUNS),
  };
  const { counts, places } = colours;
  for (let y = 0; y < height; y++) {
    const end = (y + 1) * width;
    for (let at = y * width; at < end;) {
      const pixel = pixels[at]!;
      const start = at;
      if (blank[y]) at = end;
      else
        do at += 1;
        while (at < end && pixels[at] === pixel);
      const place = placeOf(colours, pixel & 0xff_ffff);
      counts[place]! += at - start;
      if (colours.runs === colours.list.length) colours.list = twiceAsLong(colours.list);
      colours.list[colours.runs++] = ((at - start) << TABLE_BITS) | place;
      if (places.length > most) return undefined;
    }
  }
  return colours;
}

function twiceAsLong(list: Uint32Array): Uint32Array {
  const longer = new Uint32Array(list.length * 2);
  longer.set(list);
  return longer;
}

/** Its own place, or the next that is free. */
function placeOf({ keys, places }: PageColours, colour: number): number {
  let place = Math.imul(colour, 0x9e37_79b1) >>> (32 - TABLE_BITS);
  while (keys[place] !== colour) {
    if (keys[place] === NONE) {
      keys[place] = colour;
      places.push(place);
      break;
    }
    place = (place + 1) & PLACE;
  }
  return place;
}

/**
 * A page by a list of its colours. Where one byte is too little for all of them, those of edges, which few pixels have,
 * become the next of sixteen shades of red, green and blue. Undefined where that is too little too.
 */
export function indexColours(
  { width, height }: { width: number; height: number },
  colours: PageColours,
): IndexedPage | undefined {
  const kept = keptColours(colours, width * height * FLAT);
  const palette = [...new Set(kept.values())].toSorted((one, other) => one - other);
  if (palette.length > MOST_IN_PALETTE) return undefined;
  const numberOf = new Map(palette.map((colour, number) => [colour, number]));
  const numbers = new Uint8Array(colours.keys.length);
  for (const [place, colour] of kept) numbers[place] = numberOf.get(colour)!;
  const bytes = palette.flatMap((colour) => [colour & 255, (colour >> 8) & 255, colour >> 16]);
  return { runs: writeRuns(colours, numbers, width * height), palette: Buffer.from(bytes) };
}

function writeRuns({ list, runs }: PageColours, numbers: Uint8Array, pixels: number): Buffer {
  const bytes = Buffer.allocUnsafe(SHORTEST_RUN * runs + Math.ceil((2 * pixels) / LONGEST_RUN) + 1);
  let to = 0;
  // Where the length of what is written out stands; -1 behind a run.
  let written = -1;
  const writeOut = (number: number) => {
    if (written < 0 || bytes[written] === LONGEST_RUN - 1) bytes[(written = to++)] = 0;
    else bytes[written]! += 1;
    bytes[to++] = number;
  };
  for (let at = 0; at < runs; at++) {
    const run = list[at]!;
    const number = numbers[run & PLACE]!;
    let length = run >>> TABLE_BITS;
    if (length >= SHORTEST_RUN) written = -1;
    for (; length >= SHORTEST_RUN; length -= Math.min(LONGEST_RUN, length)) {
      bytes[to++] = 257 - Math.min(LONGEST_RUN, length);
      bytes[to++] = number;
    }
    for (; length > 0; length--) writeOut(number);
  }
  bytes[to++] = END_OF_RUNS;
  return bytes.subarray(0, to);
}

/** What each colour of a page becomes, by its place in the table. */
function keptColours({ keys, counts, places }: PageColours, least: number): Map<number, number> {
  const isExact = places.length <= MOST_IN_PALETTE;
  return new Map(
    places.map((place) => [
      place,
      isExact || counts[place]! >= least ? keys[place]! : nextOfSixteen(keys[place]!),
    ]),
  );
}

function nextOfSixteen(colour: number): number {
  let near = 0;
  for (const shift of [0, 8, 16]) near |= (Math.floor((((colour >> shift) & 255) + 8) / 17) * 17) << shift;
  return near;
}
