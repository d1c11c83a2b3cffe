import { type PDFArray, type PDFContext, PDFDict, PDFHexString, PDFName, type PDFRef } from '@cantoo/pdf-lib';

/** A bookmark: the deeper its level, the further inside those before it. */
export type OutlineEntry = { title: string; level: number; destination: PDFArray };
type Node = { entry: OutlineEntry; children: Node[] };

/** Writes bookmarks, and gives back the root of them. */
export function writeOutline(context: PDFContext, entries: OutlineEntry[]): PDFRef {
  const root = PDFDict.withContext(context);
  const ref = context.register(root);
  root.set(PDFName.of('Type'), PDFName.of('Outlines'));
  writeLevel(context, root, ref, nest(entries));
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
function writeLevel(context: PDFContext, parent: PDFDict, parentRef: PDFRef, nodes: Node[]): void {
  const items = nodes.map((node) => {
    const dict = PDFDict.withContext(context);
    return { node, dict, ref: context.register(dict) };
  });
  for (const [at, { node, dict, ref }] of items.entries()) {
    dict.set(PDFName.of('Title'), PDFHexString.fromText(node.entry.title));
    dict.set(PDFName.of('Parent'), parentRef);
    dict.set(PDFName.of('Dest'), node.entry.destination);
    const [before, after] = [items[at - 1], items[at + 1]];
    if (before) dict.set(PDFName.of('Prev'), before.ref);
    if (after) dict.set(PDFName.of('Next'), after.ref);
    if (node.children.length) {
      writeLevel(context, dict, ref, node.children);
      dict.set(PDFName.of('Count'), context.obj(-node.children.length));
    }
  }
  const [first, last] = [items[0], items.at(-1)];
  if (first && last) {
    parent.set(PDFName.of('First'), first.ref);
    parent.set(PDFName.of('Last'), last.ref);
  }
  parent.set(PDFName.of('Count'), context.obj(items.length));
}
