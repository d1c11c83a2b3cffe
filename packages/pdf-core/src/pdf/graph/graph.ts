import type { PdfDict, PdfValue } from '../values.ts';

/** A document as a graph of objects. Only what the trailer reaches is in `objects`. */
export type PdfGraph = {
  objects: Map<number, PdfValue>;
  trailer: PdfDict;
  version: string;
  nextNumber: number;
};
