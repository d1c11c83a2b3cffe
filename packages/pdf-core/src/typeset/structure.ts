import { addObject, reserveObject } from '../pdf/graph/access.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import { makeDict, makeValue, type Plain, textString } from '../pdf/make-value.ts';
import type { PdfRef } from '../pdf/values.ts';
import type { Tag } from './model.ts';

type Mark = { page: number; id: number };
type Part = { tag: Tag } | { mark: Mark } | { link: PdfRef; page: number };

/** What was drawn of each element, in the order of drawing, which is that of reading. */
export type Structure = {
  parts: Map<Tag, Part[]>;
  /** The elements of the marks of each page. */
  marks: Tag[][];
  links: { tag: Tag; ref: PdfRef }[];
  root: Tag;
};

export function createStructure(root: Tag): Structure {
  return { parts: new Map([[root, []]]), marks: [], links: [], root };
}

function partsOf(structure: Structure, tag: Tag): Part[] {
  const known = structure.parts.get(tag);
  if (known) return known;
  const parts: Part[] = [];
  structure.parts.set(tag, parts);
  partsOf(structure, tag.parent ?? structure.root).push({ tag });
  return parts;
}

/** The number of a new mark on a page for content of this element. */
export function addMark(structure: Structure, tag: Tag, page: number): number {
  const marks = (structure.marks[page] ??= []);
  partsOf(structure, tag).push({ mark: { page, id: marks.length } });
  return marks.push(tag) - 1;
}

export function addLink(structure: Structure, tag: Tag, ref: PdfRef, page: number): number {
  partsOf(structure, tag).push({ link: ref, page });
  return structure.links.push({ tag, ref }) - 1;
}

/** Writes the elements, and gives back the root of them. */
export function writeStructure(graph: PdfGraph, structure: Structure, pages: PdfRef[]): PdfRef {
  const refs = new Map<Tag, PdfRef>();
  const rootRef = reserveObject(graph);
  const write = (tag: Tag, parent: PdfRef): PdfRef => {
    const ref = reserveObject(graph);
    refs.set(tag, ref);
    const kids = structure.parts.get(tag)!.map((part): Plain => {
      if ('tag' in part) return write(part.tag, ref);
      if ('link' in part) return { Type: 'OBJR', Obj: part.link, Pg: pages[part.page] };
      return { Type: 'MCR', Pg: pages[part.mark.page], MCID: part.mark.id };
    });
    const attributes = {
      O: 'Table',
      ...(tag.type === 'TH' && { Scope: 'Column' }),
      ...((tag.columns ?? 1) > 1 && { ColSpan: tag.columns }),
    };
    const element = makeDict({
      Type: 'StructElem',
      S: tag.type,
      P: parent,
      K: kids,
      Alt: tag.alt === undefined ? undefined : textString(tag.alt),
      A: Object.keys(attributes).length > 1 ? attributes : undefined,
    });
    graph.objects.set(ref.number, element);
    return ref;
  };
  const kids = [write(structure.root, rootRef)];
  const numbers: Plain[] = [];
  for (const [page, marks] of structure.marks.entries())
    numbers.push(page, addObject(graph, makeValue(marks.map((tag) => refs.get(tag)))));
  for (const [index, { tag }] of structure.links.entries()) numbers.push(pages.length + index, refs.get(tag));
  const root = makeDict({
    Type: 'StructTreeRoot',
    K: kids,
    ParentTree: addObject(graph, makeDict({ Nums: numbers })),
    ParentTreeNextKey: pages.length + structure.links.length,
  });
  graph.objects.set(rootRef.number, root);
  return rootRef;
}
