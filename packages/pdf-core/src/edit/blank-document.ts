import { PAPERS } from '../imposition/papers.options.ts';
import { addPage, createDocument } from '../pdf/graph/new-document.ts';
import { writeGraph } from '../pdf/graph/write-graph.ts';
import { textString } from '../pdf/make-value.ts';
import type { PAGE_SIZES } from '../tools/create-form/options.ts';

export function makeBlankDocument(
  pages: number,
  pageSize: (typeof PAGE_SIZES)[number],
  title: string,
): Uint8Array {
  const graph = createDocument({
    Producer: textString('Sheaf'),
    Title: title ? textString(title) : undefined,
  });
  for (let page = 0; page < pages; page++) addPage(graph, PAPERS[pageSize]);
  return writeGraph(graph, { objectStreams: false });
}

/** Empty pages of these sizes, in points. */
export function blankPages(sizes: [width: number, height: number][]): Uint8Array {
  const graph = createDocument();
  for (const [width, height] of sizes) addPage(graph, { width, height });
  return writeGraph(graph, { objectStreams: false });
}
