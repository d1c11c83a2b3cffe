import { dictOf } from './access.ts';
import { deflate } from './read-stream.ts';
import { applyUpPredictor } from '../predictor.ts';
import type { PdfGraph } from './graph.ts';
import { type PdfDict, PdfName, PdfRef, PdfStream, type PdfValue } from '../values.ts';
import { writeDict, writeValue, type NumberOf } from '../write-value.ts';

export type WriteOptions = {
  /** Packs objects and the cross-references into compressed streams; PDF/A-1 forbids them. */
  objectStreams: boolean;
};

/** Large streams compress best; readers that seek one object inflate the whole, so not without end. */
export const OBJECTS_PER_STREAM = 400;

export type Written = { offset: number } | { inStream: number; index: number };

/** Writes the objects that the trailer reaches, numbered in the order in which they are reached. */
export function writeGraph(graph: PdfGraph, { objectStreams }: WriteOptions): Buffer {
  const order = reachableOrder(graph);
  const numbers = new Map(order.map((old, index) => [old, index + 1]));
  const numberOf: NumberOf = (ref) => numbers.get(ref.number) ?? 0;
  const out = new ByteSink();
  const places: Written[] = [];
  const version = objectStreams && graph.version < '1.5' ? '1.5' : graph.version;
  out.text(`%PDF-${version}\n%\u00e2\u00e3\u00cf\u00d3\n`);
  const packed: { number: number; text: string }[] = [];
  for (const [index, old] of order.entries()) {
    const number = index + 1;
    const value = graph.objects.get(old) ?? null;
    if (objectStreams && !(value instanceof PdfStream)) {
      packed.push({ number, text: writeValue(value, numberOf) });
      continue;
    }
    places[number] = { offset: out.length };
    writeObject(out, number, value, numberOf);
  }
  let next = order.length + 1;
  for (let start = 0; start < packed.length; start += OBJECTS_PER_STREAM) {
    const group = packed.slice(start, start + OBJECTS_PER_STREAM);
    for (const [index, { number }] of group.entries()) places[number] = { inStream: next, index };
    places[next] = { offset: out.length };
    writeObject(out, next, objectStream(group), numberOf);
    next++;
  }
  if (objectStreams) writeXrefStream(out, graph, places, next, numberOf);
  else writeXrefTable(out, graph, places, next, numberOf);
  return out.result();
}

/** Old numbers in the order in which a walk from the trailer meets them. */
export function reachableOrder(graph: PdfGraph): number[] {
  const order: number[] = [];
  const seen = new Set<number>();
  const queue: PdfValue[] = [graph.trailer];
  for (let head = 0; head < queue.length; head++) {
    const value = queue[head] ?? null;
    if (value instanceof PdfRef) {
      if (seen.has(value.number)) continue;
      seen.add(value.number);
      const target = graph.objects.get(value.number) ?? null;
      if (target === null) continue;
      order.push(value.number);
      queue.push(target);
      continue;
    }
    const inner = Array.isArray(value) ? value : dictOf(value)?.values();
    for (const item of inner ?? []) if (typeof item === 'object' && item !== null) queue.push(item);
  }
  return order;
}

class ByteSink {
  private readonly chunks: Buffer[] = [];
  length = 0;
  bytes(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.length += chunk.length;
  }
  text(text: string): void {
    this.bytes(Buffer.from(text, 'latin1'));
  }
  result(): Buffer {
    return Buffer.concat(this.chunks, this.length);
  }
}

function writeObject(out: ByteSink, number: number, value: PdfValue, numberOf: NumberOf): void {
  if (!(value instanceof PdfStream)) {
    out.text(`${number} 0 obj\n${writeValue(value, numberOf)}\nendobj\n`);
    return;
  }
  const dict = new Map(value.dict).set('Length', value.raw.length);
  out.text(`${number} 0 obj\n${writeDict(dict, numberOf)}\nstream\n`);
  out.bytes(value.raw);
  out.text('\nendstream\nendobj\n');
}

export function objectStream(group: { number: number; text: string }[]): PdfStream {
  let index = '';
  let body = '';
  for (const { number, text } of group) {
    index += `${number} ${body.length} `;
    body += `${text} `;
  }
  const raw = deflate(Buffer.from(index + body, 'latin1'));
  const dict = new Map<string, PdfValue>([
    ['Type', new PdfName('ObjStm')],
    ['N', group.length],
    ['First', index.length],
    ['Filter', new PdfName('FlateDecode')],
  ]);
  return new PdfStream(dict, raw);
}

function writeXrefStream(
  out: ByteSink,
  graph: PdfGraph,
  places: Written[],
  number: number,
  numberOf: NumberOf,
): void {
  const start = out.length;
  places[number] = { offset: start };
  writeObject(out, number, xrefStream(places, graph.trailer), numberOf);
  out.text(`startxref\n${start}\n%%EOF\n`);
}

/** Where every object is; the last of them is the stream itself. */
export function xrefStream(places: Written[], trailer: PdfDict): PdfStream {
  const number = places.length - 1;
  const last = places[number];
  const width = last && 'offset' in last && last.offset > 0xffffff ? 4 : 3;
  const row = 1 + width + 2;
  const rows = Buffer.alloc((number + 1) * row);
  for (let n = 1; n <= number; n++) {
    const where = places[n];
    if (!where) continue;
    const inStream = 'inStream' in where;
    rows[n * row] = inStream ? 2 : 1;
    rows.writeUIntBE(inStream ? where.inStream : where.offset, n * row + 1, width);
    if (inStream) rows.writeUInt16BE(where.index, n * row + 1 + width);
  }
  const dict = new Map<string, PdfValue>([
    ['Type', new PdfName('XRef')],
    ['Size', number + 1],
    ['W', [1, width, 2]],
    ...trailer,
    ['Filter', new PdfName('FlateDecode')],
    [
      'DecodeParms',
      new Map<string, PdfValue>([
        ['Predictor', 12],
        ['Columns', row],
      ]),
    ],
  ]);
  return new PdfStream(dict, deflate(applyUpPredictor(rows, row)));
}

function writeXrefTable(
  out: ByteSink,
  graph: PdfGraph,
  places: Written[],
  size: number,
  numberOf: NumberOf,
): void {
  const start = out.length;
  let table = `xref\n0 ${size}\n0000000000 65535 f \n`;
  for (let n = 1; n < size; n++) {
    const where = places[n];
    const offset = where && 'offset' in where ? where.offset : 0;
    table += `${String(offset).padStart(10, '0')} 00000 n \n`;
  }
  const trailer = new Map(graph.trailer).set('Size', size);
  out.text(`${table}trailer\n${writeDict(trailer, numberOf)}\nstartxref\n${start}\n%%EOF\n`);
}
