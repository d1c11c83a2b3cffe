import { type SeenBox, seenBox } from '../edit/annotations.ts';
import type { EditedDocument } from '../edit/edited-document.ts';
import { frameOf } from '../edit/pages.ts';
import { lookupArray, lookupName, lookupNumber, resolve } from '../pdf/graph/access.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import { pageAnnotations } from '../pdf/graph/pages.ts';
import type { PdfDict } from '../pdf/values.ts';

/** Shapes that are opaque where they have a colour inside, by the key of it. */
const FILLED_BY: Record<string, string> = { Square: 'IC', Circle: 'IC', Polygon: 'IC', FreeText: 'C' };

/** Notes that hide what is under them, with their pages (counted from 0). */
export function findCovers(doc: EditedDocument): (SeenBox & { page: number })[] {
  return doc.pages.flatMap((page, index) => {
    const frame = frameOf(page);
    return pageAnnotations(doc.graph, page).flatMap((annotation) => {
      if (!isOpaque(doc.graph, annotation)) return [];
      const rect = numbersAt(doc.graph, annotation, 'Rect');
      if (rect.length !== 4) return [];
      return [{ ...seenBox(frame, rect as [number, number, number, number]), page: index }];
    });
  });
}

function isOpaque(graph: PdfGraph, annotation: PdfDict): boolean {
  if ((lookupNumber(graph, annotation, 'CA') ?? 1) < 1) return false;
  const name = lookupName(graph, annotation, 'Subtype') ?? '';
  // A stamp is a picture, or words on a plate.
  if (name === 'Stamp' || name === 'Redact') return true;
  const key = FILLED_BY[name];
  return key !== undefined && numbersAt(graph, annotation, key).length > 0;
}

function numbersAt(graph: PdfGraph, dict: PdfDict, key: string): number[] {
  const items = lookupArray(graph, dict, key) ?? [];
  return items.map((item) => resolve(graph, item)).filter((item) => typeof item === 'number');
}
