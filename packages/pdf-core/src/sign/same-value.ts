import { unlessDamaged } from '../pdf/attempt.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { tooComplex } from '../pdf/damage.ts';
import { stringBytes } from '../pdf/text.ts';
import { isDict, PdfName, PdfRef, PdfString, type PdfDict, type PdfValue } from '../pdf/values.ts';

/** Values looked at for one comparison; the largest documents have some million. */
const MOST_VALUES = 20_000_000;

export type Same = (before: PdfValue | undefined, after: PdfValue | undefined) => boolean;
type Pair = [PdfValue, PdfValue];

/**
 * Returns a function that decides whether two values, with everything they refer to, mean the same in two revisions.
 * Objects in `judged` have their own rules: here only their number counts.
 */
export function compareValues(
  before: PdfDocument,
  after: PdfDocument,
  judged: Set<number>,
  roots: [number | undefined, number | undefined],
): Same {
  const equal = new Set<string>();
  let left = MOST_VALUES;

  return (one, other) => {
    const assumed: string[] = [];
    const pairs: Pair[] = [[one ?? null, other ?? null]];
    for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
      if (!left--) throw tooComplex('revisions with too many values to compare');
      if (looksSame(pair, pairs, assumed)) continue;
      // What was taken as equal on the way is not known to be.
      for (const key of assumed) equal.delete(key);
      return false;
    }
    return true;
  };

  /** Whether two values are equal as far as they go; what is inside them is put on the list. */
  function looksSame([a, b]: Pair, pairs: Pair[], assumed: string[]): boolean {
    if (a instanceof PdfRef || b instanceof PdfRef) {
      if (!(a instanceof PdfRef && b instanceof PdfRef)) {
        pairs.push([before.resolve(a), after.resolve(b)]);
        return !hasStream(before, a) && !hasStream(after, b);
      }
      if (judged.has(a.number))
        return a.number === b.number || (a.number === roots[0] && b.number === roots[1]);
      const key = `${a.number} ${b.number}`;
      if (equal.has(key)) return true;
      equal.add(key);
      assumed.push(key);
      return looksSameObject(a.number, b.number, pairs);
    }
    if (Array.isArray(a)) {
      if (!Array.isArray(b) || a.length !== b.length) return false;
      for (const [i, item] of a.entries()) pairs.push([item, b[i]!]);
      return true;
    }
    if (isDict(a)) {
      if (!isDict(b)) return false;
      pushEntries(a, b, pairs);
      return true;
    }
    if (a instanceof PdfName) return b instanceof PdfName && a.name === b.name;
    if (a instanceof PdfString) return b instanceof PdfString && stringBytes(a).equals(stringBytes(b));
    return a === b;
  }

  function looksSameObject(a: number, b: number, pairs: Pair[]): boolean {
    const [one, other] = [before.value(a), after.value(b)];
    const [raw, otherRaw] = [before.rawStream(a), after.rawStream(b)];
    if (!raw || !otherRaw || !isDict(one) || !isDict(other)) {
      pairs.push([one, other]);
      return !raw && !otherRaw;
    }
    if (raw.equals(otherRaw)) {
      pushEntries(one, other, pairs, LENGTH);
      return true;
    }
    // A stream written anew may be packed in another way.
    pushEntries(one, other, pairs, PACKING);
    const data = decoded(before, a);
    return data !== undefined && data.equals(decoded(after, b) ?? Buffer.of());
  }
}

const LENGTH = new Set(['Length']);
const PACKING = new Set(['Length', 'Filter', 'DecodeParms', 'DL']);

function pushEntries(a: PdfDict, b: PdfDict, pairs: Pair[], ignored?: Set<string>): void {
  for (const key of new Set([...a.keys(), ...b.keys()]))
    if (!ignored?.has(key)) pairs.push([a.get(key) ?? null, b.get(key) ?? null]);
}

function hasStream(document: PdfDocument, value: PdfValue): boolean {
  return value instanceof PdfRef && document.rawStream(value.number) !== undefined;
}

function decoded(document: PdfDocument, number: number): Buffer | undefined {
  return unlessDamaged(() => document.stream(number));
}
