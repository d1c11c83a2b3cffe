import { catalogOf, dictOf, lookup, lookupDict, lookupName, resolve } from '../compress/model/access.ts';
import { readStream } from '../compress/model/read-stream.ts';
import { pagesOf, pageContents } from '../compress/model/pages.ts';
import { reachableOrder } from '../compress/model/write-graph.ts';
import { stringText, textToken } from '../pdf/text.ts';
import { removeAnnotations } from './redact-pages.ts';
import type { RedactionJob } from './redaction-job.ts';
import { findTerm, holdsTerm, normalText, type Term } from './terms.ts';
import type { PdfGraph } from '../compress/model/graph.ts';
import { PdfStream, PdfString, isDict, nameOf, type PdfDict, type PdfValue } from '../pdf/values.ts';

/** What says of something in words what it is: gone with the words. */
const DESCRIPTIONS = new Set(['ActualText', 'Alt', 'E', 'Contents', 'TU', 'TM', 'RC', 'Subj']);
/** What a document has for programs, or to be looked into by others than its readers. */
const CARRIED = ['PieceInfo', 'Thumb', 'LastModified', 'AF', 'SpiderInfo', 'Collection'];
/** What leads to a place in the document by a name that its author gave. */
const NAMED = new Set(['D', 'Dest']);
/** Keys of the format itself say nothing of a document. */
const PROPERTIES = new Set([
  'Title',
  'Author',
  'Subject',
  'Keywords',
  'Creator',
  'Producer',
  'CreationDate',
  'ModDate',
  'Trapped',
]);
const MARK = '[...]';
/** References out of an annotation that lead to the rest of the document. */
const OUTWARDS = new Set(['P', 'Parent', 'Dest', 'D', 'Popup', 'IRT', 'AP', 'Font', 'DR', 'StructParent']);

/** Takes along what a document says beside its pages of the words that were removed, and what cannot be looked into. */
export function scrub(job: RedactionJob, terms: readonly Term[]): void {
  const { graph } = job;
  removeCarried(graph);
  removeSignatures(graph);
  if (!terms.length) return;
  for (const { dict } of pagesOf(graph))
    removeAnnotations(job, dict, (annotation) => mentions(graph, annotation, terms));
  scrubInfo(job, terms);
  forgetKeys(job, terms);
  const contents = listContents(graph);
  for (const number of reachableOrder(graph)) scrubObject(job, number, terms, contents);
}

function removeCarried(graph: PdfGraph): void {
  const catalog = catalogOf(graph);
  lookupDict(graph, catalog, 'Names')?.delete('EmbeddedFiles');
  for (const value of graph.objects.values()) {
    const dict = dictOf(value);
    for (const key of CARRIED) dict?.delete(key);
    if (dict && lookupName(graph, dict, 'Type') === 'Filespec') dict.delete('EF');
  }
}

/** A signature over bytes that are not there any more is none. */
function removeSignatures(graph: PdfGraph): void {
  const catalog = catalogOf(graph);
  for (const key of ['Perms', 'DSS']) catalog?.delete(key);
  for (const value of graph.objects.values()) {
    if (!isDict(value)) continue;
    const signature = lookupDict(graph, value, 'V');
    if (signature?.has('ByteRange')) value.delete('V');
  }
  lookupDict(graph, catalog, 'AcroForm')?.delete('SigFlags');
}

/** Whether an annotation, its action or its field holds the words. */
function mentions(graph: PdfGraph, annotation: PdfDict, terms: readonly Term[]): boolean {
  const waiting: { value: PdfValue; depth: number }[] = [{ value: annotation, depth: 0 }];
  for (let field = lookupDict(graph, annotation, 'Parent'), step = 0; field && step < 32; step++) {
    for (const key of ['V', 'DV', 'RV', 'T', 'TU', 'Opt'])
      waiting.push({ value: field.get(key) ?? null, depth: 1 });
    field = lookupDict(graph, field, 'Parent');
  }
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const value = resolve(graph, next.value);
    if (value instanceof PdfString && holdsTerm(stringText(value), terms)) return true;
    if (value instanceof PdfStream && holdsTerm(streamTexts(graph, value), terms)) return true;
    if (next.depth > 6) continue;
    if (Array.isArray(value)) for (const item of value) waiting.push({ value: item, depth: next.depth + 1 });
    else if (isDict(value))
      for (const [key, item] of value)
        if (!OUTWARDS.has(key)) waiting.push({ value: item, depth: next.depth + 1 });
  }
  return false;
}

function scrubInfo({ graph, removed }: RedactionJob, terms: readonly Term[]): void {
  const info = lookupDict(graph, graph.trailer, 'Info');
  for (const key of info?.keys() ?? []) {
    const value = lookup(graph, info, key);
    if (!(value instanceof PdfString) || !holdsTerm(stringText(value), terms)) continue;
    info?.delete(key);
    removed.mentions += 1;
  }
}

function scrubObject(
  job: RedactionJob,
  number: number,
  terms: readonly Term[],
  contents: Set<PdfStream>,
): void {
  const { graph, removed } = job;
  const value = graph.objects.get(number) ?? null;
  const isContent = value instanceof PdfStream && contents.has(value);
  if (
    value instanceof PdfStream &&
    !isContent &&
    !isDrawn(graph, value) &&
    holdsTerm(streamTexts(graph, value), terms)
  ) {
    graph.objects.set(number, null);
    removed.mentions += 1;
    return;
  }
  const scrubbed = scrubValue(job, value, terms);
  if (scrubbed !== value) graph.objects.set(number, scrubbed);
}

function scrubValue(job: RedactionJob, value: PdfValue, terms: readonly Term[]): PdfValue {
  if (value instanceof PdfString) {
    const text = stringText(value);
    if (!holdsTerm(text, terms)) return value;
    job.removed.mentions += 1;
    return new PdfString(Buffer.from(textToken(withoutTerms(text, terms)), 'latin1'));
  }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) value[index] = scrubValue(job, item, terms);
    return value;
  }
  for (const [key, item] of dictOf(value) ?? []) {
    const dict = dictOf(value)!;
    const own = resolve(job.graph, item);
    const text = own instanceof PdfString ? stringText(own) : NAMED.has(key) ? nameOf(own) : undefined;
    const isGone = text !== undefined && (DESCRIPTIONS.has(key) || NAMED.has(key)) && holdsTerm(text, terms);
    if (isGone) {
      dict.delete(key);
      job.removed.mentions += 1;
    } else dict.set(key, scrubValue(job, item, terms));
  }
  return value;
}

/** Where an author's words are keys: destinations of old files, and properties of the document. */
function forgetKeys({ graph, removed }: RedactionJob, terms: readonly Term[]): void {
  const dests = lookupDict(graph, catalogOf(graph), 'Dests');
  for (const dict of [dests, lookupDict(graph, graph.trailer, 'Info')])
    for (const key of dict?.keys() ?? [])
      if (!PROPERTIES.has(key) && holdsTerm(key, terms) && dict?.delete(key)) removed.mentions += 1;
}

function withoutTerms(text: string, terms: readonly Term[]): string {
  const normal = normalText(text);
  // Letters that are written otherwise when they are compared cannot be told apart in the text as it was.
  let rest = normal.length === text.length ? text : normal;
  for (const term of terms) {
    const found = findTerm(normalText(rest), term);
    for (const { start, end } of found.toReversed()) rest = rest.slice(0, start) + MARK + rest.slice(end);
  }
  return rest;
}

/** Images, gradients, fonts and colours: what draws, and says nothing otherwise. */
export function isDrawn(graph: PdfGraph, stream: PdfStream): boolean {
  const { dict } = stream;
  if (lookupName(graph, dict, 'Subtype') === 'Image') return true;
  return ['ShadingType', 'FunctionType'].some((key) => dict.has(key)) || isProgram(graph, stream);
}

/** Pages, forms, patterns and glyphs: what is read as content is. */
export function listContents(graph: PdfGraph): Set<PdfStream> {
  const contents = new Set<PdfStream>();
  for (const page of pagesOf(graph)) for (const stream of pageContents(graph, page)) contents.add(stream);
  for (const value of graph.objects.values()) {
    const dict = dictOf(value);
    if (
      value instanceof PdfStream &&
      (dict?.has('PatternType') || lookupName(graph, dict, 'Subtype') === 'Form')
    )
      contents.add(value);
    for (const glyph of lookupDict(graph, dict, 'CharProcs')?.values() ?? []) {
      const stream = resolve(graph, glyph);
      if (stream instanceof PdfStream) contents.add(stream);
    }
  }
  return contents;
}

const FONT_PROGRAMS = new Set(['Type1C', 'CIDFontType0C', 'OpenType']);

/** Fonts, their tables and colour profiles, whose words are those of their makers and the names of their glyphs. */
export function isProgram(graph: PdfGraph, stream: PdfStream): boolean {
  const { dict } = stream;
  if (FONT_PROGRAMS.has(lookupName(graph, dict, 'Subtype') ?? '')) return true;
  if (dict.has('Length1') || (dict.has('N') && !dict.has('Type'))) return true;
  const isPlain = !dict.has('Type') || lookupName(graph, dict, 'Type') === 'CMap';
  const bytes = isPlain ? readStream(graph, stream) : undefined;
  // A compact font says what it is where its dictionary does not.
  return bytes !== undefined && (bytes.includes('begincmap') || bytes.indexOf('\x01\x00\x04') === 0);
}

/** What a stream says as text, in the ways that text is written. */
export function streamTexts(graph: PdfGraph, stream: PdfStream): string {
  const bytes = readStream(graph, stream) ?? stream.raw;
  const swapped = Buffer.from(bytes.subarray(0, bytes.length & ~1)).swap16();
  return [bytes.toString('utf8'), bytes.toString('utf16le'), swapped.toString('utf16le')].join('\n');
}
