import { limits } from '../limits.ts';
import { destinationPage } from './destinations.ts';
import type { PdfDocument } from './document.ts';
import type { OpenDocument } from './open.ts';
import { textOf } from './text.ts';
import { PdfRef, nameOf, type PdfDict, type PdfValue } from './values.ts';

/** One bookmark and those under it. */
export type OutlineItem = {
  dict: PdfDict;
  title: string;
  /** Where it leads inside the document; undefined for an item that opens something else or nothing. */
  destination: PdfValue | undefined;
  /** The page it leads to, counted from 0. */
  page: number | undefined;
  open: boolean;
  style: OutlineStyle;
  children: OutlineItem[];
};

export type OutlineStyle = { bold: boolean; italic: boolean; color: string | undefined };

const outlinesOf = new WeakMap<PdfDocument, OutlineItem[]>();

/** The document's bookmarks as a tree. A loop ends where it comes back to an item that was read. */
export function readOutlines(open: OpenDocument): OutlineItem[] {
  const { document } = open;
  let items = outlinesOf.get(document);
  if (!items) {
    items = readTree(open, document.dict(document.root.get('Outlines'))?.get('First'));
    outlinesOf.set(document, items);
  }
  return items;
}

/** All items in the order in which they are read, each with its level: 1 for the highest. */
export function flattenOutlines(items: OutlineItem[]): { item: OutlineItem; level: number }[] {
  const flat: { item: OutlineItem; level: number }[] = [];
  const todo = items.map((item) => ({ item, level: 1 })).toReversed();
  for (let next = todo.pop(); next; next = todo.pop()) {
    flat.push(next);
    for (const item of next.item.children.toReversed()) todo.push({ item, level: next.level + 1 });
  }
  return flat;
}

function readTree(open: OpenDocument, top: PdfValue | undefined): OutlineItem[] {
  const { document } = open;
  const seen = new Set<number>();
  const result: OutlineItem[] = [];
  const todo = [{ first: top, into: result, depth: 0 }];
  for (let list = todo.pop(); list; list = todo.pop()) {
    let next = list.first;
    while (next instanceof PdfRef && !seen.has(next.number) && seen.size < limits.objects) {
      seen.add(next.number);
      const dict = document.dict(next);
      if (!dict) break;
      const item = readItem(open, dict);
      list.into.push(item);
      if (list.depth < limits.nestingDepth) {
        todo.push({ first: dict.get('First'), into: item.children, depth: list.depth + 1 });
      }
      next = dict.get('Next');
    }
  }
  return result;
}

function readItem(open: OpenDocument, dict: PdfDict): OutlineItem {
  const { document } = open;
  const action = document.dict(dict.get('A'));
  const goesTo = action && nameOf(document.resolve(action.get('S'))) === 'GoTo';
  const destination = dict.get('Dest') ?? (goesTo ? action.get('D') : undefined);
  let page: { index: number | undefined } | undefined;
  return {
    dict,
    // Title and page cost more than all the rest, and copying a whole document asks for neither.
    get title() {
      return textOf(document.resolve(dict.get('Title'))) ?? '';
    },
    destination,
    get page() {
      page ??= { index: destinationPage(open, destination) };
      return page.index;
    },
    open: Number(document.resolve(dict.get('Count'))) > 0,
    get style() {
      return readStyle(document, dict);
    },
    children: [],
  };
}

function readStyle(document: PdfDocument, dict: PdfDict): OutlineStyle {
  const flags = Number(document.resolve(dict.get('F'))) || 0;
  const shares = document.array(dict.get('C')).map((share) => Number(document.resolve(share)));
  const isColor = shares.length === 3 && shares.every((share) => share >= 0 && share <= 1);
  const digits = shares.map((share) =>
    Math.round(share * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return {
    bold: (flags & 2) > 0,
    italic: (flags & 1) > 0,
    color: isColor ? `#${digits.join('')}` : undefined,
  };
}
