import { type PDFContext, PDFArray, PDFDict, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import { textString } from '../edit/form-fields.ts';
import type { Tag } from './model.ts';

type Mark = { page: number; id: number };
type Part = { tag: Tag } | { mark: Mark } | { link: PDFRef; page: number };

/** What was drawn of each element, in the order of drawing, which is that of reading. */
export type Structure = {
  parts: Map<Tag, Part[]>;
  /** The elements of the marks of each page. */
  marks: Tag[][];
  links: { tag: Tag; ref: PDFRef }[];
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

export function addLink(structure: Structure, tag: Tag, ref: PDFRef, page: number): number {
  partsOf(structure, tag).push({ link: ref, page });
  return structure.links.push({ tag, ref }) - 1;
}

/** Writes the elements, and gives back the root of them. */
export function writeStructure(context: PDFContext, structure: Structure, pages: PDFRef[]): PDFRef {
  const refs = new Map<Tag, PDFRef>();
  const rootRef = context.nextRef();
  const write = (tag: Tag, parent: PDFRef): PDFRef => {
    const ref = context.nextRef();
    refs.set(tag, ref);
    const kids = structure.parts.get(tag)!.map((part) => {
      if ('tag' in part) return write(part.tag, ref);
      if ('link' in part) return context.obj({ Type: 'OBJR', Obj: part.link, Pg: pages[part.page]! });
      return context.obj({ Type: 'MCR', Pg: pages[part.mark.page]!, MCID: part.mark.id });
    });
    const element = context.obj({ Type: 'StructElem', S: tag.type, P: parent, K: kids }) as PDFDict;
    if (tag.alt !== undefined) element.set(PDFName.of('Alt'), textString(tag.alt));
    const attributes = {
      O: 'Table',
      ...(tag.type === 'TH' && { Scope: 'Column' }),
      ...((tag.columns ?? 1) > 1 && { ColSpan: tag.columns! }),
    };
    if (Object.keys(attributes).length > 1) element.set(PDFName.of('A'), context.obj(attributes));
    context.assign(ref, element);
    return ref;
  };
  const kids = [write(structure.root, rootRef)];
  const numbers = PDFArray.withContext(context);
  for (const [page, marks] of structure.marks.entries()) {
    numbers.push(context.obj(page));
    numbers.push(context.register(context.obj((marks ?? []).map((tag) => refs.get(tag)!))));
  }
  for (const [index, { tag }] of structure.links.entries()) {
    numbers.push(context.obj(pages.length + index));
    numbers.push(refs.get(tag)!);
  }
  const tree = PDFDict.withContext(context);
  tree.set(PDFName.of('Nums'), numbers);
  context.assign(
    rootRef,
    context.obj({
      Type: 'StructTreeRoot',
      K: kids,
      ParentTree: context.register(tree),
      ParentTreeNextKey: pages.length + structure.links.length,
    }),
  );
  return rootRef;
}
