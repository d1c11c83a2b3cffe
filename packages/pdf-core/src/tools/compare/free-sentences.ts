import { pairBothWays } from './reading-order.ts';
import type { SameSentence } from './sentences.ts';

/** Shorter sentences are in many texts. */
const FEWEST = 8;

/**
 * Takes apart what a sentence is paired with that stands whole in one other place: a text that moved would else lose the
 * phrases it shares with the texts around the place it left.
 */
export function freeMovedSentences(mates: Int32Array, lengthOfB: number, same: SameSentence[]): void {
  const { backs } = pairBothWays(mates, lengthOfB);
  for (const sentence of same) {
    const { x, y, length } = sentence;
    if (length < FEWEST || isPaired(mates, sentence)) continue;
    mates.fill(-1, x, x + length);
    for (const mate of backs.subarray(y, y + length)) if (mate >= 0) mates[mate] = -1;
  }
}

function isPaired(mates: Int32Array, { x, y, length }: SameSentence): boolean {
  for (let k = 0; k < length; k++) if (mates[x + k] !== y + k) return false;
  return true;
}
