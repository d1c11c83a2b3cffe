import { skipSpace, skipString, skipToken } from './characters.ts';
import type { Edit } from './copier.ts';
import type { PdfDocument } from './document.ts';
import { bytesToken, stringBytes } from './text.ts';
import { PdfString, isDict, nameOf, type PdfDict } from './values.ts';
import { PdfWriter } from './writer.ts';

/** What becomes of the strings and streams of an object on the way: they are encrypted, or decrypted. */
export type Transform = {
  string: (bytes: Buffer, number: number, generation: number) => Buffer;
  stream: (raw: Buffer, dict: PdfDict, number: number, generation: number) => Buffer;
};

export type Rewrite = {
  transform: Transform;
  /** Objects to leave out, such as the encryption dictionary that no longer holds. */
  leaveOut?: ReadonlySet<number>;
  /** Objects to add: their bodies, written as they are. The trailer may name them by the numbers `trailer` is given. */
  add?: string[];
  /** The trailer's entries besides /Size. */
  trailer: (added: number[]) => string;
};

/**
 * Writes a document whole, under the same numbers, with all strings and streams passed through `transform`: what
 * protecting and unlocking come to. Bytes that are neither are copied. A document that is encrypted needs
 * `document.decodeRaw` set before, so that its object streams can be opened.
 */
export function rewriteDocument(document: PdfDocument, rewrite: Rewrite): Buffer {
  const writer = new PdfWriter(Math.ceil(document.bytes.length * 1.05) + 16_384);
  while (writer.allocate() < document.size - 1);
  for (let number = 1; number < document.size; number++) {
    if (!document.has(number) || rewrite.leaveOut?.has(number)) continue;
    const isStream = document.index.streamStart[number]! > 0;
    const value = isStream ? document.value(number) : null;
    const dict: PdfDict = isDict(value) ? value : new Map();
    const type = nameOf(dict.get('Type'));
    // Their members are written one by one, and the cross-reference is made anew.
    if (type === 'ObjStm' || type === 'XRef') continue;
    writer.begin(number);
    if (isStream) writeStream(document, number, dict, rewrite.transform, writer);
    else writeBody(document, number, [], rewrite.transform, writer);
    writer.end();
  }
  const added = (rewrite.add ?? []).map((body) => writer.add(body));
  return writer.finish(rewrite.trailer(added));
}

function writeStream(
  document: PdfDocument,
  number: number,
  dict: PdfDict,
  transform: Transform,
  writer: PdfWriter,
): void {
  const { index } = document;
  const raw = document.rawStream(number)!;
  const data = transform.stream(raw, dict, number, index.generation[number]!);
  const length = lengthPlace(document, number);
  const edit = length
    ? { ...length, text: ` ${data.length} ` }
    : { start: index.start[number]! + 2, end: index.start[number]! + 2, text: `/Length ${data.length}` };
  writeBody(document, number, [edit], transform, writer);
  writer.text('\nstream\n');
  writer.copy(data, 0, data.length);
  writer.text('\nendstream');
}

/** Where the value of a stream's /Length stands, if it has one. */
function lengthPlace(document: PdfDocument, number: number): { start: number; end: number } | undefined {
  const entry = document.entries(number)?.get('Length');
  return entry && { start: entry.valueStart, end: entry.valueEnd };
}

function writeBody(
  document: PdfDocument,
  number: number,
  edits: Edit[],
  transform: Transform,
  writer: PdfWriter,
): void {
  const { index } = document;
  const source = document.source(number);
  const generation = index.generation[number]!;
  const strings = findStrings(source, index.start[number]!, index.end[number]!).map((string) => ({
    start: string.start,
    end: string.end,
    text: bytesToken(transform.string(stringBytes(string), number, generation)),
  }));
  let at = index.start[number]!;
  for (const { start, end, text } of [...edits, ...strings].sort((a, b) => a.start - b.start)) {
    writer.copy(source, at, start);
    writer.text(text);
    at = end;
  }
  writer.copy(source, at, index.end[number]!);
}

/** The strings of an object, wherever they stand in it. */
function findStrings(bytes: Buffer, from: number, to: number): PdfString[] {
  const strings: PdfString[] = [];
  let at = skipSpace(bytes, from);
  while (at < to) {
    const code = bytes[at];
    if (code === 40 || (code === 60 && bytes[at + 1] !== 60)) {
      const end = skipString(bytes, at);
      strings.push(new PdfString(bytes, at, end));
      at = end;
    } else if (code === 60) at += 2;
    else if (code === 47) at = skipToken(bytes, at + 1);
    else at = Math.max(at + 1, skipToken(bytes, at));
    at = skipSpace(bytes, at);
  }
  return strings;
}
