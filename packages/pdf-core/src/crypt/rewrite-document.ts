import { asBytes } from '../pdf/as-bytes.ts';
import { createHash } from 'node:crypto';
import { limits } from '../limits.ts';
import { Lexer } from '../pdf/lexer.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { stringBytes } from '../pdf/text.ts';
import { isDict, PdfRef, PdfString, type PdfDict } from '../pdf/values.ts';
import type { Xref } from '../pdf/xref-read.ts';
import { ENTRY } from '../pdf/xref-table.ts';
import { recodeObject } from './recode.ts';

/** What is done to the contents of a document while all its objects stay what and where they are. */
export type Recoding = {
  string: (data: Buffer, number: number, generation: number) => Buffer;
  stream: (data: Buffer, number: number, generation: number, isMetadata: boolean) => Uint8Array;
  /** A decoder for object streams of the result, which are looked into for their numbering. */
  objectStream: (number: number, generation: number, dict: PdfDict, raw: Buffer) => Buffer;
  /** The encryption dictionary of the result. */
  encrypt?: string;
  /** The first half of the result's identifier, which older keys are made with. */
  identifier?: Buffer;
};

const HEADER = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1');

type Row = { kind: 0 | 1 | 2; place: number; extra: number };

/** Writes every object anew, its strings and its stream recoded, and nothing else changed. */
export function rewriteDocument(document: PdfDocument, { table, trailer }: Xref, recoding: Recoding): Buffer {
  const skipped = trailer.get('Encrypt');
  const skip = skipped instanceof PdfRef ? skipped.number : -1;
  const parts: Buffer[] = [HEADER];
  let end = HEADER.length;
  const rows: Row[] = Array.from({ length: table.size }, () => ({ kind: 0, place: 0, extra: 65535 }));
  const objectStreams = new Set<number>();
  for (let number = 1; number < table.size; number++) {
    if (table.kind(number) === ENTRY.inStream) objectStreams.add(table.places[number]!);
    if (table.kind(number) !== ENTRY.inFile || number === skip || !document.has(number)) continue;
    const generation = generationAt(document.bytes, document.index.start[number]!);
    const written = writeObject(document, number, generation, recoding);
    if (!written) continue;
    rows[number] = { kind: 1, place: end, extra: generation };
    for (const part of written) {
      parts.push(part);
      end += part.length;
    }
  }
  for (const stream of objectStreams) addMembers(document, stream, rows, table, recoding);
  parts.push(writeEnd(document, trailer, rows, end, recoding, objectStreams.size > 0));
  return Buffer.concat(parts);
}

/** The generation is in front of `obj`, which is in front of the object. */
export function generationAt(bytes: Buffer, start: number): number {
  const match = /\d\s+(\d{1,10})\s+obj\s*$/.exec(bytes.toString('latin1', Math.max(0, start - 60), start));
  return Math.min(65535, Number(match?.[1] ?? 0));
}

function writeObject(
  document: PdfDocument,
  number: number,
  generation: number,
  recoding: Recoding,
): Buffer[] | undefined {
  const { index, bytes } = document;
  const [start, end] = [index.start[number]!, index.end[number]!];
  const raw = document.rawStream(number);
  const string = (data: Buffer) => recoding.string(data, number, generation);
  const head = Buffer.from(`${number} ${generation} obj\n`);
  if (!raw)
    return [head, ...recodeObject(bytes, start, end, string, undefined).parts, Buffer.from('\nendobj\n')];
  const looked = recodeObject(bytes, start, end, (data) => data, '0');
  if (looked.isXref) return undefined;
  const data = looked.hasCryptFilter ? raw : recoding.stream(raw, number, generation, looked.isMetadata);
  const { parts } = recodeObject(bytes, start, end, string, String(data.length));
  return [head, ...parts, Buffer.from('\nstream\n'), asBytes(data), Buffer.from('\nendstream\nendobj\n')];
}

/** Objects inside object streams stay there, and the result's cross-reference points to them. */
function addMembers(
  document: PdfDocument,
  stream: number,
  rows: Row[],
  table: Xref['table'],
  recoding: Recoding,
): void {
  const raw = document.rawStream(stream);
  const dict = raw && document.value(stream);
  if (!raw || !isDict(dict)) return;
  const generation = generationAt(document.bytes, document.index.start[stream]!);
  const header = new Lexer(recoding.objectStream(stream, generation, dict, raw));
  const count = Math.min(Number(document.resolve(dict.get('N'))) || 0, limits.objects);
  for (let place = 0; place < count; place++) {
    const [number] = [header.read(), header.read()];
    if (typeof number !== 'number') return;
    const wanted = table.kind(number) === ENTRY.inStream && table.places[number] === stream;
    if (wanted) rows[number] = { kind: 2, place: stream, extra: place };
  }
}

function writeEnd(
  document: PdfDocument,
  trailer: PdfDict,
  rows: Row[],
  end: number,
  { encrypt, identifier }: Recoding,
  compressed: boolean,
): Buffer {
  while (rows.at(-1)?.kind === 0) rows.pop();
  let size = rows.length;
  let body = '';
  let offset = end;
  const add = (object: string) => {
    rows[size] = { kind: 1, place: offset, extra: 0 };
    body += `${size} 0 obj\n${object}\nendobj\n`;
    offset = end + body.length;
    return `${size++} 0 R`;
  };
  const encryptRef = encrypt && add(encrypt);
  const entries = [
    refEntry(trailer, 'Root'),
    refEntry(trailer, 'Info'),
    `/ID ${identifierOf(document, identifier)}`,
    encryptRef && `/Encrypt ${encryptRef}`,
  ];
  const known = entries.filter((entry) => entry).join(' ');
  if (!compressed) return Buffer.from(body + classicXref(rows, known, offset), 'latin1');
  rows[size] = { kind: 1, place: offset, extra: 0 };
  const data = Buffer.alloc(rows.length * 8);
  rows.forEach(({ kind, place, extra }, number) => {
    data.writeUInt8(kind, number * 8);
    data.writeUIntBE(place, number * 8 + 1, 5);
    data.writeUInt16BE(extra, number * 8 + 6);
  });
  const dict = `<< /Type /XRef /Size ${rows.length} /W [1 5 2] /Length ${data.length} ${known} >>`;
  const text = `${body}${size} 0 obj\n${dict}\nstream\n`;
  return Buffer.concat([
    Buffer.from(text, 'latin1'),
    data,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${offset}\n%%EOF\n`),
  ]);
}

function classicXref(rows: Row[], entries: string, offset: number): string {
  const lines = rows.map(({ kind, place, extra }) => {
    const number = String(place).padStart(10, '0');
    return `${number} ${String(extra).padStart(5, '0')} ${kind ? 'n' : 'f'} \n`;
  });
  return `xref\n0 ${rows.length}\n${lines.join('')}trailer\n<< /Size ${rows.length} ${entries} >>\nstartxref\n${offset}\n%%EOF\n`;
}

function refEntry(trailer: PdfDict, key: string): string {
  const value = trailer.get(key);
  return value instanceof PdfRef ? `/${key} ${value.number} 0 R` : '';
}

/** The file's own identifier, or one made up where it has none: encryption asks for it. */
function identifierOf(document: PdfDocument, first: Buffer | undefined): string {
  const ids = document.array(document.trailer.get('ID')).map((id) => document.resolve(id));
  const texts = ids.flatMap((id) => (id instanceof PdfString ? [stringBytes(id).toString('hex')] : []));
  const made = createHash('md5').update(document.bytes).digest('hex');
  return `[<${first?.toString('hex') ?? texts[0] ?? made}> <${texts[1] ?? made}>]`;
}
