import type { Matrix } from '../compress/content/matrix.ts';
import type { Rect } from './geometry.ts';
import { readFont, type ReadFont, type StandardWidths } from './read-font.ts';
import { contentHolds, type ContentReader } from './content-reader.ts';
import type { Term } from './terms.ts';
import type { PdfGraph } from '../compress/model/graph.ts';
import type { PdfDict, PdfRef, PdfStream } from '../pdf/values.ts';

/** What was taken out, by kind. */
export type RemovedParts = {
  glyphs: number;
  images: number;
  paths: number;
  shadings: number;
  annotations: number;
  fields: number;
  /** Strings, bookmarks, properties and other places beside the pages that held the words. */
  mentions: number;
  /** Attachments, media, scripts and private data of programs. */
  carried: number;
};

/** An image of which a part is to be blanked, and the object that the rest of it becomes. */
export type ImageJob = { ref: PdfRef; stream: PdfStream; matrix: Matrix; boxes: readonly Rect[] };

export type RedactionJob = {
  graph: PdfGraph;
  standard: StandardWidths;
  fonts: Map<PdfDict, ReadFont>;
  images: ImageJob[];
  removed: RemovedParts;
  /** Marked content of the page that lost something, by number. */
  touchedMarks: Set<number>;
  /** The page that is worked on, counted from 0. */
  page: number;
  /** What content must not say beside what it shows. */
  terms: readonly Term[];
  /** Whether a form or pattern has to be written anew, as it says a term where no box may be. */
  isTelling: (stream: PdfStream, resources: PdfDict | undefined) => boolean;
};

export function startJob(
  graph: PdfGraph,
  standard: StandardWidths,
  terms: readonly Term[],
  reader: ContentReader,
): RedactionJob {
  const isTelling = (stream: PdfStream, resources: PdfDict | undefined) =>
    terms.length > 0 && reader.ofStream(stream, resources).some((text) => contentHolds(text, terms));
  const removed = {
    glyphs: 0,
    images: 0,
    paths: 0,
    shadings: 0,
    annotations: 0,
    fields: 0,
    mentions: 0,
    carried: 0,
  };
  return {
    graph,
    standard,
    fonts: new Map(),
    images: [],
    removed,
    touchedMarks: new Set(),
    page: 0,
    terms,
    isTelling,
  };
}

export function fontOf(job: RedactionJob, dict: PdfDict): ReadFont {
  const known = job.fonts.get(dict);
  if (known) return known;
  const font = readFont(job.graph, dict, job.standard);
  job.fonts.set(dict, font);
  return font;
}
