import { addObject, catalogOf, dictOf, lookupArray, lookupDict, resolve } from '../pdf/graph/access.ts';
import { makeDict } from '../pdf/make-value.ts';
import { pagesOf } from '../pdf/graph/pages.ts';
import { stringBytes } from '../pdf/text.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import { PdfString, isDict, type PdfDict, type PdfValue } from '../pdf/values.ts';

type Entry = { key: PdfString; target: PdfValue };

const ENTRIES_PER_LEAF = 128;
const MAX_NODES = 200_000;

/**
 * Writes the tree of named places anew: in few large leaves, and without places on pages that are not in the
 * document, which parts cut out of a book bring along by the thousand.
 */
export function compactDestinations(graph: PdfGraph): void {
  const names = lookupDict(graph, catalogOf(graph), 'Names');
  const entries = readEntries(graph, lookupDict(graph, names, 'Dests'));
  if (!names || !entries) return;
  const pages = new Set<PdfValue>(pagesOf(graph).map((page) => page.dict));
  const alive = entries.filter(({ target }) => !isDead(graph, target, pages));
  if (alive.length === 0) names.delete('Dests');
  else names.set('Dests', addObject(graph, writeTree(graph, alive)));
}

/** All entries in order; undefined where the tree is not one that can be understood. */
function readEntries(graph: PdfGraph, root: PdfDict | undefined): Entry[] | undefined {
  if (!root) return undefined;
  const entries: Entry[] = [];
  const seen = new Set<PdfDict>();
  const waiting: PdfValue[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!isDict(node) || seen.has(node) || seen.size > MAX_NODES) return undefined;
    seen.add(node);
    const kids = lookupArray(graph, node, 'Kids') ?? [];
    for (const kid of kids.toReversed()) waiting.push(resolve(graph, kid));
    const pairs = lookupArray(graph, node, 'Names') ?? [];
    for (let k = 0; k + 1 < pairs.length; k += 2) {
      const key = resolve(graph, pairs[k]);
      if (!(key instanceof PdfString)) return undefined;
      entries.push({ key, target: pairs[k + 1] ?? null });
    }
  }
  const isSorted = entries.every((entry, index) => index === 0 || isBefore(entries[index - 1], entry));
  return isSorted ? entries : undefined;
}

function isBefore(one: Entry | undefined, other: Entry): boolean {
  return !one || stringBytes(one.key).compare(stringBytes(other.key)) <= 0;
}

function isDead(graph: PdfGraph, target: PdfValue, pages: Set<PdfValue>): boolean {
  const value = resolve(graph, target);
  const place = Array.isArray(value) ? value : lookupArray(graph, dictOf(value), 'D');
  if (!place) return value === null;
  const page = resolve(graph, place[0]);
  // A number counts the pages of another document.
  return typeof page !== 'number' && !pages.has(page);
}

function writeTree(graph: PdfGraph, entries: Entry[]): PdfDict {
  const leaves: PdfValue[] = [];
  for (let start = 0; start < entries.length; start += ENTRIES_PER_LEAF) {
    const group = entries.slice(start, start + ENTRIES_PER_LEAF);
    const pairs = group.flatMap(({ key, target }): PdfValue[] => [key, inlined(graph, target)]);
    const limits = [group[0]?.key ?? null, group.at(-1)?.key ?? null];
    const leaf = makeDict({ Names: pairs });
    if (entries.length <= ENTRIES_PER_LEAF) return leaf;
    leaves.push(addObject(graph, leaf.set('Limits', limits)));
  }
  return makeDict({ Kids: leaves });
}

/** A place is shorter than the reference to it and its own entry in the file. */
function inlined(graph: PdfGraph, target: PdfValue): PdfValue {
  const value = resolve(graph, target);
  if (Array.isArray(value)) return value;
  // A dictionary with only a destination equals the destination.
  const place = isDict(value) && value.size === 1 ? lookupArray(graph, value, 'D') : undefined;
  return place ?? target;
}
