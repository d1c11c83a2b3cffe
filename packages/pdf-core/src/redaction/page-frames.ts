import { lookup, lookupDict, lookupNumber, lookupNumbers } from '../compress/model/access.ts';
import { pagesOf, type Page } from '../compress/model/pages.ts';
import type { Matrix } from '../compress/content/matrix.ts';
import { common, inverse, meets, placedBounds, type Rect, toRect } from './geometry.ts';
import type { PdfGraph } from '../compress/model/graph.ts';
import type { PdfDict } from '../pdf/values.ts';

/** A page with how it is seen: turned, cut, in points from its lower left corner. */
export type FramedPage = Page & { width: number; height: number; toPage: Matrix; visible: Rect };

const LETTER: Rect = { left: 0, bottom: 0, right: 612, top: 792 };
const MOST_PARENTS = 64;

export function listFramedPages(graph: PdfGraph): FramedPage[] {
  return pagesOf(graph).map((page) => ({ ...page, ...frameOf(graph, page.dict) }));
}

function frameOf(graph: PdfGraph, page: PdfDict): Omit<FramedPage, keyof Page> {
  const media = solid(toRect(lookupNumbers(graph, ownerOf(graph, page, 'MediaBox'), 'MediaBox'))) ?? LETTER;
  const crop = solid(toRect(lookupNumbers(graph, ownerOf(graph, page, 'CropBox'), 'CropBox')));
  const visible = crop && meets(crop, media) ? common(crop, media) : media;
  const { left, bottom, right, top } = visible;
  const unit = lookupNumber(graph, page, 'UserUnit');
  const userUnit = unit && unit > 0 ? unit : 1;
  const turns = Math.round((lookupNumber(graph, ownerOf(graph, page, 'Rotate'), 'Rotate') ?? 0) / 90);
  const rotation = ((turns % 4) + 4) % 4;
  const u = 1 / userUnit;
  const toPage: Matrix[] = [
    [u, 0, 0, u, left, bottom],
    [0, u, -u, 0, right, bottom],
    [-u, 0, 0, -u, right, top],
    [0, -u, u, 0, left, top],
  ];
  const [across, up] = [(right - left) * userUnit, (top - bottom) * userUnit];
  const [width, height] = rotation % 2 ? [up, across] : [across, up];
  return { width, height, toPage: toPage[rotation]!, visible };
}

function solid(rect: Rect | undefined): Rect | undefined {
  return rect && rect.right > rect.left && rect.top > rect.bottom ? rect : undefined;
}

/** The page, or what it inherits an entry from. */
function ownerOf(graph: PdfGraph, page: PdfDict, key: string): PdfDict | undefined {
  let node: PdfDict | undefined = page;
  for (let step = 0; node && step < MOST_PARENTS; step++) {
    if (lookup(graph, node, key) !== null) return node;
    node = lookupDict(graph, node, 'Parent');
  }
  return undefined;
}

/** A box as it is seen, in the page's own coordinates. */
export function toPageBox(
  { toPage }: Pick<FramedPage, 'toPage'>,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Rect {
  return placedBounds(toPage, { left: x, bottom: y, right: x + width, top: y + height });
}

/** The same the other way round, to a hundredth of a point and never less than it was. */
export function toSeenBox({ toPage }: Pick<FramedPage, 'toPage'>, box: Rect) {
  const { left, bottom, right, top } = placedBounds(inverse(toPage)!, box);
  const [x, y] = [Math.floor(left * 100) / 100, Math.floor(bottom * 100) / 100];
  const size = (from: number, to: number) => Math.round(Math.ceil((to - from) * 100)) / 100;
  return { x, y, width: size(x, right), height: size(y, top) };
}
