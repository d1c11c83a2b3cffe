import type { PdfDict, PdfValue } from '../values.ts';

/** A document as a graph of objects that can be changed. Only what the trailer reaches is in `objects`. */
export type PdfGraph = {
  objects: Map<number, PdfValue>;
  trailer: PdfDict;
  version: string;
  nextNumber: number;
  /** The second number of an object's header, where it is not 0: an update of the file names it. */
  generations: ReadonlyMap<number, number>;
};
