/** Trees by boosting, each laid out root first: the left branch follows its node, `right` says where the other begins. */
export type Forest = { base: number; trees: Tree[] };
/** `feature` is -1 at a leaf, whose `value` is added; else `value` is what goes left at most. */
export type Tree = { feature: number[]; value: number[]; right: number[] };

export const squash = (sum: number) => 1 / (1 + Math.exp(-sum));

export function sumForest({ base, trees }: Forest, features: ArrayLike<number>): number {
  let sum = base;
  for (const { feature, value, right } of trees) {
    let node = 0;
    while (feature[node]! >= 0) node = features[feature[node]!]! <= value[node]! ? node + 1 : right[node]!;
    sum += value[node]!;
  }
  return sum;
}
