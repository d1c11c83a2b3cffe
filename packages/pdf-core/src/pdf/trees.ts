import { limits } from '../limits.ts';
import { stringBytes } from './text.ts';
import { isDict, PdfRef, PdfString, type PdfDict, type PdfValue } from './values.ts';

/** A document as it lies in memory, or a graph that is being changed. */
export type Resolver = { resolve: (value: PdfValue | undefined) => PdfValue };

/** The leaves of a name tree, keys as bytes; loops and broken branches are left out. */
export function readNameTree(document: Resolver, root: PdfValue | undefined): [Buffer, PdfValue][] {
  return readPairs(document, root, 'Names').flatMap(([key, value]) => {
    const resolved = document.resolve(key);
    return resolved instanceof PdfString ? [[stringBytes(resolved), value] as [Buffer, PdfValue]] : [];
  });
}

/** The leaves of a number tree in order. */
export function readNumberTree(document: Resolver, root: PdfValue | undefined): [number, PdfValue][] {
  return readPairs(document, root, 'Nums')
    .flatMap(([key, value]) => {
      const resolved = document.resolve(key);
      return typeof resolved === 'number' ? [[resolved, value] as [number, PdfValue]] : [];
    })
    .sort((a, b) => a[0] - b[0]);
}

function readPairs(document: Resolver, root: PdfValue | undefined, leaf: string): [PdfValue, PdfValue][] {
  const pairs: [PdfValue, PdfValue][] = [];
  const seen = new Set<number | PdfDict>();
  const todo: PdfValue[] = [root ?? null];
  while (todo.length && pairs.length < limits.objects) {
    const node = todo.pop()!;
    const dict = document.resolve(node);
    if (!isDict(dict)) continue;
    const identity = node instanceof PdfRef ? node.number : dict;
    if (seen.has(identity)) continue;
    seen.add(identity);
    const items = listAt(document, dict, leaf);
    for (let i = 0; i + 1 < items.length; i += 2) pairs.push([items[i]!, items[i + 1]!]);
    for (const kid of listAt(document, dict, 'Kids').toReversed()) todo.push(kid);
  }
  return pairs;
}

function listAt(document: Resolver, dict: PdfDict, key: string): PdfValue[] {
  const list = document.resolve(dict.get(key));
  return Array.isArray(list) ? list : [];
}
