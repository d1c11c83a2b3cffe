import { catalogOf, everyDict, lookupName, lookupStream } from './model/access.ts';
import { decodePacket } from '../standards/claims.ts';
import { readStream } from './model/read-stream.ts';
import type { PdfGraph } from './model/graph.ts';

/** What forbids changes to a document. */
export type DocumentFacts = {
  /** A signature covers the bytes as they are: any change breaks it. */
  isSigned: boolean;
  /** The part of PDF/A that the document claims: 1, 2, 3, 4. */
  archivalPart: number | undefined;
};

export function readFacts(graph: PdfGraph): DocumentFacts {
  return { isSigned: hasSignature(graph), archivalPart: readArchivalPart(graph) };
}

function hasSignature(graph: PdfGraph): boolean {
  for (const dict of everyDict(graph)) {
    if (!dict.has('ByteRange') || !dict.has('Contents')) continue;
    const type = lookupName(graph, dict, 'Type');
    if (type === undefined || type === 'Sig' || type === 'DocTimeStamp') return true;
  }
  return false;
}

function readArchivalPart(graph: PdfGraph): number | undefined {
  const metadata = lookupStream(graph, catalogOf(graph), 'Metadata');
  const text = metadata ? decodePacket(readStream(graph, metadata) ?? Buffer.alloc(0)) : '';
  const part = /pdfaid:part(?:\s*=\s*["']|\s*>)\s*(\d)/.exec(text)?.[1];
  return part === undefined ? undefined : Number(part);
}
