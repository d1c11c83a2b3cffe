import { type SeenBox, seenBox } from '../edit/annotations.ts';
import type { EditedDocument } from '../edit/edited-document.ts';
import { frameOf } from '../edit/pages.ts';
import { lookupArray, lookupDict, lookupName, lookupNumber, resolve } from '../pdf/graph/access.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import { pageAnnotations } from '../pdf/graph/pages.ts';
import type { PdfDict, PdfValue } from '../pdf/values.ts';
import { coveredByStroke, isDark } from './opaque-strokes.ts';

type Rect = [number, number, number, number];

/** Shapes that are opaque where they have a colour inside, by the key of it. */
const FILLED_BY: Record<string, string> = { Square: 'IC', Circle: 'IC', Polygon: 'IC', FreeText: 'C' };

/** Notes that hide what is under them, with their pages (counted from 0). */
export function findCovers(doc: EditedDocument): (SeenBox & { page: number })[] {
  return doc.pages.flatMap((page, index) => {
    const frame = frameOf(page);
    return pageAnnotations(doc.graph, page)
      .flatMap((annotation) => rectsOf(doc.graph, annotation))
      .map((rect) => ({ ...seenBox(frame, rect), page: index }));
  });
}

/** Where nothing is seen through a note. */
function rectsOf(graph: PdfGraph, annotation: PdfDict): Rect[] {
  if ((lookupNumber(graph, annotation, 'CA') ?? 1) < 1) return [];
  const name = lookupName(graph, annotation, 'Subtype') ?? '';
  if (name === 'Line' || name === 'Ink') return strokesOf(graph, annotation, name);
  const rect = numbersAt(graph, annotation, 'Rect');
  return rect.length === 4 && isOpaque(graph, annotation, name) ? [rect as Rect] : [];
}

function isOpaque(graph: PdfGraph, annotation: PdfDict, name: string): boolean {
  // A stamp is a picture, or words on a plate.
  if (name === 'Stamp' || name === 'Redact') return true;
  // Ink that is multiplied: words are seen through all but dark colours.
  if (name === 'Highlight') return isDark(partsOf(numbersAt(graph, annotation, 'C')));
  const key = FILLED_BY[name];
  return key !== undefined && numbersAt(graph, annotation, key).length > 0;
}

function partsOf(color: number[]): number[] {
  return color.length === 1 ? [0, 0, 0].fill(color[0]!) : color;
}

function strokesOf(graph: PdfGraph, annotation: PdfDict, name: 'Line' | 'Ink'): Rect[] {
  const style = lookupDict(graph, annotation, 'BS');
  const lineWidth = (style && lookupNumber(graph, style, 'W')) ?? 1;
  const lines = name === 'Line' ? [annotation.get('L')] : (lookupArray(graph, annotation, 'InkList') ?? []);
  return lines.flatMap((line) => {
    const numbers = numbersIn(graph, resolve(graph, line));
    const points = numbers.flatMap((x, at) => (at % 2 ? [] : [{ x, y: numbers[at + 1] ?? NaN }]));
    const box = coveredByStroke(points, lineWidth);
    return box ? [[box.x, box.y, box.x + box.width, box.y + box.height] satisfies Rect] : [];
  });
}

const numbersAt = (graph: PdfGraph, dict: PdfDict, key: string) =>
  numbersIn(graph, resolve(graph, dict.get(key)));

function numbersIn(graph: PdfGraph, value: PdfValue | undefined): number[] {
  if (!Array.isArray(value)) return [];
  return value.map((item) => resolve(graph, item)).filter((item) => typeof item === 'number');
}
