import { addObject } from '../pdf/graph/access.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import { PdfStream, isDict } from '../pdf/values.ts';
import { writeValue } from '../pdf/write-value.ts';

/** What a reader needs to know before it can look anything up, and what is written anew in any case. */
const OWN = new Set(['Filter', 'DecodeParms', 'Length', 'F', 'FFilter', 'FDecodeParms']);
/** A shorter one is as small where it stands as the reference to it. */
const LONG = 80;

/**
 * Makes objects of their own of what lies in the dictionaries of streams. A dictionary of a stream is never packed,
 * and the same resources written into a hundred forms are a hundred times as many bytes.
 */
export function moveEntriesOut(graph: PdfGraph): void {
  for (const stream of graph.objects.values()) {
    if (!(stream instanceof PdfStream)) continue;
    for (const [key, value] of stream.dict) {
      const isMovable = (isDict(value) || Array.isArray(value)) && !OWN.has(key);
      if (isMovable && writeValue(value, ({ number }) => number).length > LONG)
        stream.dict.set(key, addObject(graph, value));
    }
  }
}
