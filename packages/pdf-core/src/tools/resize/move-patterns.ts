import { IDENTITY, type Matrix, multiply, toMatrix } from '../../pdf/matrix.ts';
import { addObject, lookupDict, lookupNumbers, resolve } from '../../pdf/graph/access.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { pageResources, type Page } from '../../pdf/graph/pages.ts';
import { isDict, PdfStream, type PdfDict } from '../../pdf/values.ts';

/** Patterns are laid out on the page and not on what is drawn, so that moving the content leaves them behind. */
export function movePatterns(page: Page, matrix: Matrix): void {
  const { graph } = page;
  const resources = pageResources(page);
  const patterns = lookupDict(graph, resources, 'Pattern');
  if (!patterns) return;
  const moved: PdfDict = new Map();
  for (const [name, value] of patterns) {
    const pattern = resolve(graph, value);
    if (pattern instanceof PdfStream)
      moved.set(name, addObject(graph, new PdfStream(withMatrix(graph, pattern.dict, matrix), pattern.raw)));
    else if (isDict(pattern)) moved.set(name, addObject(graph, withMatrix(graph, pattern, matrix)));
  }
  // Other pages may have the same resources, and stay as they are.
  const own = new Map(resources).set('Pattern', moved);
  page.dict.set('Resources', own);
  page.inherited.set('Resources', own);
}

function withMatrix(graph: PdfGraph, dict: PdfDict, matrix: Matrix): PdfDict {
  const own = toMatrix(lookupNumbers(graph, dict, 'Matrix')) ?? IDENTITY;
  return new Map(dict).set('Matrix', [...multiply(own, matrix)]);
}
