import { limits } from '../limits.ts';
import { tooComplex } from './damage.ts';
import type { PdfDocument } from './document.ts';
import { Lexer, type DictEntry } from './lexer.ts';
import { PdfRef, isDict, nameOf, type PdfValue } from './values.ts';

/** What a page takes from the nodes above it when it has none of its own. */
export const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const;
export type InheritedKey = (typeof INHERITED)[number];

/** An inherited value and the tree node it stands in, so that a copier writes it once for all pages below. */
export type InheritedValue = { value: PdfValue; node: object };
type Inherited = Partial<Record<InheritedKey, InheritedValue>>;

export type Page = {
  /** Its object number; 0 for a page written straight into /Kids. */
  number: number;
  /** Its dictionary: the bytes and the place of each key in them. */
  source: Buffer;
  start: number;
  end: number;
  entries: Map<string, DictEntry>;
  inherited: Inherited;
};

/** All pages in order and the numbers of the tree's nodes, by walking: /Count and /Type are claims, not facts. */
export type PageList = { pages: Page[]; nodes: Set<number> };

type Task = { value: PdfValue; source: Buffer; start: number; inherited: Inherited; depth: number };

export function listPages(document: PdfDocument): PageList {
  const pages: Page[] = [];
  const nodes = new Set<number>();
  const root = document.root.get('Pages') ?? null;
  const todo: Task[] = [{ value: root, source: document.bytes, start: -1, inherited: {}, depth: 0 }];
  while (todo.length) {
    const task = todo.pop()!;
    const node = openNode(document, task);
    if (!node) continue;
    const kids = listKids(document, node.entries.get('Kids')?.value);
    const type = nameOf(document.resolve(node.entries.get('Type')?.value));
    if (!Array.isArray(kids) || type === 'Page') {
      if (type === 'Pages') continue;
      if (pages.push(node) > limits.pages) throw tooComplex(`more than ${limits.pages} pages`);
      continue;
    }
    // A node met twice is a loop, or a trick to make few bytes into many pages.
    if (nodes.has(node.number) || task.depth > limits.nestingDepth) continue;
    if (node.number) nodes.add(node.number);
    const inherited = inheritFrom(node, task.inherited);
    const tasks = kidTasks(document, node, kids).map((kid) => ({ ...kid, inherited, depth: task.depth + 1 }));
    for (const kid of tasks.toReversed()) todo.push(kid);
  }
  return { pages, nodes };
}

/** Pages that no tree leads to any more, by number: what is left of a document whose tree was destroyed. */
export function listLoosePages(document: PdfDocument): PageList {
  const pages: Page[] = [];
  for (let number = 1; number < document.size && pages.length < limits.pages; number++) {
    if (nameOf(document.dict(new PdfRef(number))?.get('Type')) !== 'Page') continue;
    const page = openNode(document, {
      value: new PdfRef(number),
      source: document.bytes,
      start: -1,
      inherited: {},
      depth: 0,
    });
    if (page) pages.push(page);
  }
  return { pages, nodes: new Set() };
}

/** The kids of a node; a single one that stands there without a list is one as well. */
export function listKids(document: PdfDocument, value: PdfValue | undefined): PdfValue {
  const kids = document.resolve(value);
  return value instanceof PdfRef && isDict(kids) ? [value] : kids;
}

function openNode(document: PdfDocument, { value, source, start, inherited }: Task): Page | undefined {
  let number = 0;
  let at = start;
  let bytes = source;
  if (value instanceof PdfRef) {
    number = value.number;
    if (!document.has(number)) return undefined;
    at = document.index.start[number]!;
    bytes = document.source(number);
  }
  if (at < 0) return undefined;
  const lexer = new Lexer(bytes, at);
  const entries = lexer.readEntries();
  if (!entries) return undefined;
  return { number, source: bytes, start: at, end: lexer.at, entries, inherited };
}

function inheritFrom(node: Page, above: Inherited): Inherited {
  const own = INHERITED.flatMap((key) => {
    const entry = node.entries.get(key);
    return entry ? [[key, { value: entry.value, node }] as const] : [];
  });
  return own.length ? { ...above, ...Object.fromEntries(own) } : above;
}

/** Kids are references; those that stand in the array as dictionaries need their place. */
function kidTasks(
  document: PdfDocument,
  node: Page,
  kids: PdfValue[],
): Pick<Task, 'value' | 'source' | 'start'>[] {
  if (kids.length > limits.pages) throw tooComplex(`more than ${limits.pages} pages`);
  if (!kids.some((kid) => isDict(kid))) {
    return kids.flatMap((value) =>
      value instanceof PdfRef ? [{ value, source: node.source, start: -1 }] : [],
    );
  }
  const entry = node.entries.get('Kids')!;
  const holder = entry.value instanceof PdfRef ? entry.value.number : 0;
  const source = holder ? document.source(holder) : node.source;
  const lexer = new Lexer(source, (holder ? document.index.start[holder]! : entry.valueStart) + 1);
  return kids.map(() => {
    const gap = lexer.skipSpace();
    return { value: lexer.read(), source, start: gap };
  });
}
