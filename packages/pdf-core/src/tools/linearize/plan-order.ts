import { tooComplex } from '../../pdf/damage.ts';
import { isDict, nameOf, PdfRef, type PdfDict, type PdfValue } from '../../pdf/values.ts';
import type { ObjectGraph } from './object-graph.ts';

/** Object numbers of the parts of a linearized file, in their order (ISO 32000-1, annex F). */
export type Order = {
  /** The catalog and what is needed to open the document. */
  open: number[];
  /** All that the first page shows, itself first. */
  first: number[];
  /** For each other page, itself and what it alone shows. */
  pages: number[][];
  /** What several other pages show. */
  shared: number[];
  rest: number[];
  /** The outlines, their root first: at the end of `first` or of `rest`. */
  outlines: number[];
  /** For each page but the first, what it has in common with others. */
  uses: number[][];
};

/** Keys of the catalog that are needed before a page is shown. */
const OPENING = new Set(['ViewerPreferences', 'PageMode', 'Threads', 'OpenAction', 'AcroForm']);
/** Objects of all pages together, those that several pages have counted for each. */
const MOST_VISITS = 10_000_000;

/** Who needs an object. Counts stop at two: more makes no difference. */
type Users = Record<'all' | 'pages' | 'thumbs' | 'others', Uint8Array> &
  Record<'isRoot' | 'isOutline' | 'isOpening' | 'isFirst', Uint8Array>;
type Kind = 'pages' | 'thumbs' | 'others' | 'isRoot' | 'isOutline' | 'isOpening' | 'isFirst';

export function planOrder(graph: ObjectGraph): Order {
  const bytes = () => new Uint8Array(graph.size);
  const users: Users = {
    all: bytes(),
    pages: bytes(),
    thumbs: bytes(),
    others: bytes(),
    isRoot: bytes(),
    isOutline: bytes(),
    isOpening: bytes(),
    isFirst: bytes(),
  };
  const walk = createWalker(graph, users);
  const root = graph.value(graph.root) as PdfDict;
  const found = graph.pages.map((page, index) => walk.page(page, index ? 'pages' : 'isFirst'));
  for (const [key, value] of root) {
    const kind = OPENING.has(key) ? 'isOpening' : key === 'Outlines' ? 'isOutline' : 'others';
    walk.value(value, kind);
  }
  if (graph.info) walk.value(new PdfRef(graph.info), 'others');
  users.all[graph.root] = 2;
  users.isRoot[graph.root] = 1;
  return sortObjects(graph, users, found, nameOf(root.get('PageMode')) === 'UseOutlines');
}

function createWalker(graph: ObjectGraph, users: Users) {
  const seenBy = new Uint32Array(graph.size);
  let user = 0;
  let visits = 0;
  const follow = (start: PdfValue, kind: Kind, found: number[]) => {
    const todo = [start];
    for (let value = todo.pop(); value !== undefined; value = todo.pop()) {
      if (value instanceof PdfRef) {
        const number = graph.target(value);
        if (!number || graph.isPage(number) || seenBy[number] === user) continue;
        if (++visits > MOST_VISITS) throw tooComplex('objects that many pages have in common');
        note(number, kind);
        found.push(number);
        const held = graph.value(number);
        // A stream's length is written where it stands.
        if (isDict(held) && graph.stream(number))
          for (const [key, item] of held) {
            if (key !== 'Length') todo.push(item);
          }
        else todo.push(held);
      } else if (Array.isArray(value)) for (const item of value) todo.push(item);
      else if (isDict(value)) for (const item of value.values()) todo.push(item);
    }
  };
  const note = (number: number, kind: Kind) => {
    seenBy[number] = user;
    for (const count of [users.all, users[kind]]) if (count[number]! < 2) count[number]!++;
  };
  return {
    value(value: PdfValue, kind: Kind): void {
      user++;
      follow(value, kind, []);
    },
    /** Itself and what it shows; not the pages that it leads to. A picture of it for lists of pages is no part of it. */
    page(number: number, kind: Kind): number[] {
      user++;
      const found = [number];
      note(number, kind);
      const entries = [...(graph.value(number) as PdfDict)].toSorted(([one], [other]) =>
        one < other ? -1 : 1,
      );
      for (const [key, value] of entries) {
        if (key === 'Thumb') follow(value, 'thumbs', []);
        else if (key !== 'Parent') follow(value, kind, found);
      }
      return found;
    },
  };
}

function sortObjects(graph: ObjectGraph, users: Users, found: number[][], opensOutlines: boolean): Order {
  const order: Order = {
    open: [graph.root],
    first: [],
    pages: [],
    shared: [],
    rest: [],
    outlines: [],
    uses: [],
  };
  const firstShared: number[] = [];
  const own = new Uint8Array(graph.size);
  for (let number = 1; number < graph.size; number++) {
    if (!users.all[number] || users.isRoot[number]) continue;
    const [pages, thumbs, others] = [users.pages[number]!, users.thumbs[number]!, users.others[number]!];
    if (users.isOutline[number]) order.outlines.push(number);
    else if (users.isOpening[number]) order.open.push(number);
    else if (users.isFirst[number]) (pages || thumbs || others ? firstShared : order.first).push(number);
    else if (pages === 1 && !others && !thumbs) own[number] = 1;
    else if (pages > 1) order.shared.push(number);
    else order.rest.push(number);
  }
  const [first, ...pages] = graph.pages;
  order.first = [first!, ...order.first.filter((number) => number !== first), ...firstShared];
  order.pages = pages.map((page, index) => [
    page,
    ...found[index + 1]!.filter((number) => number !== page && own[number]),
  ]);
  order.outlines.sort((one, other) => Number(other === graph.outlines) - Number(one === graph.outlines));
  (opensOutlines ? order.first : order.rest).push(...order.outlines);
  const common = new Set([...order.first, ...order.shared]);
  order.uses = found
    .slice(1)
    .map((list) => list.filter((number) => users.all[number]! > 1 && common.has(number)));
  return order;
}
