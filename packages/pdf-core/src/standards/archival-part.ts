import { attempt } from '../pdf/attempt.ts';
import { catalogOf, lookupStream } from '../pdf/graph/access.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import { readStream } from '../pdf/graph/read-stream.ts';
import { claimsIn, decodePacket } from './claims.ts';

/** The part of PDF/A that a document claims: 1, 2, 3, 4; undefined if none. */
export function archivalPartOf(graph: PdfGraph): number | undefined {
  const metadata = lookupStream(graph, catalogOf(graph), 'Metadata');
  // A packet that nobody can read claims nothing.
  const bytes = metadata && attempt(() => readStream(graph, metadata));
  const text = bytes ? decodePacket(bytes) : '';
  return claimsIn(text).find(({ kind }) => kind === 'archive')?.part;
}
