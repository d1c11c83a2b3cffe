import { withDocument } from '../../pdfium/document.ts';
import { renderPage } from '../../pdfium/render.ts';
import { addObject } from '../../pdf/graph/access.ts';
import { makeDict } from '../../pdf/make-value.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { PdfName, PdfStream, type PdfDict, type PdfValue } from '../../pdf/values.ts';
import { writeGraph } from '../../pdf/graph/write-graph.ts';

/** Rows of samples with no gaps. */
export type Pixels = { data: Buffer; width: number; height: number; channels: 1 | 3 };

/** Draws something on a page of its own and gives what PDFium shows: what any viewer makes of its colours. */
export async function drawAlone(
  graph: PdfGraph,
  scene: { width: number; height: number; resources: PdfDict; content: string },
): Promise<Pixels> {
  const first = graph.nextNumber;
  const content = addObject(graph, new PdfStream(new Map(), Buffer.from(scene.content, 'latin1')));
  const page: PdfDict = makeDict({
    Type: new PdfName('Page'),
    Resources: scene.resources,
    Contents: content,
  });
  page.set('MediaBox', [0, 0, scene.width, scene.height]);
  const pages = addObject(graph, makeDict({ Type: new PdfName('Pages'), Count: 1 }));
  page.set('Parent', pages);
  const kids: PdfValue[] = [addObject(graph, page)];
  const tree = graph.objects.get(pages.number);
  if (tree instanceof Map) tree.set('Kids', kids);
  const root = addObject(graph, makeDict({ Type: new PdfName('Catalog'), Pages: pages }));
  const alone = writeGraph({ ...graph, trailer: makeDict({ Root: root }) }, { objectStreams: false });
  for (let number = first; number < graph.nextNumber; number++) graph.objects.delete(number);
  graph.nextNumber = first;
  const image = await withDocument(alone, {}, (document) => renderPage(document, 0, { scale: 1 }));
  return { ...withoutAlpha(image.data), width: image.width, height: image.height };
}

/** What belongs to the image's place on a page rather than to its pixels. */
const PLACEMENT_KEYS = ['SMask', 'Mask', 'Metadata', 'OC', 'Alternates', 'StructParent', 'OPI'];

/** The image as PDFium shows it, whatever its filter and colour space, at a size of our choice. */
export async function drawImage(
  graph: PdfGraph,
  stream: PdfStream,
  width: number,
  height: number,
): Promise<Pixels> {
  const dict = new Map(stream.dict);
  for (const key of PLACEMENT_KEYS) dict.delete(key);
  const image = addObject(graph, new PdfStream(dict, stream.raw));
  const resources = makeDict({ XObject: makeDict({ Image: image }) });
  const content = `${width} 0 0 ${height} 0 0 cm /Image Do`;
  try {
    return await drawAlone(graph, { width, height, resources, content });
  } finally {
    graph.objects.delete(image.number);
  }
}

/** Colours this close to one another are gray to any eye; conversions through profiles leave such traces. */
const GRAY_TOLERANCE = 6;

/** RGB of RGBA pixels, or a single channel where all of them are gray. */
function withoutAlpha(rgba: Buffer): { data: Buffer; channels: 1 | 3 } {
  const count = rgba.length / 4;
  const rgb = Buffer.allocUnsafe(count * 3);
  let isGray = true;
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    const red = rgba[from] ?? 0;
    const green = rgba[from + 1] ?? 0;
    const blue = rgba[from + 2] ?? 0;
    rgb[to] = red;
    rgb[to + 1] = green;
    rgb[to + 2] = blue;
    if (isGray) isGray = Math.abs(red - green) <= GRAY_TOLERANCE && Math.abs(green - blue) <= GRAY_TOLERANCE;
  }
  if (!isGray) return { data: rgb, channels: 3 };
  const gray = Buffer.allocUnsafe(count);
  for (let pixel = 0; pixel < count; pixel++) gray[pixel] = rgb[pixel * 3 + 1] ?? 0;
  return { data: gray, channels: 1 };
}
