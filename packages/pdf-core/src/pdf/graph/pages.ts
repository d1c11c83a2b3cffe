import { limits } from '../../limits.ts';
import { tooComplex } from '../damage.ts';
import { type TreeNode, walkPageTree } from '../page-tree.ts';
import { INHERITED } from '../pages.ts';
import { PdfRef, PdfStream, isDict, type PdfDict, type PdfValue } from '../values.ts';
import { addObject, catalogOf, dictOf, lookup, lookupArray, lookupName, resolve } from './access.ts';
import { readStream } from './read-stream.ts';
import type { PdfGraph } from './graph.ts';

/** A page and where it stands. `inherited` holds what its parents give it, its own entries included. */
export type Page = { graph: PdfGraph; ref: PdfRef; dict: PdfDict; inherited: Map<string, PdfValue> };

/** What an array names at an index, and the object that changes when another stands there. */
type Place = { kid: PdfValue; kids: PdfValue[]; index: number; holder: PdfRef };
type Node = Page & TreeNode<Place>;

/**
 * The pages in order; one that is named twice stands where it is named first. A page written directly into its parent
 * gets a number of its own, since it must be possible to replace it: `noteChange` is told which object that changes.
 */
export function pagesOf(graph: PdfGraph, noteChange?: (holder: PdfRef) => void): Page[] {
  const root = rootOf(graph, noteChange);
  if (!root) return [];
  const open = (place: Place, parent: Node | undefined): Node | undefined => {
    const dict = resolve(graph, place.kid);
    if (!isDict(dict)) return undefined;
    const ref = refOf(graph, place, dict, noteChange);
    const node = { graph, ref, dict, identity: ref.number, type: lookupName(graph, dict, 'Type') };
    return { ...node, inherited: inherit(graph, dict, parent), kids: placesIn(graph, dict, ref) };
  };
  const { pages } = walkPageTree<Place, Node>({ kid: root, kids: [], index: 0, holder: root }, open);
  return [...new Map(pages.map((page) => [page.ref.number, page])).values()];
}

function rootOf(graph: PdfGraph, noteChange?: (holder: PdfRef) => void): PdfRef | undefined {
  const catalog = catalogOf(graph);
  const root = catalog?.get('Pages');
  if (root instanceof PdfRef || !isDict(root)) return root instanceof PdfRef ? root : undefined;
  const made = addObject(graph, root);
  catalog?.set('Pages', made);
  const holder = graph.trailer.get('Root');
  if (holder instanceof PdfRef) noteChange?.(holder);
  return made;
}

function refOf(
  graph: PdfGraph,
  { kid, kids, index, holder }: Place,
  dict: PdfDict,
  noteChange?: (holder: PdfRef) => void,
): PdfRef {
  if (kid instanceof PdfRef) return kid;
  const ref = addObject(graph, dict);
  kids[index] = ref;
  noteChange?.(holder);
  return ref;
}

function inherit(graph: PdfGraph, dict: PdfDict, parent: Page | undefined): Map<string, PdfValue> {
  const inherited = new Map(parent?.inherited);
  for (const key of INHERITED) {
    const value = resolve(graph, dict.get(key));
    if (value !== null && (key !== 'Resources' || isDict(value))) inherited.set(key, dict.get(key)!);
  }
  return inherited;
}

function placesIn(graph: PdfGraph, dict: PdfDict, ref: PdfRef): Place[] | undefined {
  const entry = dict.get('Kids');
  const kids = resolve(graph, entry);
  const holder = entry instanceof PdfRef ? entry : ref;
  return Array.isArray(kids) ? kids.map((kid, index) => ({ kid, kids, index, holder })) : undefined;
}

/** A page's own resources, or those it inherits. */
export function pageResources({ graph, inherited }: Page): PdfDict | undefined {
  return dictOf(resolve(graph, inherited.get('Resources')));
}

/** A page's content streams, in order. */
export function pageContents(graph: PdfGraph, { dict }: Pick<Page, 'dict'>): PdfStream[] {
  const contents = lookup(graph, dict, 'Contents');
  const list = Array.isArray(contents) ? contents.map((item) => resolve(graph, item)) : [contents];
  return list.filter((item): item is PdfStream => item instanceof PdfStream);
}

/** What a page's content streams stand in, in order. A content that is no object of its own is none. */
export function contentRefs({ graph, dict }: Page): PdfRef[] {
  const entry = dict.get('Contents');
  const list = resolve(graph, entry);
  const refs = Array.isArray(list) ? list : [entry];
  return refs.filter((ref) => ref instanceof PdfRef && resolve(graph, ref) instanceof PdfStream) as PdfRef[];
}

/**
 * Streams of one page as one content, since what one of them sets holds in the next. Undefined where one cannot be
 * decoded, unless it is told what to take instead of it.
 */
export function joinContents(graph: PdfGraph, streams: PdfStream[]): Buffer | undefined;
export function joinContents(graph: PdfGraph, streams: PdfStream[], instead: Buffer): Buffer;
export function joinContents(graph: PdfGraph, streams: PdfStream[], instead?: Buffer): Buffer | undefined {
  const parts: Buffer[] = [];
  let size = 0;
  for (const stream of streams) {
    const bytes = readStream(graph, stream) ?? instead;
    if (!bytes) return undefined;
    size += bytes.length;
    if (size > limits.pageContentBytes) throw tooComplex('a page whose content has no end');
    parts.push(bytes, Buffer.from('\n'));
  }
  return Buffer.concat(parts);
}

export function pageAnnotations(graph: PdfGraph, { dict }: Pick<Page, 'dict'>): PdfDict[] {
  const items = lookupArray(graph, dict, 'Annots') ?? [];
  if (items.length > limits.pageAnnotations) throw tooComplex(`a page of ${items.length} annotations`);
  return items.map((item) => dictOf(resolve(graph, item))).filter((entry) => entry !== undefined);
}
