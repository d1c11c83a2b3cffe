import type { Range } from './find-moves.ts';
import { indexSentences, type Sentences } from './sentences.ts';
import type { Sequences } from './shortest-edit.ts';

/** Shorter sentences are in many texts. */
const FEWEST = 8;

/**
 * Takes apart what a sentence is paired with that stands whole in one other place: a text that moved would else lose the
 * phrases it shares with the texts around the place it left.
 */
export function freeMovedSentences(mates: Int32Array, keys: Sequences, a: Sentences, b: Sentences): void {
  const backs = new Int32Array(keys.b.length).fill(-1);
  for (const [at, mate] of mates.entries()) if (mate >= 0) backs[mate] = at;
  const ofB = indexSentences(keys.b, b.list);
  for (const [text, one] of indexSentences(keys.a, a.list)) {
    const other = ofB.get(text);
    if (!one || !other || one.end - one.start < FEWEST || isPaired(mates, one, other)) continue;
    for (let at = one.start; at < one.end; at++) mates[at] = -1;
    for (let at = other.start; at < other.end; at++) if (backs[at]! >= 0) mates[backs[at]!] = -1;
  }
}

function isPaired(mates: Int32Array, one: Range, other: Range): boolean {
  for (let k = 0; k < one.end - one.start; k++) if (mates[one.start + k] !== other.start + k) return false;
  return true;
}
