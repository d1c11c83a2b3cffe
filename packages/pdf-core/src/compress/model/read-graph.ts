import { PdfError } from '../../errors.ts';
import { limits } from '../../limits.ts';
import { dictOf } from './access.ts';
import { decodeStream } from './decode-stream.ts';
import { damaged, parseValue } from './parse-value.ts';
import { readObjectAt } from './read-object.ts';
import { readXref } from './read-xref.ts';
import type { Xref } from './read-xref.ts';
import { Ref, Stream } from './values.ts';
import type { Dict, PdfGraph, Value } from './values.ts';

const TRAILER_KEYS = ['Root', 'Info', 'ID'];

/** Reads everything the trailer reaches. Throws 'corrupt' at the first thing that is not as the format says. */
export function readGraph(source: Uint8Array): PdfGraph {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  const xref = readXref(bytes);
  if (xref.trailer.has('Encrypt'))
    throw new PdfError('encrypted', 'The document is protected by a password.');
  const trailer: Dict = new Map();
  for (const key of TRAILER_KEYS) {
    const value = xref.trailer.get(key);
    if (value !== undefined) trailer.set(key, value);
  }
  if (!(trailer.get('Root') instanceof Ref)) throw damaged('no Root');
  const graph: PdfGraph = { objects: new Map(), trailer, version: readVersion(bytes, xref), nextNumber: 1 };
  readReachable(bytes, xref, graph);
  for (const number of graph.objects.keys()) graph.nextNumber = Math.max(graph.nextNumber, number + 1);
  return graph;
}

function readVersion(bytes: Buffer, xref: Xref): string {
  const start = xref.headerOffset + 5;
  return /^\d\.\d/.exec(bytes.toString('latin1', start, start + 3))?.[0] ?? '1.4';
}

function readReachable(bytes: Buffer, xref: Xref, graph: PdfGraph): void {
  const packed = new Map<number, Map<number, Value>>();
  const read = (number: number): Value => {
    const known = graph.objects.get(number);
    if (known !== undefined) return known;
    const value = readPlaced(number);
    graph.objects.set(number, value);
    return value;
  };
  const readPlaced = (number: number): Value => {
    const where = xref.places.get(number);
    if (!where) return null;
    if ('offset' in where) {
      const object = readObjectAt({ bytes, at: where.offset }, readLength);
      if (object.number !== number) throw damaged(`object ${number}`);
      return object.value;
    }
    const holder = xref.places.get(where.inStream);
    if (!holder || !('offset' in holder)) throw damaged('object stream');
    let siblings = packed.get(where.inStream);
    if (!siblings) {
      siblings = new Map();
      packed.set(where.inStream, siblings);
      readObjectStream(graph, readPlaced(where.inStream), siblings);
    }
    return siblings.get(number) ?? null;
  };
  // Read without a Length of its own, so that lengths that point at one another come to an end.
  const readLength = (ref: Ref): Value => {
    const where = xref.places.get(ref.number);
    return where && 'offset' in where
      ? readObjectAt({ bytes, at: where.offset }).value
      : readPlaced(ref.number);
  };
  const waiting: Value[] = [graph.trailer];
  const reached = new Set<number>();
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (value instanceof Ref) {
      if (reached.has(value.number)) continue;
      reached.add(value.number);
      waiting.push(read(value.number));
      continue;
    }
    const inner = Array.isArray(value) ? value : dictOf(value)?.values();
    for (const item of inner ?? []) if (typeof item === 'object' && item !== null) waiting.push(item);
  }
}

function readObjectStream(graph: PdfGraph, holder: Value, into: Map<number, Value>): void {
  if (!(holder instanceof Stream)) throw damaged('object stream');
  const bytes = decodeStream(graph, holder);
  const first = holder.dict.get('First');
  const count = holder.dict.get('N');
  if (!bytes || typeof first !== 'number' || typeof count !== 'number' || count > limits.objects) {
    throw damaged('object stream');
  }
  const index = { bytes, at: 0 };
  for (let k = 0; k < count; k++) {
    const number = parseValue(index);
    const offset = parseValue(index);
    if (typeof number !== 'number' || typeof offset !== 'number') throw damaged('object stream');
    into.set(number, parseValue({ bytes, at: first + offset }));
  }
}
