import { lookupDict, lookupNumbers } from '../../pdf/graph/access.ts';
import { pagesOf, pageAnnotations } from '../../pdf/graph/pages.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import type { PdfDict } from '../../pdf/values.ts';
import { luminance } from './gray-table.ts';

const COLOUR_KEYS = ['C', 'IC', 'BG', 'BC'];

/** The colours a viewer takes when it draws a note or a field itself. */
export function grayAnnotations(graph: PdfGraph): void {
  for (const page of pagesOf(graph)) {
    for (const annotation of pageAnnotations(graph, page)) {
      grayEntries(graph, annotation);
      const appearance = lookupDict(graph, annotation, 'MK');
      if (appearance) grayEntries(graph, appearance);
    }
  }
}

function grayEntries(graph: PdfGraph, dict: PdfDict): void {
  for (const key of COLOUR_KEYS) {
    const numbers = lookupNumbers(graph, dict, key);
    if (numbers && numbers.length >= 3) dict.set(key, [Math.round(grayOfDevice(numbers) * 1000) / 1000]);
  }
}

/** The gray of three numbers as RGB or of four as CMYK. */
export function grayOfDevice([first = 0, second = 0, third = 0, black]: number[]): number {
  if (black === undefined) return luminance(first, second, third);
  const light = (ink: number) => (1 - ink) * (1 - black);
  return luminance(light(first), light(second), light(third));
}
