import { addObject } from '../pdf/graph/access.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import { makeDict } from '../pdf/make-value.ts';
import type { PdfDict, PdfRef } from '../pdf/values.ts';

/** A bookmark, with its title and where it leads: the deeper its level, the further inside those before it. */
export type OutlineEntry = { keys: PdfDict; level: number; isOpen?: boolean };
type Node = { entry: OutlineEntry; children: Node[] };

/** Writes bookmarks, and gives back the root of them. */
export function writeOutline(graph: PdfGraph, entries: OutlineEntry[]): PdfRef {
  const root = makeDict({ Type: 'Outlines' });
  const ref = addObject(graph, root);
  root.set('Count', writeLevel(graph, root, ref, nest(entries)));
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

/** Gives back how many of them a reader sees at first: those below a folded one are not among them. */
function writeLevel(graph: PdfGraph, parent: PdfDict, parentRef: PdfRef, nodes: Node[]): number {
  const items = nodes.map((node) => ({ node, ref: addObject(graph, node.entry.keys) }));
  let seen = items.length;
  for (const [at, { node, ref }] of items.entries()) {
    const { keys, isOpen } = node.entry;
    keys.set('Parent', parentRef);
    const [before, after] = [items[at - 1], items[at + 1]];
    if (before) keys.set('Prev', before.ref);
    if (after) keys.set('Next', after.ref);
    if (node.children.length) {
      const below = writeLevel(graph, keys, ref, node.children);
      keys.set('Count', isOpen ? below : -below);
      if (isOpen) seen += below;
    }
  }
  const [first, last] = [items[0], items.at(-1)];
  if (first && last) {
    parent.set('First', first.ref);
    parent.set('Last', last.ref);
  }
  return seen;
}
