import { addObject, catalogOf, lookup, lookupArray, resolve } from '../compress/model/access.ts';
import type { PdfGraph } from '../compress/model/graph.ts';
import { isDict, type PdfDict } from '../pdf/values.ts';

/** A page that stands in several places is one page for each of them, as viewers count. */
export function separatePages(graph: PdfGraph): PdfGraph {
  const seen = new Set<PdfDict>();
  const waiting = [lookup(graph, catalogOf(graph), 'Pages')];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!isDict(node) || seen.has(node)) continue;
    seen.add(node);
    const kids = lookupArray(graph, node, 'Kids') ?? [];
    for (const [index, kid] of kids.entries()) {
      const page = resolve(graph, kid);
      if (isDict(page) && !page.has('Kids') && seen.has(page)) kids[index] = addObject(graph, new Map(page));
      else if (isDict(page) && !page.has('Kids')) seen.add(page);
      else waiting.push(page);
    }
  }
  return graph;
}
