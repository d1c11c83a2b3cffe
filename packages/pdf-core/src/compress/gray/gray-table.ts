import { makeDict } from '../../pdf/make-value.ts';
import { drawAlone } from '../images/draw-image.ts';
import type { Pixels } from '../images/draw-image.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import type { PdfDict, PdfValue } from '../../pdf/values.ts';
import { numberToken } from '../../pdf/text.ts';
import { writeValue } from '../../pdf/write-value.ts';

/** A colour as content gives it: a colour space, as it stands in the resources, and its components. */
export type Colour = { space: PdfValue; components: number[] };

/** How light a colour is to the eye, 0 to 1. */
export function luminance(red: number, green: number, blue: number): number {
  return Math.min(1, Math.max(0, 0.299 * red + 0.587 * green + 0.114 * blue));
}

/** The gray of colours of any space: they are collected first, then drawn all at once and looked at. */
export type GrayTable = {
  want: (colour: Colour) => void;
  resolve: () => Promise<void>;
  grayOf: (colour: Colour) => number;
};

const SWATCH = 4;
const COLUMNS = 64;
const PER_SHEET = COLUMNS * COLUMNS;

export function createGrayTable(graph: PdfGraph): GrayTable {
  const wanted = new Map<string, Colour>();
  const grays = new Map<string, number>();
  return {
    want(colour) {
      const key = keyOf(colour);
      if (!grays.has(key)) wanted.set(key, colour);
    },
    async resolve() {
      const all = [...wanted];
      wanted.clear();
      for (let start = 0; start < all.length; start += PER_SHEET) {
        const sheet = all.slice(start, start + PER_SHEET);
        const pixels = await drawSwatches(
          graph,
          sheet.map(([, colour]) => colour),
        );
        for (const [index, [key]] of sheet.entries()) grays.set(key, swatchGray(pixels, index));
      }
    },
    grayOf: (colour) => grays.get(keyOf(colour)) ?? 0,
  };
}

function keyOf({ space, components }: Colour): string {
  return `${writeValue(space, (ref) => ref.number)} ${components.join(' ')}`;
}

async function drawSwatches(graph: PdfGraph, colours: Colour[]): Promise<Pixels> {
  const spaces: PdfDict = new Map();
  const names = new Map<string, string>();
  let content = '';
  for (const [index, { space, components }] of colours.entries()) {
    const key = writeValue(space, (ref) => ref.number);
    const name = names.get(key) ?? `C${names.size}`;
    names.set(key, name);
    spaces.set(name, space);
    const x = (index % COLUMNS) * SWATCH;
    const y = Math.floor(index / COLUMNS) * SWATCH;
    const numbers = components.map(numberToken).join(' ');
    content += `/${name} cs ${numbers} scn ${x} ${y} ${SWATCH} ${SWATCH} re f\n`;
  }
  const side = COLUMNS * SWATCH;
  const resources = makeDict({ ColorSpace: spaces });
  return drawAlone(graph, { width: side, height: side, resources, content });
}

/** Pages count from below, pixels from above. */
function swatchGray(pixels: Pixels, index: number): number {
  const x = (index % COLUMNS) * SWATCH + SWATCH / 2;
  const y = pixels.height - 1 - (Math.floor(index / COLUMNS) * SWATCH + SWATCH / 2);
  return grayAt(pixels, x, y);
}

export function grayAt({ data, width, channels }: Pixels, x: number, y: number): number {
  const at = (y * width + x) * channels;
  const first = (data[at] ?? 0) / 255;
  if (channels === 1) return first;
  return luminance(first, (data[at + 1] ?? 0) / 255, (data[at + 2] ?? 0) / 255);
}
