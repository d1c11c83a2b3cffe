import type { PdfDocument } from './document.ts';
import type { OpenDocument } from './open.ts';
import { stringBytes } from './text.ts';
import { readNameTree } from './trees.ts';
import { PdfName, PdfRef, PdfString, isDict, type PdfValue } from './values.ts';

/**
 * A named destination. `key` starts with `n` for a name of the old /Dests dictionary and with `s` for a string of the
 * name tree: the two are different destinations even where they read the same.
 */
export type NamedDestination = { key: string; value: PdfValue };

const destinationsOf = new WeakMap<PdfDocument, Map<string, NamedDestination>>();
const namedPagesOf = new WeakMap<PdfDocument, Map<string, number>>();
const pageIndexOf = new WeakMap<PdfDocument, Map<number, number>>();

export function listDestinations(document: PdfDocument): Map<string, NamedDestination> {
  const known = destinationsOf.get(document);
  if (known) return known;
  const found = new Map<string, NamedDestination>();
  const { root } = document;
  const old = document.dict(root.get('Dests'));
  if (old) for (const [name, value] of old) found.set(`n${name}`, { key: `n${name}`, value });
  for (const [bytes, value] of readNameTree(document, document.dict(root.get('Names'))?.get('Dests'))) {
    const key = `s${bytes.toString('latin1')}`;
    if (!found.has(key)) found.set(key, { key, value });
  }
  destinationsOf.set(document, found);
  return found;
}

/** The key under which a destination's name or string is listed; undefined for one that is written out. */
export function destinationKey(value: PdfValue | undefined): string | undefined {
  if (value instanceof PdfName) return `n${value.name}`;
  return value instanceof PdfString ? `s${stringBytes(value).toString('latin1')}` : undefined;
}

/** The page each named destination points at, counted from 0; those that point nowhere are left out. */
export function namedPages(open: OpenDocument): Map<string, number> {
  let pages = namedPagesOf.get(open.document);
  if (!pages) {
    pages = new Map();
    for (const [key, { value }] of listDestinations(open.document)) {
      const page = destinationPage(open, value);
      if (page !== undefined) pages.set(key, page);
    }
    namedPagesOf.set(open.document, pages);
  }
  return pages;
}

/** Page positions by object number. */
function pageIndexes({ document, pages }: OpenDocument): Map<number, number> {
  let indexes = pageIndexOf.get(document);
  if (!indexes) {
    indexes = new Map();
    for (const [i, { number }] of pages.pages.entries()) if (!indexes.has(number)) indexes.set(number, i);
    pageIndexOf.set(document, indexes);
  }
  return indexes;
}

/** The page a destination points at, counted from 0; undefined when it points nowhere. */
export function destinationPage(open: OpenDocument, destination: PdfValue | undefined): number | undefined {
  const { document } = open;
  let value = document.resolve(destination);
  for (let hops = 0; hops < 4; hops++) {
    const key = destinationKey(value);
    if (key !== undefined) value = document.resolve(listDestinations(document).get(key)?.value);
    else if (isDict(value)) value = document.resolve(value.get('D'));
    else break;
  }
  if (!Array.isArray(value)) return undefined;
  const [page] = value;
  if (page instanceof PdfRef) return pageIndexes(open).get(page.number);
  return typeof page === 'number' && page < open.pages.pages.length ? page : undefined;
}
