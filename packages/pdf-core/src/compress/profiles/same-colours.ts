import { Buffer } from 'node:buffer';
import { drawAlone } from '../images/draw-image.ts';
import { addObject } from '../../pdf/graph/access.ts';
import { makeDict } from '../../pdf/make-value.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { PdfName, PdfStream, type PdfRef } from '../../pdf/values.ts';

/** How finely each component is tried, by their number; the corners of most tables for print are among them. */
const LEVELS = new Map([
  [1, 256],
  [3, 17],
  [4, 9],
]);
/** Half of what pages may differ by; only colours at the edge of what a screen can show come near it. */
const SHADE = 16;

/** Whether PDFium shows the colours of one profile as those of another, tried on all of them at even distances. */
export async function showsSameColours(
  graph: PdfGraph,
  one: PdfStream,
  other: PdfStream,
  components: number,
): Promise<boolean> {
  const levels = LEVELS.get(components);
  if (!levels) return false;
  const samples = everyColour(levels, components);
  const width = Math.min(levels ** 2, samples.length / components);
  const height = samples.length / components / width;
  const added: PdfRef[] = [];
  const add = (stream: PdfStream): PdfRef => {
    added.push(addObject(graph, stream));
    return added.at(-1)!;
  };
  const image = (profile: PdfStream): PdfRef => {
    const dict = makeDict({
      Subtype: new PdfName('Image'),
      Width: width,
      Height: height,
      BitsPerComponent: 8,
    });
    dict.set('ColorSpace', [new PdfName('ICCBased'), add(profile)]);
    return add(new PdfStream(dict, samples));
  };
  const resources = makeDict({ XObject: makeDict({ One: image(one), Other: image(other) }) });
  const place = `${width} 0 0 ${height} 0`;
  const content = `q ${place} ${height} cm /One Do Q q ${place} 0 cm /Other Do Q`;
  try {
    const drawn = await drawAlone(graph, { width, height: height * 2, resources, content });
    const half = drawn.data.length / 2;
    for (let at = 0; at < half; at++)
      if (Math.abs((drawn.data[at] ?? 0) - (drawn.data[at + half] ?? 0)) > SHADE) return false;
    return true;
  } finally {
    for (const { number } of added) graph.objects.delete(number);
  }
}

function everyColour(levels: number, components: number): Buffer {
  const colours = Buffer.alloc(levels ** components * components);
  for (let at = 0; at < colours.length; at++) {
    const step = levels ** (components - 1 - (at % components));
    const level = Math.floor(Math.floor(at / components) / step) % levels;
    colours[at] = Math.round((level * 255) / (levels - 1));
  }
  return colours;
}
