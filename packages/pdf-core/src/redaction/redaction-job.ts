import type { Matrix } from '../compress/content/matrix.ts';
import type { Rect } from './geometry.ts';
import { readFont, type ReadFont, type StandardWidths } from './read-font.ts';
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
};

export function startJob(graph: PdfGraph, standard: StandardWidths): RedactionJob {
  const removed = { glyphs: 0, images: 0, paths: 0, shadings: 0, annotations: 0, fields: 0, mentions: 0 };
  return { graph, standard, fonts: new Map(), images: [], removed, touchedMarks: new Set() };
}

export function fontOf(job: RedactionJob, dict: PdfDict): ReadFont {
  const known = job.fonts.get(dict);
  if (known) return known;
  const font = readFont(job.graph, dict, job.standard);
  job.fonts.set(dict, font);
  return font;
}
