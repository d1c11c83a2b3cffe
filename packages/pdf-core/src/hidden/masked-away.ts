import { everyDict, lookupDict, lookupStream } from '../pdf/graph/access.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import { readPageSize } from '../pdfium/page.ts';
import type { Box } from '../pdfium/placement.ts';
import { fitScale, type PageImage, renderOpenPage } from '../pdfium/render.ts';
import { listHiddenLayers } from './carried/layers.ts';
import { drawWithout } from './draw-without.ts';
import { differs } from './ink.ts';
import type { PageView } from './page-view.ts';

/** Pixels a point: thin glyphs of a light colour leave no trace at one. */
const CLOSE = 4;
const LONGEST_SIDE = 5000;

/** Whether a document has soft masks. Where layers are off, words without a trace may be on one of these, which is told of by itself. */
export function hasSoftMasks(graph: PdfGraph): boolean {
  if (listHiddenLayers(graph).size) return false;
  for (const dict of everyDict(graph))
    if (lookupStream(graph, lookupDict(graph, dict, 'SMask'), 'G')) return true;
  return false;
}

/** Whether a sign that its font draws leaves no trace on a page with masks, however closely one looks. */
export function isMaskedAway(view: PageView, at: number, ink: Box): boolean {
  if (!view.hasMasks || !hasShape(view, at)) return false;
  const { full, bare } = lookClosely(view);
  return !differs(full, bare, ink);
}

function hasShape({ document: { engine }, characters: { codes, objects } }: PageView, at: number): boolean {
  const { FPDFTextObj_GetFont, FPDFFont_GetGlyphPath, FPDFGlyphPath_CountGlyphSegments } = engine.direct;
  const path = FPDFFont_GetGlyphPath!(FPDFTextObj_GetFont!(objects[at]!), codes[at]!, 1);
  return path !== 0 && FPDFGlyphPath_CountGlyphSegments!(path) > 0;
}

type Pictures = { full: PageImage; bare: PageImage };
const known = new WeakMap<PageView, Pictures>();

function lookClosely(view: PageView): Pictures {
  const { document, page, index, objects } = view;
  const scale = fitScale(readPageSize(document, index), CLOSE, LONGEST_SIDE);
  const draw = () => renderOpenPage(document, page, index, { scale });
  const pictures = known.get(view) ?? {
    full: draw(),
    bare: drawWithout(document, objects.texts.keys(), draw),
  };
  known.set(view, pictures);
  return pictures;
}
