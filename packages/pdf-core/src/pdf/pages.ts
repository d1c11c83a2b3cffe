import { PdfError } from '../errors.ts';
import { limits } from '../limits.ts';
import type { PdfDocument } from './document.ts';
import { Lexer, type DictEntry } from './lexer.ts';
import { type TreeNode, walkPageTree } from './page-tree.ts';
import { PdfRef, isDict, nameOf, type PdfValue } from './values.ts';

/** What a page takes from the nodes above it when it has none of its own. */
export const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const;
export type InheritedKey = (typeof INHERITED)[number];

/** An inherited value and the tree node it stands in, so that a copier writes it once for all pages below. */
export type InheritedValue = { value: PdfValue; node: object };
type Inherited = Partial<Record<InheritedKey, InheritedValue>>;

/** A node of the tree: its dictionary as the bytes and the place of each key in them. */
export type Page = TreeNode<Place> & {
  /** Its object number; 0 for a page written straight into /Kids. */
  number: number;
  source: Buffer;
  start: number;
  end: number;
  entries: Map<string, DictEntry>;
  inherited: Inherited;
};

/** All pages in order, and the numbers of the nodes above them. */
export type PageList = { pages: Page[]; nodes: Set<number> };

/** A reference, or a dictionary that stands right there. */
type Place = { value: PdfValue; source: Buffer; start: number };

export function listPages(document: PdfDocument): PageList {
  const root = { value: document.root.get('Pages') ?? null, source: document.bytes, start: -1 };
  const { pages, nodes } = walkPageTree<Place, Page>(root, (place, parent) =>
    openNode(document, place, parent && inheritFrom(parent)),
  );
  return { pages, nodes: new Set(nodes.flatMap(({ number }) => number || [])) };
}

/** Pages that no tree leads to any more, by number: what is left of a document whose tree was destroyed. */
export function listLoosePages(document: PdfDocument): PageList {
  const pages: Page[] = [];
  for (let number = 1; number < document.size && pages.length < limits.pages; number++) {
    if (nameOf(document.dict(new PdfRef(number))?.get('Type')) !== 'Page') continue;
    const page = openNode(document, { value: new PdfRef(number), source: document.bytes, start: -1 });
    if (page) pages.push(page);
  }
  return { pages, nodes: new Set() };
}

/** A page's own value, or the one it inherits. */
export function pageValue(page: Page, key: InheritedKey): PdfValue | undefined {
  return page.entries.get(key)?.value ?? page.inherited[key]?.value;
}

/** The kids of a node; a single one that stands there without a list is one as well. */
export function listKids(document: PdfDocument, value: PdfValue | undefined): PdfValue {
  const kids = document.resolve(value);
  return value instanceof PdfRef && isDict(kids) ? [value] : kids;
}

function openNode(
  document: PdfDocument,
  { value, source, start }: Place,
  inherited: Inherited = {},
): Page | undefined {
  const number = value instanceof PdfRef ? value.number : 0;
  if (number ? !document.has(number) : start < 0) return undefined;
  const bytes = number ? document.source(number) : source;
  const lexer = new Lexer(bytes, number ? document.index.start[number] : start);
  const at = lexer.at;
  const entries = lexer.readEntries();
  if (!entries) return undefined;
  const type = nameOf(document.resolve(entries.get('Type')?.value));
  const node = { number, source: bytes, start: at, end: lexer.at, entries, inherited, type };
  const kids = type === 'Page' ? undefined : listPlaces(document, node);
  return { ...node, kids, identity: number || entries };
}

function inheritFrom(node: Page): Inherited {
  const own = INHERITED.flatMap((key) => {
    const entry = node.entries.get(key);
    return entry ? [[key, { value: entry.value, node }] as const] : [];
  });
  return own.length ? { ...node.inherited, ...Object.fromEntries(own) } : node.inherited;
}

/** Kids are references; those that stand in the array as dictionaries need their place. */
function listPlaces(document: PdfDocument, node: Pick<Page, 'source' | 'entries'>): Place[] | undefined {
  const entry = node.entries.get('Kids');
  const kids = listKids(document, entry?.value);
  if (!Array.isArray(kids)) return undefined;
  if (kids.length > limits.pages) throw new PdfError('too_many_pages', { limit: limits.pages });
  if (!kids.some((kid) => isDict(kid))) {
    return kids.flatMap((value) =>
      value instanceof PdfRef ? [{ value, source: node.source, start: -1 }] : [],
    );
  }
  const holder = entry!.value instanceof PdfRef ? entry!.value.number : 0;
  const source = holder ? document.source(holder) : node.source;
  const lexer = new Lexer(source, (holder ? document.index.start[holder]! : entry!.valueStart) + 1);
  return kids.map(() => {
    const start = lexer.skipSpace();
    return { value: lexer.read(), source, start };
  });
}
