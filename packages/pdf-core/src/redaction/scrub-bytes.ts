import { lookupName, lookupNumber } from '../compress/model/access.ts';
import { readStream, deflate, readToImage, withoutEncoding } from '../compress/model/read-stream.ts';
import { textPartsOfProfile } from './profile-texts.ts';
import { stripJpeg, stripJpeg2000 } from './strip-image.ts';
import { isProgram } from './stream-kinds.ts';
import { normalText, type Term } from './terms.ts';
import type { PdfGraph } from '../compress/model/graph.ts';
import { PdfName, PdfStream } from '../pdf/values.ts';

/** Letters that happen to stand together in a picture say nothing: shorter words are not searched in bytes. */
const LEAST = 5;
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

/** Whether the texts of a colour profile say a term, however short. */
export function profileHolds(bytes: Buffer, terms: readonly Term[]): boolean {
  const parts = textPartsOfProfile(bytes).map((part) => part.toString('latin1').toLowerCase());
  return parts.some((text) => terms.flatMap(writings).some((one) => text.includes(one)));
}

/** What fonts, profiles and pictures say beside what they draw. */
export function scrubBytes(graph: PdfGraph, terms: readonly Term[]): void {
  const phrases = terms.filter(isPhrase);
  for (const [number, value] of graph.objects) {
    if (!(value instanceof PdfStream)) continue;
    if (lookupName(graph, value.dict, 'Subtype') === 'Image') {
      const plain = withoutNotes(graph, value);
      if (plain) graph.objects.set(number, plain);
      continue;
    }
    const changed = changedBytes(graph, value, terms, phrases);
    if (!changed) continue;
    const dict = withoutEncoding(value.dict).set('Filter', new PdfName('FlateDecode'));
    graph.objects.set(number, new PdfStream(dict, deflate(changed), true));
  }
}

function changedBytes(
  graph: PdfGraph,
  stream: PdfStream,
  terms: readonly Term[],
  phrases: readonly Term[],
): Buffer | undefined {
  const isCalculator = lookupNumber(graph, stream.dict, 'FunctionType') === 4;
  const bytes = isCalculator || isProgram(graph, stream) ? readStream(graph, stream) : undefined;
  if (isCalculator)
    return bytes && Buffer.from(bytes.toString('latin1').replaceAll(/%[^\r\n]*/g, ' '), 'latin1');
  if (!bytes) return undefined;
  const isTelling = profileHolds(bytes, terms);
  if (!isTelling && !bytesHold(bytes, phrases)) return undefined;
  const copy = overwritten(bytes, listWritings(phrases));
  for (const part of isTelling ? textPartsOfProfile(copy) : [])
    overwritten(part, terms.flatMap(writings)).copy(part);
  return copy;
}

/** A picture without what cameras and programs note in it; undefined where it has no place for notes. */
function withoutNotes(graph: PdfGraph, stream: PdfStream): PdfStream | undefined {
  const read = readToImage(graph, stream);
  const filter = read?.imageFilter;
  if (!read || !filter) return undefined;
  const strip = { DCTDecode: stripJpeg, JPXDecode: stripJpeg2000 }[filter.name];
  if (!strip) return undefined;
  const dict = withoutEncoding(stream.dict).set('Filter', new PdfName(filter.name));
  if (filter.parms) dict.set('DecodeParms', filter.parms);
  return new PdfStream(dict, strip(read.bytes), true);
}

function overwritten(bytes: Buffer, wanted: readonly string[]): Buffer {
  const copy = Buffer.from(bytes);
  const text = copy.toString('latin1').toLowerCase();
  for (const one of wanted)
    for (let at = text.indexOf(one); at >= 0; at = text.indexOf(one, at + one.length))
      copy.fill(FILL, at, at + one.length);
  return copy;
}
