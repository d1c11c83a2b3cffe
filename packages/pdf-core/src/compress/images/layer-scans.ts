import { PdfError } from '../../errors.ts';
import { addObject } from '../../pdf/graph/access.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { makeDict } from '../../pdf/make-value.ts';
import { type PdfDict, PdfName, PdfStream, type PdfValue } from '../../pdf/values.ts';
import { throwIfAborted, type ToolContext } from '../../tool.ts';
import type { ContentSurvey } from '../content/survey.ts';
import type { Pixels } from './draw-image.ts';
import { resized, sharpOf } from './encode-image.ts';
import type { ImageSettings } from './image-settings.ts';
import { layerScan, type ScanLayers } from './layer-scan.ts';
import { listImages, type PdfImage } from './list-images.ts';
import { readPixels } from './read-pixels.ts';
import { toGray } from './recode-image.ts';

/** Points: a picture that is shown smaller is no page. */
const LEAST_SIDE = 280;
/** Coarser scans have no room for layers; finer ones are made this fine first. */
const LEAST_DPI = 140;
const FINEST_DPI = 300;
/** Of the resolution and quality of pictures, what the paper needs without its text. */
const PAPER_DPI = 0.67;
const PAPER_QUALITY = 0.6;
/** Layers are worth it only for this much. */
const WORTHWHILE = 0.9;
/** What belongs to the image's place, and would have to be kept with a form. */
const PLACED = ['SMask', 'Mask', 'OC', 'Alternates', 'OPI', 'SMaskInData'];

/**
 * Replaces pictures of pages with text by forms of layers, where that is smaller. They show in the same unit square,
 * so no content changes. Gives their number and the numbers of the images that should stay as they are made here.
 */
export async function layerScans(
  graph: PdfGraph,
  survey: ContentSurvey,
  settings: ImageSettings,
  context: ToolContext | undefined,
): Promise<{ layered: number; made: Set<number> }> {
  const made = new Set<number>();
  let layered = 0;
  for (const image of listImages(graph, survey)) {
    throwIfAborted(context);
    const dpi = dpiOf(image);
    if (dpi === undefined) continue;
    const layers = await tryLayers(graph, image, dpi, settings);
    if (!layers || weigh(layers) >= WORTHWHILE * image.stream.raw.length) continue;
    graph.objects.set(image.number, makeForm(graph, layers, made));
    layered++;
  }
  return { layered, made };
}

function dpiOf({ stream, width, height, bits, isStencil, isSoftMask, shown }: PdfImage): number | undefined {
  if (isStencil || isSoftMask || bits < 8 || !shown || PLACED.some((key) => stream.dict.has(key)))
    return undefined;
  if (Math.min(shown.width, shown.height) < LEAST_SIDE) return undefined;
  const dpi = 72 * Math.min(width / shown.width, height / shown.height);
  return dpi < LEAST_DPI ? undefined : dpi;
}

type PlacedLayers = ScanLayers & { space: PdfValue };

async function tryLayers(
  graph: PdfGraph,
  image: PdfImage,
  dpi: number,
  settings: ImageSettings,
): Promise<PlacedLayers | undefined> {
  const times = Math.min(1, FINEST_DPI / dpi);
  const target = { width: Math.round(image.width * times), height: Math.round(image.height * times) };
  try {
    const read = await readPixels(graph, image, target);
    if (!read) return undefined;
    const isGrayed = settings.gray && read.pixels.channels === 3;
    const own = read.sameSpace && !isGrayed ? image.stream.dict.get('ColorSpace') : undefined;
    if (settings.keepSpaces && own === undefined) return undefined;
    const pixels = await fit(isGrayed ? toGray(read.pixels) : read.pixels, target);
    const paperDpi = PAPER_DPI * (settings.maxDpi ?? FINEST_DPI / 2);
    const quality = Math.round(settings.quality * PAPER_QUALITY);
    const layers = await layerScan(pixels, dpi * times, { paperDpi, quality });
    return (
      layers && { ...layers, space: own ?? new PdfName(pixels.channels === 1 ? 'DeviceGray' : 'DeviceRGB') }
    );
  } catch (error) {
    if (error instanceof PdfError && error.code !== 'cancelled') return undefined;
    throw error;
  }
}

async function fit(pixels: Pixels, { width, height }: { width: number; height: number }): Promise<Pixels> {
  if (pixels.width === width && pixels.height === height) return pixels;
  return { ...pixels, width, height, data: await resized(sharpOf(pixels), width, height).raw().toBuffer() };
}

/** About what dictionaries take. */
const OVERHEAD = 600;

function weigh({ paper, inks }: ScanLayers): number {
  return paper.raw.length + inks.reduce((sum, { raw }) => sum + raw.length, OVERHEAD);
}

function makeForm(graph: PdfGraph, layers: PlacedLayers, made: Set<number>): PdfStream {
  const { width, height, paper, inks, space } = layers;
  const add = (entries: PdfDict, raw: Buffer) => {
    entries.set('Type', new PdfName('XObject')).set('Subtype', new PdfName('Image'));
    const image = addObject(graph, new PdfStream(entries, raw, true));
    made.add(image.number);
    return image;
  };
  const size = { Width: paper.width, Height: paper.height, BitsPerComponent: 8, ColorSpace: space };
  const objects = makeDict({
    Paper: add(makeDict({ ...size, Filter: new PdfName('DCTDecode') }), paper.raw),
  });
  const shown = ['q /Paper Do Q'];
  for (const [i, { raw, colour }] of inks.entries()) {
    const mask = { Width: width, Height: height, BitsPerComponent: 1, ImageMask: true };
    objects.set(`Ink${i}`, add(makeDict({ ...mask, Filter: new PdfName('JBIG2Decode') }), raw));
    const shade = colour.slice(0, paper.channels).map((one) => (one / 255).toFixed(3));
    shown.push(`q /Own cs ${shade.join(' ')} sc /Ink${i} Do Q`);
  }
  const resources = makeDict({ XObject: objects, ColorSpace: makeDict({ Own: space }) });
  const form = makeDict({ Type: new PdfName('XObject'), Subtype: new PdfName('Form'), Resources: resources });
  form.set('BBox', [0, 0, 1, 1]);
  return new PdfStream(form, Buffer.from(shown.join('\n'), 'latin1'));
}
