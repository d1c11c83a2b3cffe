import { PDFArray, PDFDict, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { type SeenBox, seenBox } from '../edit/annotations.ts';
import type { EditedDocument } from '../edit/edited-document.ts';
import { frameOf } from '../edit/pages.ts';

/** Shapes that are opaque where they have a colour inside, by the key of it. */
const FILLED_BY: Record<string, string> = { Square: 'IC', Circle: 'IC', Polygon: 'IC', FreeText: 'C' };

/** Notes that hide what is under them, with their pages (counted from 0). */
export function findCovers(doc: EditedDocument): (SeenBox & { page: number })[] {
  return doc.pages.flatMap((page, index) => {
    const list = page.dict.lookup(PDFName.of('Annots'));
    if (!(list instanceof PDFArray)) return [];
    const frame = frameOf(page);
    return list.asArray().flatMap((entry) => {
      const annotation = doc.pdf.context.lookup(entry);
      if (!(annotation instanceof PDFDict) || !isOpaque(annotation)) return [];
      const rect = numbersAt(annotation, 'Rect');
      if (rect.length !== 4) return [];
      return [{ ...seenBox(frame, rect as [number, number, number, number]), page: index }];
    });
  });
}

function isOpaque(annotation: PDFDict): boolean {
  const strength = annotation.lookup(PDFName.of('CA'));
  if (strength instanceof PDFNumber && strength.asNumber() < 1) return false;
  const subtype = annotation.lookup(PDFName.of('Subtype'));
  const name = subtype instanceof PDFName ? subtype.decodeText() : '';
  // A stamp is a picture, or words on a plate.
  if (name === 'Stamp' || name === 'Redact') return true;
  const key = FILLED_BY[name];
  return key !== undefined && numbersAt(annotation, key).length > 0;
}

function numbersAt(dict: PDFDict, key: string): number[] {
  const list = dict.lookup(PDFName.of(key));
  if (!(list instanceof PDFArray)) return [];
  return list.asArray().flatMap((_, index) => {
    const value = list.lookup(index);
    return value instanceof PDFNumber ? [value.asNumber()] : [];
  });
}
