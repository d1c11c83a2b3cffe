import { limits } from '../../limits.ts';
import { tooComplex } from '../damage.ts';
import { type TreeNode, walkPageTree } from '../page-tree.ts';
import { catalogOf, dictOf, lookup, lookupArray, lookupDict, lookupName, resolve } from './access.ts';
import { readStream } from './read-stream.ts';
import type { PdfGraph } from './graph.ts';
import { PdfStream, isDict, type PdfDict, type PdfValue } from '../values.ts';

export type Page = { dict: PdfDict; resources: PdfDict | undefined };
type Node = Page & TreeNode<PdfValue>;

/** The pages in order; one that is named twice stands where it is named first. */
export function pagesOf(graph: PdfGraph): Page[] {
  const root = lookup(graph, catalogOf(graph), 'Pages');
  const { pages } = walkPageTree<PdfValue, Node>(root, (place, parent) => {
    const dict = resolve(graph, place);
    if (!isDict(dict)) return undefined;
    const resources = lookupDict(graph, dict, 'Resources') ?? parent?.resources;
    const type = lookupName(graph, dict, 'Type');
    return { identity: dict, dict, resources, type, kids: lookupArray(graph, dict, 'Kids') };
  });
  return [...new Map(pages.map((page) => [page.dict, page])).values()];
}

/** A page's content streams, in order. */
export function pageContents(graph: PdfGraph, page: Page): PdfStream[] {
  const contents = lookup(graph, page.dict, 'Contents');
  const list = Array.isArray(contents) ? contents.map((item) => resolve(graph, item)) : [contents];
  return list.filter((item): item is PdfStream => item instanceof PdfStream);
}

/** Streams of one page as one content, since what one of them sets holds in the next; undefined where one cannot be decoded. */
export function joinContents(graph: PdfGraph, streams: PdfStream[]): Buffer | undefined {
  const parts: Buffer[] = [];
  let size = 0;
  for (const stream of streams) {
    const bytes = readStream(graph, stream);
    if (!bytes) return undefined;
    size += bytes.length;
    if (size > limits.pageContentBytes) throw tooComplex('a page whose content has no end');
    parts.push(bytes, Buffer.from('\n'));
  }
  return Buffer.concat(parts);
}

export function pageAnnotations(graph: PdfGraph, page: Page): PdfDict[] {
  const items = lookupArray(graph, page.dict, 'Annots') ?? [];
  if (items.length > limits.pageAnnotations) throw tooComplex(`a page of ${items.length} annotations`);
  return items.map((item) => dictOf(resolve(graph, item))).filter((dict) => dict !== undefined);
}
