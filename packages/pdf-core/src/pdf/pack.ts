import { constants, deflateSync } from 'node:zlib';
import type { PdfDocument } from './document.ts';
import { openRaw } from './open-raw.ts';
import { Lexer } from './lexer.ts';
import { numberToken } from './text.ts';
import { PdfRef, isDict } from './values.ts';
import { ByteWriter } from './writer.ts';

const OBJECTS_PER_STREAM = 200;
const level = { level: constants.Z_BEST_COMPRESSION };

type Row = { kind: 1 | 2; place: number; index: number };

/**
 * Writes a document of ours smaller: objects packed into deflated object streams, streams that nothing compresses
 * deflated, the cross-reference as a stream. What the pages show stays as it is, bit for bit.
 */
export function packDocument(input: Uint8Array): Buffer {
  const document = openRaw(input);
  const out = new ByteWriter(input.length + 4096);
  out.text('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n');
  const rows: Row[] = [];
  const loose: number[] = [];
  for (let number = 1; number < document.size; number++) {
    if (!document.has(number)) continue;
    if (!document.index.streamStart[number]) loose.push(number);
    else {
      rows[number] = { kind: 1, place: out.length, index: 0 };
      writeStream(document, number, out);
    }
  }
  let next = document.size;
  for (let first = 0; first < loose.length; first += OBJECTS_PER_STREAM) {
    const members = loose.slice(first, first + OBJECTS_PER_STREAM);
    for (const [index, number] of members.entries()) rows[number] = { kind: 2, place: next, index };
    rows[next] = { kind: 1, place: out.length, index: 0 };
    writeObjectStream(document, next++, members, out);
  }
  return writeXref(document, next, rows, out);
}

function writeStream(document: PdfDocument, number: number, out: ByteWriter): void {
  const { index } = document;
  const lexer = new Lexer(document.bytes, index.start[number]);
  const entries = lexer.readEntries();
  const raw = document.rawStream(number)!;
  const length = entries?.get('Length');
  out.text(`${number} 0 obj\n`);
  const packed = entries && length && !entries.has('Filter') ? deflateSync(raw, level) : raw;
  if (packed.length < raw.length && length) {
    out.copy(document.bytes, index.start[number]!, length.valueStart);
    out.text(`${packed.length}/Filter/FlateDecode`);
    out.copy(document.bytes, length.valueEnd, index.end[number]!);
  } else out.copy(document.bytes, index.start[number]!, index.end[number]!);
  const data = packed.length < raw.length ? packed : raw;
  out.text('\nstream\n');
  out.copy(data, 0, data.length);
  out.text('\nendstream\nendobj\n');
}

function writeObjectStream(document: PdfDocument, number: number, members: number[], out: ByteWriter): void {
  const body = new ByteWriter(4096);
  const header = members.map((member) => {
    const offset = body.length;
    body.copy(document.bytes, document.index.start[member]!, document.index.end[member]!);
    body.text('\n');
    return `${member} ${offset}`;
  });
  const head = Buffer.from(`${header.join(' ')}\n`);
  const data = deflateSync(Buffer.concat([head, body.bytes.subarray(0, body.length)]), level);
  const keys = `/Type/ObjStm/N ${members.length}/First ${head.length}/Filter/FlateDecode/Length ${data.length}`;
  out.text(`${number} 0 obj\n<<${keys}>>\nstream\n`);
  out.copy(data, 0, data.length);
  out.text('\nendstream\nendobj\n');
}

function writeXref(document: PdfDocument, number: number, rows: Row[], out: ByteWriter): Buffer {
  const start = out.length;
  rows[number] = { kind: 1, place: start, index: 0 };
  const table = Buffer.alloc((number + 1) * 7);
  for (let i = 0; i <= number; i++) {
    const row = rows[i];
    if (!row) continue;
    table[i * 7] = row.kind;
    table.writeUInt32BE(row.place, i * 7 + 1);
    table.writeUInt16BE(row.index, i * 7 + 5);
  }
  const data = deflateSync(table, level);
  const links = ['Root', 'Info'].flatMap((key) => {
    const value = document.trailer.get(key);
    return value instanceof PdfRef && isDict(document.resolve(value)) ? [`/${key} ${value.number} 0 R`] : [];
  });
  const keys = `/Type/XRef/Size ${numberToken(number + 1)}/W[1 4 2]${links.join('')}/Filter/FlateDecode`;
  out.text(`${number} 0 obj\n<<${keys}/Length ${data.length}>>\nstream\n`);
  out.copy(data, 0, data.length);
  out.text(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`);
  return out.done();
}
