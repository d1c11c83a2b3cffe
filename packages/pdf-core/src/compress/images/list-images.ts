import type { ContentSurvey, ShownSize } from '../content/survey.ts';
import { lookup, lookupName, lookupNumber } from '../../pdf/graph/access.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { PdfStream, type PdfDict } from '../../pdf/values.ts';
import { colourKind } from './colour-space.ts';
import type { ColourKind } from './colour-space.ts';

export type PdfImage = {
  number: number;
  stream: PdfStream;
  width: number;
  height: number;
  bits: number;
  kind: ColourKind;
  /** A stencil: painted with the current colour where it is set. */
  isStencil: boolean;
  /** Used as the soft mask of another image, never by itself. */
  isSoftMask: boolean;
  /** Image and mask must keep the same pixels, or colors are compared by exact value. */
  isTiedToMask: boolean;
  shown: ShownSize | undefined;
};

/** The images of the document, each once. Images with an implausible size are left out. */
export function listImages(graph: PdfGraph, survey: ContentSurvey): PdfImage[] {
  const masks = listSoftMasks(graph, survey);
  const images: PdfImage[] = [];
  for (const [number, stream] of graph.objects) {
    if (!(stream instanceof PdfStream) || lookupName(graph, stream.dict, 'Subtype') !== 'Image') continue;
    const width = lookupNumber(graph, stream.dict, 'Width') ?? 0;
    const height = lookupNumber(graph, stream.dict, 'Height') ?? 0;
    if (!(width >= 1 && height >= 1 && Number.isInteger(width) && Number.isInteger(height))) continue;
    const isStencil = lookup(graph, stream.dict, 'ImageMask') === true;
    const mask = masks.get(stream);
    images.push({
      number,
      stream,
      width,
      height,
      bits: isStencil ? 1 : (lookupNumber(graph, stream.dict, 'BitsPerComponent') ?? 8),
      kind: mask ? 'gray' : colourKind(graph, stream.dict.get('ColorSpace')),
      isStencil,
      isSoftMask: mask !== undefined,
      isTiedToMask: mask?.isTied ?? isTied(graph, stream.dict),
      shown: mask ? mask.shown : survey.images.get(stream),
    });
  }
  return images;
}

type SoftMask = { isTied: boolean; shown: ShownSize | undefined };

/** A soft mask is shown as large as its image is. */
function listSoftMasks(graph: PdfGraph, survey: ContentSurvey): Map<PdfStream, SoftMask> {
  const masks = new Map<PdfStream, SoftMask>();
  for (const stream of graph.objects.values()) {
    if (!(stream instanceof PdfStream)) continue;
    const mask = lookup(graph, stream.dict, 'SMask');
    if (!(mask instanceof PdfStream)) continue;
    const shown = survey.images.get(stream);
    const known = masks.get(mask);
    const larger = known?.shown && shown && known.shown.width > shown.width ? known.shown : shown;
    masks.set(mask, { isTied: known?.isTied || mask.dict.has('Matte'), shown: larger });
  }
  return masks;
}

/** A soft mask is what counts where there is also a mask by colour. */
function isTied(graph: PdfGraph, dict: PdfDict): boolean {
  const mask = lookup(graph, dict, 'SMask');
  if (mask instanceof PdfStream) return mask.dict.has('Matte');
  const inData = lookupNumber(graph, dict, 'SMaskInData') ?? 0;
  return Array.isArray(lookup(graph, dict, 'Mask')) || inData > 0;
}
