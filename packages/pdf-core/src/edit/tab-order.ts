import { lookupArray, lookupDict, lookupName, resolve } from '../pdf/graph/access.ts';
import type { Page } from '../pdf/graph/pages.ts';
import { isDict, PdfRef, type PdfDict, type PdfValue } from '../pdf/values.ts';
import { type SeenBox, seenBox } from './annotations.ts';
import type { EditedDocument } from './edited-document.ts';
import { frameOf } from './pages.ts';

type Placed = { number: number; box: SeenBox };

/** The annotations of each page, by their object numbers, as the Tab key visits them (ISO 32000-2, 12.5.1). */
export function listTabOrders(doc: EditedDocument): number[][] {
  const preferences = lookupDict(doc.graph, doc.catalog, 'ViewerPreferences');
  const isMirrored = lookupName(doc.graph, preferences, 'Direction') === 'R2L';
  let tagged: Map<number, number> | undefined;
  // A document made to harm gives all its pages one long list.
  const seen = new Set<PdfValue[]>();
  return doc.pages.map((page) => {
    const list = lookupArray(doc.graph, page.dict, 'Annots') ?? [];
    if (seen.has(list)) return [];
    seen.add(list);
    const placed = placeAll(doc, page, list);
    const by = lookupName(doc.graph, page.dict, 'Tabs');
    if (by === 'R') placed.sort(inRows(placed, isMirrored));
    else if (by === 'C') placed.sort(inColumns(placed, isMirrored));
    else if (by === 'S') {
      const order = (tagged ??= orderOfTags(doc));
      const at = ({ number }: Placed) => order.get(number) ?? Infinity;
      // What has no tag comes last, in the order of the page.
      placed.sort((a, b) => (at(a) === at(b) ? 0 : at(a) - at(b)));
    }
    return placed.map(({ number }) => number);
  });
}

function placeAll({ graph }: EditedDocument, page: Page, list: PdfValue[]): Placed[] {
  const frame = frameOf(page);
  return list.flatMap((ref) => {
    const dict = resolve(graph, ref);
    if (!(ref instanceof PdfRef) || !isDict(dict)) return [];
    const sides = (lookupArray(graph, dict, 'Rect') ?? []).map((side) => resolve(graph, side));
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = sides.map((side) => (typeof side === 'number' ? side : 0));
    return [{ number: ref.number, box: seenBox(frame, [x1, y1, x2, y2]) }];
  });
}

const topOf = ({ box }: Placed) => box.y + box.height;
const byTop = (a: Placed, b: Placed) => topOf(b) - topOf(a);

/**
 * From the top to the bottom, each row from side to side. A row is what has its middle beside the first of the row; a
 * box of several lines belongs where its first line is.
 */
function inRows(placed: Placed[], isMirrored: boolean) {
  const line = 2 * median(placed.map(({ box }) => box.height));
  const middle = (one: Placed) => topOf(one) - Math.min(one.box.height, line) / 2;
  const bottom = (one: Placed) => topOf(one) - Math.min(one.box.height, line);
  const rows = group(
    placed.toSorted((a, b) => middle(b) - middle(a)),
    (first, one) => middle(one) >= bottom(first),
  );
  const across = isMirrored ? -1 : 1;
  return (a: Placed, b: Placed) => rows.get(a)! - rows.get(b)! || across * (a.box.x - b.box.x) || byTop(a, b);
}

/** From side to side, each column from its top to its bottom. A column begins at one edge, or nearly. */
function inColumns(placed: Placed[], isMirrored: boolean) {
  const near = median(placed.map(({ box }) => box.width)) / 2;
  const edge = ({ box }: Placed) => (isMirrored ? -(box.x + box.width) : box.x);
  const columns = group(
    placed.toSorted((a, b) => edge(a) - edge(b)),
    (first, one) => edge(one) - edge(first) <= near,
  );
  return (a: Placed, b: Placed) => columns.get(a)! - columns.get(b)! || byTop(a, b) || edge(a) - edge(b);
}

/** The number of the group of each: one goes into the last group as long as it fits its first. */
function group(sorted: Placed[], fits: (first: Placed, one: Placed) => boolean): Map<Placed, number> {
  const numbers = new Map<Placed, number>();
  let first = sorted[0];
  let number = 0;
  for (const one of sorted) {
    if (first && !fits(first, one)) {
      first = one;
      number++;
    }
    numbers.set(one, number);
  }
  return numbers;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The place of each tagged annotation in the structure of the document. */
function orderOfTags({ graph, catalog }: EditedDocument): Map<number, number> {
  const order = new Map<number, number>();
  const seen = new Set<PdfDict | PdfValue[]>();
  const steps: PdfValue[] = [lookupDict(graph, catalog, 'StructTreeRoot') ?? null];
  while (steps.length) {
    const node = resolve(graph, steps.pop());
    const isList = Array.isArray(node);
    if ((!isList && !isDict(node)) || seen.has(node)) continue;
    seen.add(node);
    if (isList) {
      for (const kid of node.toReversed()) steps.push(kid);
      continue;
    }
    const object = node.get('Obj');
    if (object instanceof PdfRef && !order.has(object.number)) order.set(object.number, order.size);
    steps.push(node.get('K') ?? null);
  }
  return order;
}
