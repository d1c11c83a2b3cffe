import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { limits } from '../limits.ts';

const NAMES_PER_LEAF = 64;

type Row = [key: Buffer, value: PDFObject];

/** The leaves of a name tree in a document that is being changed; loops and broken branches are left out. */
export function readNames(context: PDFContext, root: PDFObject | undefined): Row[] {
  const rows: Row[] = [];
  const seen = new Set<PDFDict>();
  const todo: (PDFObject | undefined)[] = [root];
  while (todo.length && rows.length < limits.objects) {
    const node = context.lookup(todo.pop());
    if (!(node instanceof PDFDict) || seen.has(node)) continue;
    seen.add(node);
    const names = itemsOf(node, 'Names');
    for (let at = 0; at + 1 < names.length; at += 2) {
      const key = context.lookup(names[at]);
      if (key instanceof PDFString || key instanceof PDFHexString)
        rows.push([Buffer.from(key.asBytes()), names[at + 1]!]);
    }
    for (const kid of itemsOf(node, 'Kids').toReversed()) todo.push(kid);
  }
  return rows;
}

/** A new tree of these rows, in the order of their keys. */
export function writeNames(context: PDFContext, rows: Row[]): PDFRef {
  const sorted = rows.toSorted(([a], [b]) => Buffer.compare(a, b));
  const kids: PDFRef[] = [];
  for (let first = 0; first < sorted.length; first += NAMES_PER_LEAF) {
    const leaf = sorted.slice(first, first + NAMES_PER_LEAF);
    const ends = [leaf[0]![0], leaf.at(-1)![0]].map(keyString);
    const names = leaf.flatMap(([key, value]) => [keyString(key), value]);
    kids.push(context.register(context.obj({ Limits: ends, Names: names })));
  }
  return context.register(context.obj({ Kids: kids }));
}

const keyString = (key: Buffer): PDFHexString => PDFHexString.of(key.toString('hex'));

function itemsOf(node: PDFDict, key: string): PDFObject[] {
  const list = node.lookup(PDFName.of(key));
  return list instanceof PDFArray ? list.asArray() : [];
}
