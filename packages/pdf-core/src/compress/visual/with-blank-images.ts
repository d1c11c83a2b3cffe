import { lookup, lookupName } from '../../pdf/graph/access.ts';
import { makeDict } from '../../pdf/make-value.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { PdfName, PdfRef, PdfStream, type PdfDict } from '../../pdf/values.ts';

/** What belongs to an image's place on a page, whatever its pixels are. */
const KEPT = new Set(['Type', 'Subtype', 'OC', 'StructParent']);
const MIDDLE_GRAY = Buffer.from([128]);

/**
 * The document with a single gray pixel for each picture, to be drawn where only text is looked at: decoding pictures
 * is most of the work. Text of any colour stands out from gray; a picture that is partly clear lets text below
 * shine through. Stencils are letters as often as not, and stay.
 */
export function withBlankImages(graph: PdfGraph): PdfGraph {
  const objects = new Map(graph.objects);
  const mask = new PdfRef(graph.nextNumber);
  objects.set(
    mask.number,
    onePixel(makeDict({ Type: new PdfName('XObject'), Subtype: new PdfName('Image') })),
  );
  for (const [number, stream] of graph.objects) {
    if (!(stream instanceof PdfStream) || lookupName(graph, stream.dict, 'Subtype') !== 'Image') continue;
    if (lookup(graph, stream.dict, 'ImageMask') === true) continue;
    const blank = onePixel(new Map([...stream.dict].filter(([key]) => KEPT.has(key))));
    if (stream.dict.has('SMask') || stream.dict.has('Mask')) blank.dict.set('SMask', mask);
    objects.set(number, blank);
  }
  return { ...graph, objects, nextNumber: mask.number + 1 };
}

function onePixel(entries: PdfDict): PdfStream {
  const dict = new Map(entries).set('Width', 1).set('Height', 1);
  dict.set('ColorSpace', new PdfName('DeviceGray')).set('BitsPerComponent', 8);
  return new PdfStream(dict, MIDDLE_GRAY);
}
