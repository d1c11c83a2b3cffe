import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
} from '@cantoo/pdf-lib';
import { PdfError } from '../errors.ts';
import { type TreeNode, walkPageTree } from '../pdf/page-tree.ts';
import { INHERITED } from '../pdf/pages.ts';

/** A page and where it stands. `inherited` holds what its parents give it, its own entries included. */
export type PagePlace = { ref: PDFRef; dict: PDFDict; inherited: Map<string, PDFObject> };

/** What an array names at an index, and what changes when another stands there. */
type Place = { kid: PDFObject; kids: PDFArray; index: number; holder: PDFRef };
type Node = PagePlace & TreeNode<Place>;

/** A page written directly into its parent gets a number of its own, since it must be possible to replace it. */
export function placePages(pdf: PDFDocument, touched: Set<PDFRef>): PagePlace[] {
  const { context, catalog } = pdf;
  const root = catalog.get(PDFName.of('Pages'));
  if (!(root instanceof PDFRef)) throw new PdfError('page_tree_missing');
  const open = ({ kid, kids, index, holder }: Place, parent: Node | undefined): Node | undefined => {
    const dict = context.lookup(kid);
    if (!(dict instanceof PDFDict)) return undefined;
    const ref = kid instanceof PDFRef ? kid : context.register(dict);
    if (ref !== kid) {
      kids.set(index, ref);
      touched.add(holder);
    }
    const inherited = new Map(parent?.inherited);
    for (const key of INHERITED) {
      const value = dict.get(PDFName.of(key));
      if (value) inherited.set(key, value);
    }
    const type = context.lookup(dict.get(PDFName.of('Type')));
    return {
      ref,
      dict,
      inherited,
      identity: ref,
      type: type instanceof PDFName ? type.decodeText() : undefined,
      kids: placesIn(dict, ref),
    };
  };
  const start = { kid: root, kids: PDFArray.withContext(context), index: 0, holder: root };
  const { pages } = walkPageTree<Place, Node>(start, open);
  if (!pages.length) throw new PdfError('document_without_pages');
  return [...new Map(pages.map((page) => [page.ref, page])).values()];
}

function placesIn(dict: PDFDict, ref: PDFRef): Place[] | undefined {
  const entry = dict.get(PDFName.of('Kids'));
  const kids = dict.context.lookup(entry);
  const holder = entry instanceof PDFRef ? entry : ref;
  if (!(kids instanceof PDFArray)) return undefined;
  return kids.asArray().map((kid, index) => ({ kid, kids, index, holder }));
}

export type Matrix = [number, number, number, number, number, number];

/** A page as its reader sees it: upright, in points, the origin at the lower left corner of what is visible. */
export type PageFrame = {
  width: number;
  height: number;
  /** From the seen page to the page's own coordinates. */
  toPage: Matrix;
  rotation: 0 | 90 | 180 | 270;
  /** Points to one unit of the page. */
  userUnit: number;
};

type Box = { left: number; bottom: number; right: number; top: number };

const LETTER: Box = { left: 0, bottom: 0, right: 612, top: 792 };

/** What is seen of a page, in its own coordinates. */
export function boxOf(page: PagePlace): Box {
  const context = page.dict.context;
  const media = readBox(context.lookup(page.inherited.get('MediaBox'))) ?? LETTER;
  const crop = readBox(context.lookup(page.inherited.get('CropBox')));
  return (crop && intersect(media, crop)) ?? media;
}

export function frameOf(page: PagePlace): PageFrame {
  const context = page.dict.context;
  const box = boxOf(page);
  const userUnit = positive(numberOf(context.lookup(page.dict.get(PDFName.of('UserUnit'))))) ?? 1;
  const turns = Math.round((numberOf(context.lookup(page.inherited.get('Rotate'))) ?? 0) / 90);
  const rotation = ((((turns % 4) + 4) % 4) * 90) as PageFrame['rotation'];
  const across = (box.right - box.left) * userUnit;
  const up = (box.top - box.bottom) * userUnit;
  const unit = 1 / userUnit;
  const toPage: Record<PageFrame['rotation'], Matrix> = {
    0: [unit, 0, 0, unit, box.left, box.bottom],
    90: [0, unit, -unit, 0, box.right, box.bottom],
    180: [-unit, 0, 0, -unit, box.right, box.top],
    270: [0, -unit, unit, 0, box.left, box.top],
  };
  const [width, height] = rotation % 180 ? [up, across] : [across, up];
  return { width, height, toPage: toPage[rotation], rotation, userUnit };
}

/** From the page's own coordinates to the seen page. */
export function fromPage({ toPage }: PageFrame): Matrix {
  const [a, b, c, d, e, f] = toPage;
  const det = a * d - b * c;
  return [d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det];
}

/** One after the other: `first`, then `second`. */
export function chain(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = first;
  const [A, B, C, D, E, F] = second;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

export function applyMatrix([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

function readBox(value: PDFObject | undefined): Box | undefined {
  if (!(value instanceof PDFArray) || value.size() < 4) return undefined;
  const sides = [0, 1, 2, 3].map((index) => numberOf(value.lookup(index)));
  const [x1, y1, x2, y2] = sides;
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return undefined;
  const box = {
    left: Math.min(x1, x2),
    bottom: Math.min(y1, y2),
    right: Math.max(x1, x2),
    top: Math.max(y1, y2),
  };
  return box.right > box.left && box.top > box.bottom ? box : undefined;
}

function intersect(one: Box, two: Box): Box | undefined {
  const box = {
    left: Math.max(one.left, two.left),
    bottom: Math.max(one.bottom, two.bottom),
    right: Math.min(one.right, two.right),
    top: Math.min(one.top, two.top),
  };
  return box.right > box.left && box.top > box.bottom ? box : undefined;
}

function numberOf(value: PDFObject | undefined): number | undefined {
  const number = value instanceof PDFNumber ? value.asNumber() : undefined;
  return number !== undefined && Number.isFinite(number) ? number : undefined;
}

function positive(value: number | undefined): number | undefined {
  return value && value > 0 ? value : undefined;
}
