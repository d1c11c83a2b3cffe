import { limits } from '../limits.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { PdfRef, type PdfDict, type PdfValue } from '../pdf/values.ts';
import { type Comparison, dictAt, differingKeys } from './comparison.ts';

/** The order of reading grows with every field and comment that is added; what was there reads as before. */
const GROWING = new Set([
  'K',
  'ParentTree',
  'ParentTreeNextKey',
  'IDTree',
  'RoleMap',
  'ClassMap',
  'Namespaces',
]);

/** The numbers of all elements of the tree and of its root, where that is an object of its own. */
export function structureNumbers(document: PdfDocument): number[] {
  const seen = new Set<number>();
  const todo: PdfValue[] = [document.root.get('StructTreeRoot') ?? null];
  while (todo.length && seen.size < limits.objects) {
    const value = todo.pop() ?? null;
    const isRoot = value === document.root.get('StructTreeRoot');
    const dict = document.dict(value);
    if (!dict || !(isRoot || dict.has('S'))) continue;
    if (value instanceof PdfRef) {
      if (seen.has(value.number)) continue;
      seen.add(value.number);
    }
    todo.push(...kidsOf(document, dict));
  }
  return [...seen];
}

/** What was in the tree stays as it was, in its order; new elements may come in between. */
export function compareStructures(comparison: Comparison): void {
  const { before, after, same, report } = comparison;
  const [one, other] = [before, after].map((document) => document.dict(document.root.get('StructTreeRoot')));
  if (before.root.has('MarkInfo') && !same(before.root.get('MarkInfo'), after.root.get('MarkInfo')))
    report({ kind: 'catalog', detail: 'MarkInfo' });
  if (!one && !other) return;
  // A whole reading order where there was none is read aloud instead of what was signed.
  if (!kidsOf(before, one).length && kidsOf(after, other).length)
    report({ kind: 'catalog', detail: 'StructTreeRoot' });
  const elements = structureNumbers(before);
  const pairs: [PdfDict | undefined, PdfDict | undefined][] = [
    [one, other],
    ...elements.map((number): [PdfDict | undefined, PdfDict | undefined] => [
      dictAt(before, number),
      dictAt(after, number),
    ]),
  ];
  const known = new Set(elements);
  let grown = false;
  for (const [had, has] of pairs) {
    const [old, now] = [kidsOf(before, had), kidsOf(after, has)];
    const kept = now.filter(
      (kid) => (kid instanceof PdfRef && known.has(kid.number)) || old.some((was) => same(was, kid)),
    );
    const isKept = kept.length === old.length && old.every((kid, i) => same(kid, kept[i]));
    if (!isKept || (had && differingKeys(comparison, had, has, GROWING).length))
      report({ kind: 'catalog', detail: 'StructTreeRoot' });
    grown ||= now.length > old.length;
  }
  if (grown) report({ kind: 'structure', detail: 'StructTreeRoot' });
}

function kidsOf(document: PdfDocument, dict: PdfDict | undefined): PdfValue[] {
  const value = dict?.get('K');
  const resolved = document.resolve(value);
  if (Array.isArray(resolved)) return resolved;
  return value === undefined ? [] : [value];
}
