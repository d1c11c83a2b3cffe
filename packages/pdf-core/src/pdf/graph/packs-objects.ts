import { catalogOf, lookupName } from './access.ts';
import type { PdfGraph } from './graph.ts';

/**
 * Whether a document is written with object streams: they came with PDF 1.5, and what claims less, as print shops' files do,
 * may go to a program that knows none. PDF/A-1 forbids them whatever the version.
 */
export function packsObjects(graph: PdfGraph, archivalPart: number | undefined): boolean {
  const declared = lookupName(graph, catalogOf(graph), 'Version') ?? '';
  return archivalPart !== 1 && (graph.version >= '1.5' || declared >= '1.5');
}
