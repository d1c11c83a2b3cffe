/** Part of two sequences of keys. */
export type Region = { a0: number; a1: number; b0: number; b1: number };
export type Sequences = { a: Int32Array; b: Int32Array };

/** Edits that are looked for; sequences with more have little in common. */
const MOST_EDITS = 500;

/**
 * Pairs equal keys of a region by a shortest edit (Myers 1986), and returns the steps it took. Without a result within the
 * bounds, nothing is paired.
 */
export function pairByShortestEdit(
  { a, b }: Sequences,
  { a0, a1, b0, b1 }: Region,
  mates: Int32Array,
  mostSteps: number,
): number {
  const [n, m] = [a1 - a0, b1 - b0];
  const bound = Math.min(n + m, MOST_EDITS);
  const furthest = new Int32Array(2 * bound + 3);
  const trace: Int32Array[] = [];
  let steps = 0;
  for (let edits = 0; edits <= bound; edits++) {
    trace.push(furthest.slice(bound - edits, bound + edits + 3));
    for (let k = -edits; k <= edits; k += 2) {
      const at = k + bound + 1;
      const isDown = k === -edits || (k !== edits && furthest[at - 1]! < furthest[at + 1]!);
      let x = isDown ? furthest[at + 1]! : furthest[at - 1]! + 1;
      const from = x;
      while (x < n && x - k < m && x - k >= 0 && a[a0 + x] === b[b0 + x - k]) x++;
      steps += x - from + 1;
      furthest[at] = x;
      if (x >= n && x - k >= m) {
        walkBack(trace, { a0, a1, b0, b1 }, mates);
        return steps;
      }
    }
    if (steps > mostSteps) return steps;
  }
  return steps;
}

function walkBack(trace: Int32Array[], { a0, a1, b0, b1 }: Region, mates: Int32Array): void {
  let [x, y] = [a1 - a0, b1 - b0];
  for (let edits = trace.length - 1; edits >= 0; edits--) {
    const before = trace[edits]!;
    // The furthest x of diagonal k is at k + edits + 1.
    const reach = (k: number) => before[k + edits + 1]!;
    const k = x - y;
    const isDown = k === -edits || (k !== edits && reach(k - 1) < reach(k + 1));
    const fromK = isDown ? k + 1 : k - 1;
    const fromX = edits ? reach(fromK) : 0;
    const startX = edits ? (isDown ? fromX : fromX + 1) : 0;
    while (x > startX) {
      x--;
      y--;
      mates[a0 + x] = b0 + y;
    }
    if (!edits) return;
    x = fromX;
    y = fromX - fromK;
  }
}
