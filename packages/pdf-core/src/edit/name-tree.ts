import { addObject } from '../pdf/graph/access.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import { bytesString, makeDict } from '../pdf/make-value.ts';
import type { PdfRef, PdfValue } from '../pdf/values.ts';

const NAMES_PER_LEAF = 64;

/** A new name tree of these rows, in the order of their keys. */
export function writeNames(graph: PdfGraph, rows: [key: Buffer, value: PdfValue][]): PdfRef {
  const sorted = rows.toSorted(([a], [b]) => Buffer.compare(a, b));
  const kids: PdfRef[] = [];
  for (let first = 0; first < sorted.length; first += NAMES_PER_LEAF) {
    const leaf = sorted.slice(first, first + NAMES_PER_LEAF);
    const ends = [leaf[0]![0], leaf.at(-1)![0]].map(bytesString);
    const names = leaf.flatMap(([key, value]) => [bytesString(key), value]);
    kids.push(addObject(graph, makeDict({ Limits: ends, Names: names })));
  }
  return addObject(graph, makeDict({ Kids: kids }));
}
