import { describe, expect, it } from 'vitest';
import { listHunks } from './hunks.ts';
import { pairWords } from './pair-words.ts';

const random = (seed: number) => {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * most);
  };
};

/** Pairs of words that are not equal, or not in one order. */
function countWrong(a: Int32Array, b: Int32Array, mates: Int32Array): number {
  let [last, wrong] = [-1, 0];
  for (const [at, mate] of mates.entries()) {
    if (mate < 0) continue;
    if (mate <= last || b[mate] !== a[at]) wrong++;
    last = mate;
  }
  return wrong;
}

describe('pairWords', () => {
  it('pairs equal words in one order, whatever the words', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const next = random(seed);
      const make = () => Int32Array.from({ length: next(60) }, () => next(1 + (seed % 9)));
      const [a, b] = [make(), make()];
      expect(countWrong(a, b, pairWords({ a, b }))).toBe(0);
    }
  });

  it('finds each of many edits in a long text', () => {
    const next = random(7);
    const a = Int32Array.from({ length: 200_000 }, () => next(5000));
    const b = a.slice();
    for (let at = 500; at < b.length; at += 1000) b[at] = 10_000 + at;
    const hunks = listHunks(pairWords({ a, b }), b.length);
    expect(hunks).toHaveLength(200);
    expect(hunks.every(({ a0, a1, b0, b1 }) => a1 - a0 === 1 && b1 - b0 === 1 && a0 === b0)).toBe(true);
  });

  // Each takes minutes where the time is the square of the length.
  it.each([
    ['one word for all words', () => 1, (at: number) => (at < 150_000 ? 1 : 2)],
    ['two words in turn', (at: number) => at % 2, (at: number) => (at + (at > 150_000 ? 1 : 0)) % 3],
    ['no word in common', (at: number) => at, (at: number) => -1 - at],
    ['few words by chance', (at: number) => (at * at) % 7, (at: number) => (at * at * at) % 7],
    ['all words in the other order', (at: number) => at, (at: number) => 300_000 - at],
  ])('ends soon for %s', { timeout: 60_000 }, (_what, inA, inB) => {
    const a = Int32Array.from({ length: 300_000 }, (_, at) => inA(at));
    const b = Int32Array.from({ length: 300_000 }, (_, at) => inB(at));
    const start = process.cpuUsage().user;
    expect(countWrong(a, b, pairWords({ a, b }))).toBe(0);
    expect((process.cpuUsage().user - start) / 1e6).toBeLessThan(20);
  });
});
