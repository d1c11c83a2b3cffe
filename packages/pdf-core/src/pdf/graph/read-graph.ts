import { asBytes } from '../as-bytes.ts';
import { PdfError } from '../../errors.ts';
import { damaged } from '../damage.ts';
import { PdfDocument } from '../document.ts';
import { Lexer } from '../lexer.ts';
import { readXref } from '../xref-read.ts';
import type { Xref } from '../xref-read.ts';
import { ENTRY } from '../xref-table.ts';
import { catalogOf, dictOf } from './access.ts';
import type { PdfGraph } from './graph.ts';
import { PdfRef, PdfStream, isDict, type PdfDict, type PdfValue } from '../values.ts';

const TRAILER_KEYS = ['Root', 'Info', 'ID'];

/** Reads everything the trailer reaches. Throws 'corrupt' if an object is not at its offset. */
export function readGraph(source: Uint8Array): PdfGraph {
  const bytes = asBytes(source);
  const xref = readXref(bytes);
  if (xref.trailer.has('Encrypt')) throw new PdfError('password_needed');
  const trailer: PdfDict = new Map();
  for (const key of TRAILER_KEYS) {
    const value = xref.trailer.get(key);
    if (value !== undefined) trailer.set(key, value);
  }
  const graph: PdfGraph = { objects: new Map(), trailer, version: readVersion(bytes), nextNumber: 1 };
  readReachable(new PdfDocument(bytes, xref), xref, graph);
  if (!catalogOf(graph)?.has('Pages')) throw damaged('no pages');
  for (const number of graph.objects.keys()) graph.nextNumber = Math.max(graph.nextNumber, number + 1);
  return graph;
}

function readVersion(bytes: Buffer): string {
  return /%PDF-(\d\.\d)/.exec(bytes.toString('latin1', 0, 1024 + 8))?.[1] ?? '1.4';
}

function readReachable(document: PdfDocument, xref: Xref, graph: PdfGraph): void {
  const waiting: PdfValue[] = [graph.trailer];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (value instanceof PdfRef) {
      if (graph.objects.has(value.number)) continue;
      const object = readObject(document, xref, value.number);
      graph.objects.set(value.number, object);
      waiting.push(object);
      continue;
    }
    const inner = Array.isArray(value) ? value : dictOf(value)?.values();
    for (const item of inner ?? []) if (typeof item === 'object' && item !== null) waiting.push(item);
  }
}

/** Read here and not by the document, which would take an object that cannot be read for one that is not there. */
function readObject(document: PdfDocument, xref: Xref, number: number): PdfValue {
  if (!document.has(number)) {
    const kind = xref.table.kind(number);
    if (kind === ENTRY.inFile || kind === ENTRY.inStream) throw damaged(`no object ${number}`);
    return null;
  }
  const value = new Lexer(document.source(number), document.index.start[number]).read();
  const raw = isDict(value) ? document.rawStream(number) : undefined;
  return raw && isDict(value) ? new PdfStream(value, raw) : value;
}
