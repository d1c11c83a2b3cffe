import type { Sentences } from './sentences.ts';

/** Of fewer words each may be chance, or the only ones that stayed. */
const FEWEST = 8;
/** Sentences that have a smaller share of words in common are different sentences. */
const SHARE = 0.7;

/** Takes apart the words of sentences that are paired by a few phrases only: one was removed there, and another added. */
export function dropWeakPairs(mates: Int32Array, a: Sentences, b: Sentences): void {
  for (let at = 0; at < mates.length;) {
    const [from, one] = [at, a.of[at]!];
    let [other, paired] = [-1, 0];
    for (; at < mates.length && a.of[at] === one; at++) {
      const next = mates[at]! < 0 ? -1 : b.of[mates[at]!]!;
      if (next < 0) continue;
      if (other >= 0 && next !== other) break;
      other = next;
      paired++;
    }
    if (other >= 0 && isWeak(a, one, paired) && isWeak(b, other, paired)) mates.fill(-1, from, at);
  }
}

function isWeak({ list }: Sentences, at: number, paired: number): boolean {
  const { start, end, isRow } = list[at]!;
  return !isRow && end - start >= FEWEST && paired < SHARE * (end - start);
}
