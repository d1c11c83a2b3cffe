import type { EditedDocument } from '../../edit/edited-document.ts';
import { touch } from '../../edit/open-document.ts';
import { applyMatrix, type Matrix } from '../../pdf/matrix.ts';
import { lookupArray, resolve } from '../../pdf/graph/access.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import type { Page } from '../../pdf/graph/pages.ts';
import { isDict, PdfRef, type PdfDict, type PdfValue } from '../../pdf/values.ts';

/** Places on the page, each as pairs of numbers. `Rect` is one of them, and its corners stay in order. */
const PLACES = ['QuadPoints', 'Vertices', 'L', 'CL', 'InkList'];
const MOST_LISTS = 10_000;

/** Notes, links and fields go where the content went. How they look is drawn into their rectangle. */
export function moveAnnotations(doc: EditedDocument, page: Page, matrix: Matrix): void {
  const { graph } = doc;
  const seen = new Set<PdfDict>();
  for (const entry of lookupArray(graph, page.dict, 'Annots') ?? []) {
    const annotation = resolve(graph, entry);
    if (!isDict(annotation) || seen.has(annotation)) continue;
    seen.add(annotation);
    const rect = movePairs(graph, annotation.get('Rect'), matrix, 0);
    if (rect) annotation.set('Rect', inOrder(rect));
    for (const key of PLACES) {
      const moved = movePairs(graph, annotation.get(key), matrix, 0);
      if (moved) annotation.set(key, moved);
    }
    touch(doc, entry instanceof PdfRef ? entry : page.ref);
  }
}

type Numbers = (number | Numbers)[];

/** Lists of pairs, and lists of such lists as strokes of a pen are; undefined for anything else. */
function movePairs(
  graph: PdfGraph,
  value: PdfValue | undefined,
  matrix: Matrix,
  depth: number,
): Numbers | undefined {
  const list = resolve(graph, value);
  if (!Array.isArray(list) || depth > 1 || list.length > MOST_LISTS * 10) return undefined;
  const items = list.map((item) => resolve(graph, item));
  const numbers = items.filter((item) => typeof item === 'number');
  if (numbers.length === items.length)
    return numbers.flatMap((x, at) =>
      at % 2 || at + 1 >= numbers.length ? [] : applyMatrix(matrix, x, numbers[at + 1]!),
    );
  const lists = items.map((item) => movePairs(graph, item, matrix, depth + 1));
  return lists.every((item) => item !== undefined) ? lists : undefined;
}

function inOrder(rect: Numbers): number[] {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect as number[];
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
}
