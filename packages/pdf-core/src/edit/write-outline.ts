import { addObject } from '../pdf/graph/access.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import { makeDict, textString } from '../pdf/make-value.ts';
import type { PdfDict, PdfRef, PdfValue } from '../pdf/values.ts';

/** A bookmark: the deeper its level, the further inside those before it. */
export type OutlineEntry = { title: string; level: number; destination: PdfValue };
type Node = { entry: OutlineEntry; children: Node[] };

/** Writes bookmarks, and gives back the root of them. */
export function writeOutline(graph: PdfGraph, entries: OutlineEntry[]): PdfRef {
  const root = makeDict({ Type: 'Outlines' });
  const ref = addObject(graph, root);
  writeLevel(graph, root, ref, nest(entries));
  return ref;
}

function nest(entries: OutlineEntry[]): Node[] {
  const top: Node[] = [];
  const open: Node[] = [];
  for (const entry of entries) {
    const node: Node = { entry, children: [] };
    while (open.length && open.at(-1)!.entry.level >= entry.level) open.pop();
    (open.at(-1)?.children ?? top).push(node);
    open.push(node);
  }
  return top;
}

/** Those below the highest are folded: a reader opens what it looks for. */
function writeLevel(graph: PdfGraph, parent: PdfDict, parentRef: PdfRef, nodes: Node[]): void {
  const items = nodes.map((node) => {
    const dict = makeDict({});
    return { node, dict, ref: addObject(graph, dict) };
  });
  for (const [at, { node, dict, ref }] of items.entries()) {
    dict.set('Title', textString(node.entry.title));
    dict.set('Parent', parentRef);
    dict.set('Dest', node.entry.destination);
    const [before, after] = [items[at - 1], items[at + 1]];
    if (before) dict.set('Prev', before.ref);
    if (after) dict.set('Next', after.ref);
    if (node.children.length) {
      writeLevel(graph, dict, ref, node.children);
      dict.set('Count', -node.children.length);
    }
  }
  const [first, last] = [items[0], items.at(-1)];
  if (first && last) {
    parent.set('First', first.ref);
    parent.set('Last', last.ref);
  }
  parent.set('Count', items.length);
}
