import { boxOf, type Side } from './side.ts';

export type PagePair = { p: number; q: number };

/** Points by which a word may stand elsewhere. */
const NEAR = 1.5;
/** The share of the words of a page that are at the same places. */
const SHARE = 0.6;

/** Pages of both documents with drawings, of the same size and with most words at the same places. */
export function alignPages(a: Side, b: Side, mates: Int32Array): PagePair[] {
  const same = new Map<number, Map<number, number>>();
  for (const [at, mate] of mates.entries()) {
    if (mate < 0) continue;
    const [p, q] = [a.pages[at]!, b.pages[mate]!];
    if (!a.drawn.has(p) && !b.drawn.has(q)) continue;
    const [one, other] = [boxOf(a, at), boxOf(b, mate)];
    if (Math.abs(one.x - other.x) > NEAR || Math.abs(one.y - other.y) > NEAR) continue;
    const counts = same.get(p) ?? new Map<number, number>();
    same.set(p, counts.set(q, (counts.get(q) ?? 0) + 1));
  }
  const pairs: PagePair[] = pairWordless(a, b);
  for (const [p, counts] of same)
    for (const [q, count] of counts)
      if (count >= SHARE * countWords(a, p) && isSameSize(a, b, p, q)) pairs.push({ p, q });
  return pairs.toSorted((one, other) => one.q - other.q);
}

function countWords(side: Side, page: number): number {
  const [first, last] = side.wordsOf(page);
  return last - first;
}

/** Pages without words, such as scans, in their order. */
function pairWordless(a: Side, b: Side): PagePair[] {
  const list = (side: Side) => [...side.drawn].filter((page) => !countWords(side, page));
  const [inA, inB] = [list(a), list(b)];
  if (inA.length !== inB.length) return [];
  return inA.map((p, at) => ({ p, q: inB[at]! })).filter(({ p, q }) => isSameSize(a, b, p, q));
}

function isSameSize(a: Side, b: Side, p: number, q: number): boolean {
  const [one, other] = [a.sizes[p]!, b.sizes[q]!];
  return Math.abs(one.width - other.width) < 1 && Math.abs(one.height - other.height) < 1;
}
