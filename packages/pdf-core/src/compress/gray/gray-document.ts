import { throwIfAborted } from '../../tool.ts';
import type { ToolContext } from '../../tool.ts';
import type { ImageSettings } from '../images/image-settings.ts';
import { deflatedStream } from '../../pdf/deflated-stream.ts';
import { lookupDict, lookupName, lookupNumber, resolve } from '../../pdf/graph/access.ts';
import { readStream, withoutEncoding } from '../../pdf/graph/read-stream.ts';
import { pagesOf, pageResources } from '../../pdf/graph/pages.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { PdfName, PdfStream, isDict, type PdfDict, type PdfRef } from '../../pdf/values.ts';
import { grayAnnotations } from './gray-annotations.ts';
import { createGrayTable } from './gray-table.ts';
import { editBytes } from './edit-bytes.ts';
import { grayInlineImage, readInlineImage } from './inline-images.ts';
import { type Content, listPageContents } from './page-contents.ts';
import { GRAY_PATTERN, rewriteColours } from './rewrite-colours.ts';
import type { ColourRewriter, Edit } from './rewrite-colours.ts';
import { grayShadings } from './shadings.ts';

/** Turns text, drawings, gradients and inline images to gray. Image objects are the image step's. */
export async function grayDocument(
  graph: PdfGraph,
  images: ImageSettings,
  context: ToolContext | undefined,
): Promise<void> {
  const contents = listContents(graph);
  const table = createGrayTable(graph);
  const inline = new Map<string, PdfStream>();
  const collect: ColourRewriter = {
    graph,
    grayOf: (colour) => {
      table.want(colour);
      return 0;
    },
    replaceInline: (image, resources) => {
      const stream = readInlineImage(graph, image, resources);
      if (stream) inline.set(image.toString('latin1'), stream);
      return undefined;
    },
  };
  for (const { bytes, resources } of contents) rewriteColours(collect, bytes, resources);
  throwIfAborted(context);
  await table.resolve();
  const inlineRefs = new Map<string, PdfRef>();
  for (const [source, stream] of inline) {
    const ref = await grayInlineImage(graph, stream, images);
    if (ref) inlineRefs.set(source, ref);
  }
  const rewriter: ColourRewriter = {
    graph,
    grayOf: table.grayOf,
    replaceInline: (image, resources) =>
      nameInline(graph, inlineRefs.get(image.toString('latin1')), resources),
  };
  for (const { bytes, resources, rewrite } of contents) {
    throwIfAborted(context);
    const edits = rewriteColours(rewriter, bytes, resources);
    if (!edits.length) continue;
    rewrite(edits);
    if (resources && edits.some(({ text }) => text.includes(GRAY_PATTERN)))
      offerGrayPattern(graph, resources);
  }
  await grayShadings(graph, table);
  grayAnnotations(graph);
}

function listContents(graph: PdfGraph): Content[] {
  const contents = listPageContents(graph);
  const [firstPage] = pagesOf(graph);
  const anyPage = firstPage && pageResources(firstPage);
  const glyphs = listGlyphs(graph);
  for (const [number, stream] of graph.objects) {
    if (!(stream instanceof PdfStream)) continue;
    const isForm = lookupName(graph, stream.dict, 'Subtype') === 'Form';
    const isPattern = lookupNumber(graph, stream.dict, 'PatternType') === 1;
    if (!isForm && !isPattern && !glyphs.has(stream)) continue;
    const bytes = readStream(graph, stream);
    if (!bytes) continue;
    const resources = lookupDict(graph, stream.dict, 'Resources') ?? glyphs.get(stream) ?? anyPage;
    const rewrite = (edits: Edit[]) => {
      const { dict, raw } = deflatedStream(editBytes(bytes, edits));
      graph.objects.set(number, new PdfStream(new Map([...withoutEncoding(stream.dict), ...dict]), raw));
    };
    contents.push({ bytes, resources, rewrite });
  }
  return contents;
}

/** The glyphs of Type 3 fonts, which are content as well, with their font's resources. */
function listGlyphs(graph: PdfGraph): Map<PdfStream, PdfDict | undefined> {
  const glyphs = new Map<PdfStream, PdfDict | undefined>();
  for (const font of graph.objects.values()) {
    if (!isDict(font) || lookupName(graph, font, 'Subtype') !== 'Type3') continue;
    for (const glyph of lookupDict(graph, font, 'CharProcs')?.values() ?? []) {
      const stream = resolve(graph, glyph);
      if (stream instanceof PdfStream) glyphs.set(stream, lookupDict(graph, font, 'Resources'));
    }
  }
  return glyphs;
}

function nameInline(
  graph: PdfGraph,
  ref: PdfRef | undefined,
  resources: PdfDict | undefined,
): string | undefined {
  if (!ref || !resources) return undefined;
  const name = `SheafInline${ref.number}`;
  entriesOf(graph, resources, 'XObject').set(name, ref);
  return name;
}

function offerGrayPattern(graph: PdfGraph, resources: PdfDict): void {
  entriesOf(graph, resources, 'ColorSpace').set(GRAY_PATTERN, [
    new PdfName('Pattern'),
    new PdfName('DeviceGray'),
  ]);
}

function entriesOf(graph: PdfGraph, resources: PdfDict, kind: string): PdfDict {
  const known = lookupDict(graph, resources, kind);
  if (known) return known;
  const created: PdfDict = new Map();
  resources.set(kind, created);
  return created;
}
