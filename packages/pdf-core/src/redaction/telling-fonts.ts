import { everyDict, lookupStream } from '../compress/model/access.ts';
import { readStream } from '../compress/model/read-stream.ts';
import { holdsTerm, type Term } from './terms.ts';
import { readCodeMap } from './to-unicode.ts';
import type { PdfGraph } from '../compress/model/graph.ts';
import type { PdfDict } from '../pdf/values.ts';

/** Fonts of which one glyph stands for a whole term, whether it is shown or not. */
export function listTellingFonts(graph: PdfGraph, terms: readonly Term[]): PdfDict[] {
  if (!terms.length) return [];
  return [...everyDict(graph)].filter((dict) => {
    const bytes = dict.has('ToUnicode') ? lookupStream(graph, dict, 'ToUnicode') : undefined;
    const map = bytes && readStream(graph, bytes);
    return (
      map !== undefined &&
      [...readCodeMap(map).text.values()].some((text) => text.length > 1 && holdsTerm(text, terms))
    );
  });
}
