import { PdfError } from '../errors.ts';
import type { ToolContext } from '../tool.ts';
import { lookupName } from '../pdf/graph/access.ts';
import {
  readStream,
  deflate,
  deflateAside,
  inflated,
  filtersOf,
  withoutEncoding,
} from '../pdf/graph/read-stream.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import { PdfName, PdfStream } from '../pdf/values.ts';
import { runTogether } from './run-together.ts';

/** As many as there are threads for it, and while some are packed others are unpacked. */
const BOUNDS = { atOnce: 6, weigh: ([, { raw }]: Entry) => raw.length, maxWeight: 16_000_000 };
/** Up to this size another thread takes longer to be asked than to do it. */
const SMALL = 6000;

type Entry = [number, PdfStream];

/** Packs every stream again as tightly as deflate can, whatever it was packed with. Images' own formats stay. */
export async function deflateStreams(graph: PdfGraph, context: ToolContext | undefined): Promise<void> {
  const streams = [...graph.objects].filter((entry): entry is Entry => {
    return entry[1] instanceof PdfStream && !entry[1].isPacked && !isPlainMetadata(graph, entry[1]);
  });
  const work = async ([number, stream]: Entry) => {
    const smaller = await tryDeflate(graph, stream);
    if (smaller) graph.objects.set(number, smaller);
  };
  await runTogether(streams, BOUNDS, work, context);
}

/** PDF/A and search programs want to find XMP without knowing the format. */
function isPlainMetadata(graph: PdfGraph, stream: PdfStream): boolean {
  return lookupName(graph, stream.dict, 'Type') === 'Metadata' && !stream.dict.has('Filter');
}

/** A stream that is too large to be decoded stays as it is. */
async function tryDeflate(graph: PdfGraph, stream: PdfStream): Promise<PdfStream | undefined> {
  try {
    return await deflated(graph, stream);
  } catch (error) {
    if (error instanceof PdfError && error.code === 'too_complex') return undefined;
    throw error;
  }
}

async function deflated(graph: PdfGraph, stream: PdfStream): Promise<PdfStream | undefined> {
  const filters = filtersOf(graph, stream.dict);
  // Stays behind its predictor: that is half of what makes it small.
  if (filters.length === 1 && filters[0]?.name === 'FlateDecode') {
    const packed = await pack(inflated(stream.raw), stream);
    return packed && new PdfStream(stream.dict, packed);
  }
  const packed = await pack(readStream(graph, stream), stream);
  return (
    packed && new PdfStream(withoutEncoding(stream.dict).set('Filter', new PdfName('FlateDecode')), packed)
  );
}

async function pack(bytes: Buffer | undefined, { raw }: PdfStream): Promise<Buffer | undefined> {
  const packed = bytes && (bytes.length < SMALL ? deflate(bytes) : await deflateAside(bytes));
  return packed && packed.length < raw.length ? packed : undefined;
}
