import {
  addObject,
  catalogOf,
  dictOf,
  everyDict,
  lookup,
  lookupDict,
  lookupNumber,
  lookupNumbers,
  resolve,
} from '../compress/model/access.ts';
import { readStream } from '../compress/model/read-stream.ts';
import { writeGraph } from '../compress/model/write-graph.ts';
import { withDocument } from '../pdfium/document.ts';
import { findOnReading } from './find-words.ts';
import { toRect } from './geometry.ts';
import { type PageReading, readPageWords } from './page-words.ts';
import type { Term } from './terms.ts';
import type { PdfGraph } from '../compress/model/graph.ts';
import { isDict, PdfName, PdfStream, type PdfDict, type PdfRef, type PdfValue } from '../pdf/values.ts';

/** What each piece of content says that is drawn by no page's own content, as PDFium would read it on a page. */
export type UnseenTexts = Map<PdfStream, PageReading>;

/** Shows text, or another piece of content that may. */
const SHOWS = /T[jJ*]|['"]|Do/;
const PLAIN_BOX = [0, 0, 612, 792];

/** The appearances of a note or a field, in each of its states. */
export function appearancesOf(graph: PdfGraph, annotation: PdfDict): PdfStream[] {
  const waiting = [...(lookupDict(graph, annotation, 'AP')?.values() ?? [])].map((value) =>
    resolve(graph, value),
  );
  const found: PdfStream[] = [];
  for (const value of waiting) {
    if (value instanceof PdfStream) found.push(value);
    else if (isDict(value))
      for (const state of value.values()) {
        const own = resolve(graph, state);
        if (own instanceof PdfStream) found.push(own);
      }
  }
  return found;
}

/** Places appearances, patterns and soft masks on pages of their own, and reads these as the pages of a document are read. */
export async function readUnseen(graph: PdfGraph): Promise<UnseenTexts> {
  const streams = listUnseen(graph).filter((stream) =>
    SHOWS.test(readStream(graph, stream)?.toString('latin1') ?? ''),
  );
  const readings: UnseenTexts = new Map();
  if (!streams.length) return readings;
  await withDocument(asPages(graph, streams), {}, (document) => {
    for (const [index, stream] of streams.entries()) readings.set(stream, readPageWords(document, index));
  });
  return readings;
}

/** Whether such a piece says a term, in whichever order it is read. */
export function unseenHolds(reading: PageReading | undefined, terms: readonly Term[]): boolean {
  return reading !== undefined && terms.some((term) => findOnReading(reading, term).length > 0);
}

function listUnseen(graph: PdfGraph): PdfStream[] {
  const found = new Set<PdfStream>();
  for (const dict of everyDict(graph)) {
    if (dict.has('AP')) for (const stream of appearancesOf(graph, dict)) found.add(stream);
    const group = lookup(graph, lookupDict(graph, dict, 'SMask'), 'G');
    if (group instanceof PdfStream) found.add(group);
  }
  for (const value of graph.objects.values())
    if (value instanceof PdfStream && lookupNumber(graph, value.dict, 'PatternType') === 1) found.add(value);
  return [...found];
}

function asPages(graph: PdfGraph, streams: PdfStream[]): Buffer {
  const copy: PdfGraph = { ...graph, objects: new Map(graph.objects), trailer: new Map() };
  const shared = lookupDict(graph, lookupDict(graph, catalogOf(graph), 'AcroForm'), 'DR');
  const content = addObject(copy, new PdfStream(new Map(), Buffer.from('/X Do')));
  const tree: PdfDict = new Map<string, PdfValue>([['Type', new PdfName('Pages')]]);
  const parent = addObject(copy, tree);
  const kids = streams.map((stream) => addPage(copy, { stream, shared, content, parent }));
  tree.set('Kids', kids).set('Count', kids.length);
  const catalog = new Map<string, PdfValue>([
    ['Type', new PdfName('Catalog')],
    ['Pages', parent],
  ]);
  copy.trailer.set('Root', addObject(copy, catalog));
  return writeGraph(copy, { objectStreams: false });
}

type Placed = { stream: PdfStream; shared: PdfDict | undefined; content: PdfRef; parent: PdfRef };

function addPage(graph: PdfGraph, { stream, shared, content, parent }: Placed): PdfRef {
  const box = lookupNumbers(graph, stream.dict, 'BBox');
  const area = box && toRect(box) ? box : PLAIN_BOX;
  const dict = new Map(stream.dict)
    .set('Type', new PdfName('XObject'))
    .set('Subtype', new PdfName('Form'))
    .set('BBox', area);
  for (const key of ['Matrix', 'OC', 'PatternType']) dict.delete(key);
  if (!dictOf(resolve(graph, dict.get('Resources'))) && shared) dict.set('Resources', shared);
  const form = addObject(graph, new PdfStream(dict, stream.raw, stream.isPacked));
  return addObject(
    graph,
    new Map<string, PdfValue>([
      ['Type', new PdfName('Page')],
      ['Parent', parent],
      ['MediaBox', area],
      ['Contents', content],
      ['Resources', new Map<string, PdfValue>([['XObject', new Map<string, PdfValue>([['X', form]])]])],
    ]),
  );
}
