import { catalogOf, lookupStream } from '../pdf/graph/access.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import { readStream } from '../pdf/graph/read-stream.ts';
import { claimsIn, decodePacket } from './claims.ts';

/** The part of PDF/A that a document claims: 1, 2, 3, 4; undefined if none. */
export function archivalPartOf(graph: PdfGraph): number | undefined {
  const metadata = lookupStream(graph, catalogOf(graph), 'Metadata');
  const text = metadata ? decodePacket(readStream(graph, metadata) ?? Buffer.alloc(0)) : '';
  return claimsIn(text).find(({ kind }) => kind === 'archive')?.part;
}
