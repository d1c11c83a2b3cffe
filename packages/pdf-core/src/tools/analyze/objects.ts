import type { PdfDocument } from '../../pdf/document.ts';
import { isDict, nameOf, type PdfDict, type PdfValue } from '../../pdf/values.ts';

export type ObjectSize = { number: number; what: string; bytes: number };

export type ObjectAnalysis = {
  largest: ObjectSize[];
  /** Bytes of streams that are stored as they are, and of those that occur more than once. */
  uncompressedBytes: number;
  repeatedBytes: number;
  /** How often each kind of action occurs: URI, JavaScript, Launch... */
  actions: Map<string, number>;
  figures: number;
  figuresWithText: number;
};

/** How many of the largest streams are named. */
const LARGEST = 10;
/** Streams smaller than this are not worth compressing, or comparing. */
const WORTHWHILE = 512;

/** Goes through every object of a document once. */
export function analyzeObjects(document: PdfDocument): ObjectAnalysis {
  const streams: ObjectSize[] = [];
  const result: ObjectAnalysis = {
    largest: [],
    uncompressedBytes: 0,
    repeatedBytes: 0,
    actions: new Map(),
    figures: 0,
    figuresWithText: 0,
  };
  const seen = new Set<string>();
  for (let number = 1; number < document.size; number++) {
    if (!document.has(number)) continue;
    const value = document.value(number);
    visitDicts(value, (dict) => countDict(document, dict, result));
    const raw = isDict(value) ? document.rawStream(number) : undefined;
    if (!raw || !isDict(value)) continue;
    streams.push({ number, what: nameStream(document, value), bytes: raw.length });
    if (raw.length < WORTHWHILE) continue;
    if (!value.has('Filter')) result.uncompressedBytes += raw.length;
    const content = `${raw.length} ${raw.subarray(0, 256).toString('latin1')} ${raw.subarray(-256).toString('latin1')}`;
    if (seen.has(content)) result.repeatedBytes += raw.length;
    seen.add(content);
  }
  result.largest = streams.sort((a, b) => b.bytes - a.bytes).slice(0, LARGEST);
  return result;
}

function visitDicts(value: PdfValue, use: (dict: PdfDict) => void): void {
  const todo: PdfValue[] = [value];
  while (todo.length) {
    const next = todo.pop()!;
    if (Array.isArray(next)) for (const item of next) todo.push(item);
    else if (isDict(next)) {
      use(next);
      for (const member of next.values()) if (Array.isArray(member) || isDict(member)) todo.push(member);
    }
  }
}

const ACTIONS = ['URI', 'JavaScript', 'Launch', 'GoToR', 'GoToE', 'SubmitForm', 'ImportData', 'Rendition'];

function countDict(document: PdfDocument, dict: PdfDict, result: ObjectAnalysis): void {
  const kind = nameOf(document.resolve(dict.get('S')));
  if (kind && ACTIONS.includes(kind)) result.actions.set(kind, (result.actions.get(kind) ?? 0) + 1);
  if (kind === 'Figure') {
    result.figures++;
    if (dict.has('Alt') || dict.has('ActualText')) result.figuresWithText++;
  }
}

function nameStream(document: PdfDocument, dict: PdfDict): string {
  const type = nameOf(document.resolve(dict.get('Type')));
  const subtype = nameOf(document.resolve(dict.get('Subtype')));
  if (subtype === 'Image') return 'image';
  if (subtype === 'Form') return 'form';
  if (['Type1C', 'CIDFontType0C', 'OpenType'].includes(subtype ?? '') || dict.has('Length1')) return 'font';
  if (type === 'Metadata') return 'metadata';
  if (type === 'EmbeddedFile') return 'attachment';
  if (type === 'ObjStm' || type === 'XRef') return 'objects';
  if (dict.has('N') && !type) return 'colour profile';
  return 'content';
}
