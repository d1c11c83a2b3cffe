/** A run of all tests takes one short round of what can go on for hours; `npm run soak -- --seed N` takes long ones. */
const isLong = process.env.SOAK === 'long';

/** What chance in these tests begins with: the same seed makes the same choices. */
export const SEED = Number(process.env.SOAK_SEED ?? 20261121);

export function rounds({ short, long }: { short: number; long: number }): number {
  return isLong ? long : short;
}

/** Numbers from 0 to 1, the same in each run of one seed (mulberry32). */
export function seededRandom(seed = SEED): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same things in another order. */
export function shuffle<T>(list: readonly T[], random: () => number): T[] {
  const keyed = list.map((item) => ({ item, key: random() }));
  return keyed.toSorted((one, other) => one.key - other.key).map(({ item }) => item);
}
