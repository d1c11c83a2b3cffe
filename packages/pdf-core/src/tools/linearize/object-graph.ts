import type { OpenDocument } from '../../pdf/open.ts';
import type { Page } from '../../pdf/pages.ts';
import { isDict, nameOf, PdfName, PdfRef, type PdfDict, type PdfValue } from '../../pdf/values.ts';

/** A document's objects by number, with pages of their own below a single node, as linearized files have to have them. */
export type ObjectGraph = {
  /** One more than the highest number. */
  size: number;
  root: number;
  info: number;
  outlines: number;
  pages: number[];
  isPage: (number: number) => boolean;
  value: (number: number) => PdfValue;
  stream: (number: number) => Buffer | undefined;
  /** The object that is meant, 0 where there is none. */
  target: (ref: PdfRef) => number;
};

export function readGraph({ document, pages: tree }: OpenDocument): ObjectGraph {
  const made = new Map<number, PdfValue>();
  let next = document.size;
  const node = next++;
  const pageOf = new Map<number, number>();
  const pages = tree.pages.map(({ number }) => {
    // A page that stands in the tree twice, or without a number, gets one of its own.
    const id = number && !pageOf.has(number) ? number : next++;
    if (number) pageOf.set(number, pageOf.get(number) ?? id);
    return id;
  });
  const refs = pages.map((page) => new PdfRef(page));
  tree.pages.forEach((page, index) => made.set(pages[index]!, writePage(page, new PdfRef(node))));
  made.set(
    node,
    new Map<string, PdfValue>([
      ['Type', new PdfName('Pages')],
      ['Kids', refs],
      ['Count', refs.length],
    ]),
  );
  const root = new Map(document.root).set('Pages', new PdfRef(node));
  /** What stands right there becomes an object. */
  const asObject = (value: PdfValue | undefined): PdfValue | undefined => {
    if (!isDict(value)) return value;
    made.set(next, value);
    return new PdfRef(next++);
  };
  const outlines = asObject(document.root.get('Outlines'));
  if (outlines) root.set('Outlines', outlines);
  const info = asObject(document.trailer.get('Info'));
  const rootRef = document.trailer.get('Root');
  const rootNumber = rootRef instanceof PdfRef ? rootRef.number : next++;
  made.set(rootNumber, root);
  const isPage = new Set(pages);
  const target = ({ number }: PdfRef): number => {
    const page = pageOf.get(number);
    if (page !== undefined) return page;
    if (tree.nodes.has(number)) return node;
    if (made.has(number)) return number;
    return document.has(number) && !isLostPage(document.value(number)) ? number : 0;
  };
  const numberOf = (value: PdfValue | undefined) => (value instanceof PdfRef ? target(value) : 0);
  return {
    size: next,
    root: rootNumber,
    info: numberOf(info),
    outlines: numberOf(outlines),
    pages,
    isPage: (number) => isPage.has(number),
    value: (number) => made.get(number) ?? document.value(number),
    stream: (number) => (made.has(number) ? undefined : document.rawStream(number)),
    target,
  };
}

/** A page that is in no tree any more, to which something still leads. */
function isLostPage(value: PdfValue): boolean {
  return isDict(value) && nameOf(value.get('Type')) === 'Page';
}

/** With what it had from the nodes above it. */
function writePage({ entries, inherited }: Page, parent: PdfRef): PdfDict {
  const page: PdfDict = new Map([...entries].map(([key, { value }]) => [key, value]));
  for (const [key, { value }] of Object.entries(inherited)) if (!page.has(key)) page.set(key, value);
  page.set('Type', new PdfName('Page'));
  page.set('Parent', parent);
  return page;
}
