import type { PdfGraph } from '../../pdf/graph/graph.ts';
import type { PdfDocument } from '../../pdf/document.ts';
import { isDict, nameOf, PdfRef } from '../../pdf/values.ts';
import type { CarriedItem } from './carried.ts';

/** Parts of the file itself. */
const OF_FILE = new Set(['ObjStm', 'XRef', 'Linearized']);

/** Objects in a file that nothing in it leads to, by what they are. */
export function findUnused(document: PdfDocument, graph: PdfGraph): CarriedItem[] {
  const kinds = new Map<string, { count: number; bytes: number }>();
  for (let number = 1; number < document.size; number++) {
    if (graph.objects.has(number) || !document.has(number)) continue;
    const value = document.dict(new PdfRef(number));
    const kind = value ? describe(document, number) : 'Value';
    if (OF_FILE.has(kind)) continue;
    const known = kinds.get(kind) ?? { count: 0, bytes: 0 };
    known.count += 1;
    known.bytes += document.rawStream(number)?.length ?? 0;
    known.bytes += document.index.end[number]! - document.index.start[number]!;
    kinds.set(kind, known);
  }
  return [...kinds].map(([name, { count, bytes }]) => ({ name, value: String(count), bytes }));
}

function describe(document: PdfDocument, number: number): string {
  const dict = document.value(number);
  if (!isDict(dict)) return 'Value';
  if (dict.has('Linearized')) return 'Linearized';
  const kind = nameOf(document.resolve(dict.get('Subtype'))) ?? nameOf(document.resolve(dict.get('Type')));
  if (kind) return kind.slice(0, 40);
  return document.rawStream(number) ? 'Stream' : 'Dictionary';
}

/** How many of them there are. */
export function countUnused(document: PdfDocument, graph: PdfGraph): number {
  return findUnused(document, graph).reduce((sum, { value }) => sum + Number(value), 0);
}
