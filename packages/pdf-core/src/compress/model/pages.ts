import { PdfError } from '../../errors.ts';
import { limits } from '../../limits.ts';
import { tooComplex } from '../../pdf/damage.ts';
import { catalogOf, dictOf, lookup, lookupArray, lookupDict, lookupName, resolve } from './access.ts';
import { decodeStream } from './decode-stream.ts';
import { isDict, Stream } from './values.ts';
import type { Dict, PdfGraph, Value } from './values.ts';

export type Page = { dict: Dict; resources: Dict | undefined };

/** The pages in order. /Count is not trusted; a node met twice is not entered again. */
export function listPages(graph: PdfGraph): Page[] {
  const pages: Page[] = [];
  const seen = new Set<Value>();
  const root = lookup(graph, catalogOf(graph), 'Pages');
  const waiting: { node: Value; inherited: Dict | undefined }[] = [{ node: root, inherited: undefined }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, inherited } = next;
    if (!isDict(node) || seen.has(node)) continue;
    seen.add(node);
    const resources = lookupDict(graph, node, 'Resources') ?? inherited;
    const kids = lookupArray(graph, node, 'Kids');
    if (kids && lookupName(graph, node, 'Type') !== 'Page') {
      for (const kid of kids.toReversed()) waiting.push({ node: resolve(graph, kid), inherited: resources });
      continue;
    }
    pages.push({ dict: node, resources });
    if (pages.length > limits.pages) throw new PdfError('too_many_pages', { limit: limits.pages });
  }
  return pages;
}

/** A page's content streams, in order. */
export function pageContents(graph: PdfGraph, page: Page): Stream[] {
  const contents = lookup(graph, page.dict, 'Contents');
  const list = Array.isArray(contents) ? contents.map((item) => resolve(graph, item)) : [contents];
  return list.filter((item): item is Stream => item instanceof Stream);
}

/** Streams of one page as one content, since what one of them sets holds in the next; undefined where one cannot be decoded. */
export function joinContents(graph: PdfGraph, streams: Stream[]): Buffer | undefined {
  const parts: Buffer[] = [];
  let size = 0;
  for (const stream of streams) {
    const bytes = decodeStream(graph, stream);
    if (!bytes) return undefined;
    size += bytes.length;
    if (size > limits.pageContentBytes) throw tooComplex('a page whose content has no end');
    parts.push(bytes, Buffer.from('\n'));
  }
  return Buffer.concat(parts);
}

export function pageAnnotations(graph: PdfGraph, page: Page): Dict[] {
  const items = lookupArray(graph, page.dict, 'Annots') ?? [];
  if (items.length > limits.pageAnnotations) throw tooComplex(`a page of ${items.length} annotations`);
  return items.map((item) => dictOf(resolve(graph, item))).filter((dict) => dict !== undefined);
}
