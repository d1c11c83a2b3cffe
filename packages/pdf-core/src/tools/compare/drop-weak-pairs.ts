import type { Side } from './side.ts';

/** Of fewer words each may be chance, or the only ones that stayed. */
const FEWEST = 8;
/** Texts that have a smaller share of words in common are different texts. */
const SHARE = 0.55;

/** Takes apart the words of units that are paired by a few phrases only: one unit was removed there, and another added. */
export function dropWeakPairs(mates: Int32Array, a: Side, b: Side): void {
  const pairedInB = new Int32Array(b.units.length);
  for (const mate of mates) if (mate >= 0) pairedInB[b.unitOf[mate]!]!++;
  const isWeak = (side: Side, unit: number, paired: number) => {
    const { start, end, isRow } = side.units[unit]!;
    return !isRow && end - start >= FEWEST && paired < SHARE * (end - start);
  };
  for (const [at, { start, end }] of a.units.entries()) {
    let paired = 0;
    for (let word = start; word < end; word++) if (mates[word]! >= 0) paired++;
    if (!paired || !isWeak(a, at, paired)) continue;
    for (let word = start; word < end; word++) {
      const unit = mates[word]! >= 0 ? b.unitOf[mates[word]!]! : -1;
      if (unit >= 0 && isWeak(b, unit, pairedInB[unit]!)) mates[word] = -1;
    }
  }
}
