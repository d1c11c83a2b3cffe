import type { PdfDocument } from '../pdf/document.ts';
import { nameOf, PdfRef, type PdfDict } from '../pdf/values.ts';

/** Forms within forms that are looked into. */
const DEEPEST = 10;

/** The pixels of all pictures that resources name, each once, and those of their forms. */
export function countPixels(document: PdfDocument, resources: PdfDict | undefined): number {
  const seen = new Set<number>();
  const count = (dict: PdfDict | undefined, depth: number): number => {
    let pixels = 0;
    for (const value of document.dict(dict?.get('XObject'))?.values() ?? []) {
      if (!(value instanceof PdfRef) || seen.has(value.number)) continue;
      seen.add(value.number);
      const object = document.dict(value);
      const side = (key: string) => Math.max(0, Number(document.resolve(object?.get(key))) || 0);
      const kind = nameOf(document.resolve(object?.get('Subtype')));
      if (kind === 'Image') pixels += side('Width') * side('Height');
      else if (kind === 'Form' && depth < DEEPEST)
        pixels += count(document.dict(object?.get('Resources')), depth + 1);
    }
    return pixels;
  };
  return count(resources, 0);
}
