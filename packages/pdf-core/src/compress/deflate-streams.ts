import { PdfError } from '../errors.ts';
import { lookupName } from './model/access.ts';
import { decodeStream, deflate, inflate, streamFilters, withoutEncoding } from './model/decode-stream.ts';
import { Name, Stream } from './model/values.ts';
import type { PdfGraph } from './model/values.ts';

/** Packs every stream again as tightly as deflate can, whatever it was packed with. Images' own formats stay. */
export function deflateStreams(graph: PdfGraph): void {
  for (const [number, stream] of graph.objects) {
    if (!(stream instanceof Stream) || isPlainMetadata(graph, stream)) continue;
    const smaller = tryDeflate(graph, stream);
    if (smaller) graph.objects.set(number, smaller);
  }
}

/** PDF/A and search programs want to find XMP without knowing the format. */
function isPlainMetadata(graph: PdfGraph, stream: Stream): boolean {
  return lookupName(graph, stream.dict, 'Type') === 'Metadata' && !stream.dict.has('Filter');
}

/** A stream that is too large to be decoded stays as it is. */
function tryDeflate(graph: PdfGraph, stream: Stream): Stream | undefined {
  try {
    return deflated(graph, stream);
  } catch (error) {
    if (error instanceof PdfError && error.code === 'too_complex') return undefined;
    throw error;
  }
}

function deflated(graph: PdfGraph, stream: Stream): Stream | undefined {
  const filters = streamFilters(graph, stream.dict);
  // Stays behind its predictor: that is half of what makes it small.
  if (filters.length === 1 && filters[0]?.name === 'FlateDecode') {
    const packed = pack(inflate(stream.raw), stream);
    return packed && new Stream(stream.dict, packed);
  }
  const packed = pack(decodeStream(graph, stream), stream);
  return packed && new Stream(withoutEncoding(stream.dict).set('Filter', Name.of('FlateDecode')), packed);
}

function pack(bytes: Buffer | undefined, { raw }: Stream): Buffer | undefined {
  const packed = bytes && deflate(bytes);
  return packed && packed.length < raw.length ? packed : undefined;
}
