import { limits } from '../limits.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { PdfRef, type PdfValue } from '../pdf/values.ts';
import type { Source } from './sources.ts';

/** A form field or one of its widgets, by object number. */
type FieldNode = { number: number; kids: FieldNode[] };

const treesOf = new WeakMap<PdfDocument, FieldNode[]>();

/** The form's fields as they hang under one another; a loop ends where it comes back. */
export function fieldTree(document: PdfDocument): FieldNode[] {
  let tree = treesOf.get(document);
  if (!tree) {
    const form = document.dict(document.root.get('AcroForm'));
    tree = readNodes(document, document.array(form?.get('Fields')), new Set(), 0);
    treesOf.set(document, tree);
  }
  return tree;
}

function readNodes(document: PdfDocument, values: PdfValue[], seen: Set<number>, depth: number): FieldNode[] {
  if (depth > limits.nestingDepth) return [];
  return values.flatMap((value) => {
    if (!(value instanceof PdfRef) || seen.has(value.number)) return [];
    seen.add(value.number);
    const dict = document.dict(value);
    if (!dict) return [];
    const kids = readNodes(document, document.array(dict.get('Kids')), seen, depth + 1);
    return [{ number: value.number, kids }];
  });
}

/** Cuts the form down to what is on the chosen pages; the root fields that are left. */
export function pruneFields(source: Source): number[] {
  const { document, copier } = source;
  const onPages = new Set<number>();
  for (const { page } of source.chosen) {
    for (const annotation of document.array(page.entries.get('Annots')?.value)) {
      if (annotation instanceof PdfRef) onPages.add(annotation.number);
    }
  }
  const prune = (nodes: FieldNode[]): FieldNode[] =>
    nodes.filter((node) => {
      const kids = prune(node.kids);
      const stays = kids.length > 0 || onPages.has(node.number);
      if (!stays) copier.redirect(node.number, 0);
      return stays;
    });
  // From the leaves up, so that what a list of kids still names is known when it is written: the others read null.
  return prune(fieldTree(document)).map(({ number }) => number);
}
