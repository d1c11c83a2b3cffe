import type { PdfDocument } from '../pdf/document.ts';
import { isDict, nameOf, PdfRef, type PdfDict, type PdfValue } from '../pdf/values.ts';
import type { Change } from './change.ts';
import { type FieldNode, refsOf } from './field-tree.ts';
import type { Same } from './same-value.ts';

/** Two revisions side by side, with what every rule needs. */
export type Comparison = {
  before: PdfDocument;
  after: PdfDocument;
  pages: { before: number[]; after: number[] };
  fields: { before: Map<number, FieldNode>; after: Map<number, FieldNode> };
  /** The page, from 1, that each annotation stands on, after. */
  pageOf: Map<number, number>;
  same: Same;
  report: (change: Change) => void;
};

export function annotationsOf(document: PdfDocument, page: number): number[] {
  return refsOf(document.array(document.dict(new PdfRef(page))?.get('Annots')));
}

/** The keys by which two dictionaries differ. */
export function differingKeys(
  { same }: Comparison,
  before: PdfDict | undefined,
  after: PdfDict | undefined,
  ignored: ReadonlySet<string> = new Set(),
): string[] {
  const keys = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  return [...keys].filter((key) => !ignored.has(key) && !same(before?.get(key), after?.get(key)));
}

/** A rectangle's four numbers. */
export function boxOf(document: PdfDocument, value: PdfValue | undefined): number[] | undefined {
  const sides = document.array(value).map((side) => document.resolve(side));
  const numbers = sides.filter((side) => typeof side === 'number');
  return numbers.length === 4 ? numbers : undefined;
}

export const subtypeOf = (document: PdfDocument, dict: PdfDict | undefined) =>
  nameOf(document.resolve(dict?.get('Subtype')));

export const dictAt = (document: PdfDocument, number: number): PdfDict | undefined => {
  const value = document.value(number);
  return isDict(value) ? value : undefined;
};
