import { lookupName } from '../compress/model/access.ts';
import { readStream, deflate, filtersOf, withoutEncoding } from '../compress/model/read-stream.ts';
import { isProgram } from './stream-kinds.ts';
import { normalText, type Term } from './terms.ts';
import type { PdfGraph } from '../compress/model/graph.ts';
import { PdfName, PdfStream } from '../pdf/values.ts';

/** Letters that happen to stand together in a picture say nothing: shorter words are not searched in bytes. */
const LEAST = 6;
const FILL = 120;

/** A single word may be the name of a glyph or of a maker, which is no word of the document. */
export function isPhrase({ text }: Term): boolean {
  return !/^[\p{L}\p{N}.-]*$/u.test(text) || /\d{4}/.test(text);
}

/** A term byte by byte, in the ways that texts are written. */
function writings({ text }: Term): string[] {
  const plain = normalText(text);
  const wide = Buffer.from(plain, 'utf16le');
  const swapped = Buffer.from(wide).swap16();
  return [Buffer.from(plain, 'utf8'), wide, swapped].map((bytes) => bytes.toString('latin1').toLowerCase());
}

function listWritings(terms: readonly Term[]): string[] {
  return terms.filter(({ text }) => text.length >= LEAST).flatMap(writings);
}

export function bytesHold(bytes: Buffer, terms: readonly Term[]): boolean {
  const wanted = listWritings(terms);
  if (!wanted.length) return false;
  const text = bytes.toString('latin1').toLowerCase();
  return wanted.some((one) => text.includes(one));
}

/** What fonts, profiles and pictures say beside what they draw. */
export function scrubBytes(graph: PdfGraph, terms: readonly Term[]): void {
  const phrases = terms.filter(isPhrase);
  for (const [number, value] of graph.objects) {
    if (!(value instanceof PdfStream)) continue;
    if (lookupName(graph, value.dict, 'Subtype') === 'Image') {
      const isJpeg =
        filtersOf(graph, value.dict)
          .map(({ name }) => name)
          .join() === 'DCTDecode';
      if (isJpeg)
        graph.objects.set(number, new PdfStream(value.dict, withoutNotes(value.raw), value.isPacked));
      continue;
    }
    const bytes = isProgram(graph, value) ? readStream(graph, value) : undefined;
    if (!bytes || !bytesHold(bytes, phrases)) continue;
    const dict = withoutEncoding(value.dict).set('Filter', new PdfName('FlateDecode'));
    graph.objects.set(number, new PdfStream(dict, deflate(overwritten(bytes, phrases)), true));
  }
}

function overwritten(bytes: Buffer, terms: readonly Term[]): Buffer {
  const copy = Buffer.from(bytes);
  const text = copy.toString('latin1').toLowerCase();
  for (const one of listWritings(terms))
    for (let at = text.indexOf(one); at >= 0; at = text.indexOf(one, at + one.length))
      copy.fill(FILL, at, at + one.length);
  return copy;
}

/** A JPEG without what cameras and programs note in it; what says how to read its colours stays. */
function withoutNotes(bytes: Buffer): Buffer {
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!;
    if (marker === 0xda) break;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const isNote = marker === 0xe1 || marker === 0xed || marker === 0xfe;
    if (!isNote) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...parts, bytes.subarray(at)]);
}
