import { asBytes } from '../as-bytes.ts';
import { PdfError } from '../../errors.ts';
import { limits } from '../../limits.ts';
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
  const document = new PdfDocument(bytes, xref);
  const generations = new Map<number, number>();
  const objects = new Map<number, PdfValue>();
  const graph = { objects, trailer, version: readVersion(bytes), nextNumber: document.size, generations };
  readReachable(document, xref, graph);
  const catalog = catalogOf(graph);
  if (!catalog) throw new PdfError('catalog_missing');
  if (!catalog.has('Pages')) throw new PdfError('page_tree_missing');
  // A number that is referred to and not there must not become that of something new.
  for (const number of objects.keys())
    if (number <= limits.objects) graph.nextNumber = Math.max(graph.nextNumber, number + 1);
  return graph;
}

function readVersion(bytes: Buffer): string {
  return /%PDF-(\d\.\d)/.exec(bytes.toString('latin1', 0, 1024 + 8))?.[1] ?? '1.4';
}

type Growing = PdfGraph & { generations: Map<number, number> };

function readReachable(document: PdfDocument, xref: Xref, graph: Growing): void {
  const waiting: PdfValue[] = [graph.trailer];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (value instanceof PdfRef) {
      if (graph.objects.has(value.number)) continue;
      const object = readObject(document, xref, value.number);
      graph.objects.set(value.number, object);
      const generation = document.index.generation[value.number];
      if (generation) graph.generations.set(value.number, generation);
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
