import type { Block } from './cut-blocks.ts';

export type Pair = { original: string; translation: string };

const MOST_CELLS = 400_000;
/** What it costs to leave a block out, to put blocks of other kinds beside each other, and what a pair may cost. */
const LEFT_OUT = 1.1;
const OTHER_KIND = 4;
const MOST_OF_A_PAIR = 1.2;
const LONGER = 1.12;
const NUMBERS = /\d+/g;

/** Blocks of a page and of its translation beside each other: all of them where the two are cut alike, else those that fit, in their order. */
export function alignBlocks(originals: Block[], translations: Block[]): Pair[] {
  if (
    originals.length === translations.length &&
    originals.every(({ kind }, i) => kind === translations[i]!.kind)
  )
    return originals.map(({ text }, i) => ({ original: text, translation: translations[i]!.text }));
  if (originals.length * translations.length > MOST_CELLS) return [];
  return followCheapest(originals, translations);
}

function followCheapest(originals: Block[], translations: Block[]): Pair[] {
  const width = translations.length + 1;
  const costs = new Float64Array((originals.length + 1) * width).fill(Infinity);
  const steps = new Uint8Array(costs.length);
  costs[0] = 0;
  for (let i = 0; i <= originals.length; i++)
    for (let j = 0; j < width; j++) {
      const at = i * width + j;
      const step = (from: number, cost: number, kind: number) => {
        if (costs[from]! + cost >= costs[at]!) return;
        costs[at] = costs[from]! + cost;
        steps[at] = kind;
      };
      if (i && j) step(at - width - 1, costOf(originals[i - 1]!, translations[j - 1]!), 1);
      if (i) step(at - width, LEFT_OUT, 2);
      if (j) step(at - 1, LEFT_OUT, 3);
    }
  const pairs: Pair[] = [];
  let [i, j] = [originals.length, translations.length];
  while (i || j) {
    const step = steps[i * width + j];
    if (step === 1) {
      const [original, translation] = [originals[i - 1]!, translations[j - 1]!];
      if (costOf(original, translation) < MOST_OF_A_PAIR)
        pairs.push({ original: original.text, translation: translation.text });
    }
    if (step !== 3) i--;
    if (step !== 2) j--;
  }
  return pairs.toReversed();
}

/** By how much longer one is than the other, and by the numbers that only one of them has. */
function costOf(original: Block, translation: Block): number {
  if (original.kind !== translation.kind) return OTHER_KIND;
  const longer = (translation.text.length + 3) / (original.text.length + 3) / LONGER;
  const [ours, theirs] = [original, translation].map(({ text }) => new Set(text.match(NUMBERS)));
  const all = ours!.union(theirs!).size;
  return 2.2 * Math.abs(Math.log(longer)) + (all ? 1.2 * (1 - ours!.intersection(theirs!).size / all) : 0);
}
