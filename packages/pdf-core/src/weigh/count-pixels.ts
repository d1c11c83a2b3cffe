import type { PdfDocument } from '../pdf/document.ts';
import { listResources } from '../pdf/resources.ts';
import type { PdfDict } from '../pdf/values.ts';

/** The pixels of all pictures that resources name, each once, and those of their forms. */
export function countPixels(document: PdfDocument, resources: PdfDict | undefined): number {
  const counted = new Set<number>();
  let pixels = 0;
  for (const { kind, number, dict } of listResources(document, resources)) {
    if (kind !== 'image' || counted.has(number)) continue;
    counted.add(number);
    const side = (key: string) => Math.max(0, Number(document.resolve(dict.get(key))) || 0);
    pixels += side('Width') * side('Height');
  }
  return pixels;
}
