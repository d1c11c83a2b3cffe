import { drawAlone } from '../images/draw-image.ts';
import { colourKind } from '../images/colour-space.ts';
import { addObject, everyDict, lookupNumber, lookupNumbers } from '../../pdf/graph/access.ts';
import { makeDict } from '../../pdf/make-value.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { PdfName, PdfStream, type PdfDict, type PdfRef, type PdfValue } from '../../pdf/values.ts';
import { grayAt } from './gray-table.ts';
import type { GrayTable } from './gray-table.ts';

const SAMPLES = 256;
const GRID = 64;

/** Turns the colours of every gradient to gray. Returns once all of them are. */
export async function grayShadings(graph: PdfGraph, table: GrayTable): Promise<void> {
  const shadings = [...everyDict(graph)].filter((dict) => isColoured(graph, dict));
  for (const shading of shadings) {
    const space = shading.get('ColorSpace') ?? null;
    const background = lookupNumbers(graph, shading, 'Background');
    if (background) {
      table.want({ space, components: background });
      await table.resolve();
      shading.set('Background', [table.grayOf({ space, components: background })]);
    }
    if (shading.has('Function')) {
      shading.set('Function', await sampleFunction(graph, shading));
      shading.set('ColorSpace', new PdfName('DeviceGray'));
    } else shading.set('ColorSpace', grayMeshSpace(graph, space));
  }
}

function isColoured(graph: PdfGraph, dict: PdfDict): boolean {
  const type = lookupNumber(graph, dict, 'ShadingType');
  return type !== undefined && dict.has('ColorSpace') && colourKind(graph, dict.get('ColorSpace')) !== 'gray';
}

/** The function is drawn as a gradient from its start to its end, and the gray that is seen becomes its table. */
function sampleFunction(graph: PdfGraph, shading: PdfDict): Promise<PdfRef> {
  const type = lookupNumber(graph, shading, 'ShadingType');
  if (type === 1) return samplePlane(graph, shading);
  const fromMesh = lookupNumbers(graph, shading, 'Decode')?.slice(4, 6);
  const domain = lookupNumbers(graph, shading, 'Domain') ?? fromMesh ?? [0, 1];
  const gradient = makeDict({
    ShadingType: 2,
    ColorSpace: shading.get('ColorSpace'),
    Function: shading.get('Function'),
    Domain: domain,
    Coords: [0, 0, SAMPLES, 0],
    Extend: [true, true],
  });
  return drawSamples(graph, gradient, domain, { width: SAMPLES, height: 1 });
}

function samplePlane(graph: PdfGraph, shading: PdfDict): Promise<PdfRef> {
  const domain = lookupNumbers(graph, shading, 'Domain') ?? [0, 1, 0, 1];
  const [left = 0, right = 1, bottom = 0, top = 1] = domain;
  const across = GRID / (right - left);
  const up = GRID / (top - bottom);
  const plane = makeDict({
    ShadingType: 1,
    ColorSpace: shading.get('ColorSpace'),
    Function: shading.get('Function'),
    Domain: domain,
    Matrix: [across, 0, 0, up, -left * across, -bottom * up],
  });
  return drawSamples(graph, plane, domain, { width: GRID, height: GRID });
}

async function drawSamples(
  graph: PdfGraph,
  shading: PdfDict,
  domain: number[],
  { width, height }: { width: number; height: number },
): Promise<PdfRef> {
  const resources = makeDict({ Shading: makeDict({ Shown: shading }) });
  // A page one pixel high is drawn with soft edges: draw it higher and read the middle.
  const pageHeight = Math.max(height, 8);
  const pixels = await drawAlone(graph, { width, height: pageHeight, resources, content: '/Shown sh' });
  const samples = Buffer.alloc(width * height);
  for (let row = 0; row < height; row++) {
    const y = height === 1 ? pageHeight / 2 : pageHeight - 1 - row;
    for (let x = 0; x < width; x++) samples[row * width + x] = Math.round(grayAt(pixels, x, y) * 255);
  }
  const dict: PdfDict = makeDict({ FunctionType: 0, BitsPerSample: 8 });
  dict.set('Domain', domain).set('Range', [0, 1]);
  dict.set('Size', height === 1 ? [width] : [width, height]);
  return addObject(graph, new PdfStream(dict, samples));
}

/** A mesh keeps its data: its components become inks whose mixture is their gray. */
function grayMeshSpace(graph: PdfGraph, space: PdfValue): PdfValue {
  const isInk = colourKind(graph, space) === 'cmyk';
  const program = isInk
    ? '{ 4 1 roll 0.114 mul exch 0.587 mul add exch 0.299 mul add add 1 exch sub dup 0 lt { pop 0 } if }'
    : '{ 0.114 mul exch 0.587 mul add exch 0.299 mul add }';
  const inks = isInk ? ['C', 'M', 'Y', 'K'] : ['R', 'G', 'B'];
  const dict: PdfDict = makeDict({ FunctionType: 4 });
  dict
    .set(
      'Domain',
      inks.flatMap(() => [0, 1]),
    )
    .set('Range', [0, 1]);
  const mixture = addObject(graph, new PdfStream(dict, Buffer.from(program, 'latin1')));
  const names = inks.map((ink) => new PdfName(`SheafGray${ink}`));
  return [new PdfName('DeviceN'), names, new PdfName('DeviceGray'), mixture];
}
