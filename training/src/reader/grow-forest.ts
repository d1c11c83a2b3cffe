import type { Forest, Tree } from '@sheaf/passages';

/** `rows`: one after another, `width` numbers each. */
export type Table = {
  rows: Float32Array;
  width: number;
  labels: Float32Array;
  weights: Float32Array;
  /** Where the rows of each question begin, and the end of the last: then they are compared with each other only. */
  lists?: Uint32Array;
  /** What is known of each row before: the trees learn what to add to it. */
  offsets?: Float32Array;
};
export type GrowOptions = {
  trees: number;
  depth: number;
  rate: number;
  least: number;
  shrink: number;
  seed: number;
};

const BINS = 48;
const SAMPLED = 20_000;
const OF_ROWS = 0.7;
const OF_FEATURES = 0.6;

/** Gradient boosting of the logistic loss, by histograms: the same table, options and seed make the same trees. */
export function growForest(
  { rows, width, labels, weights, lists, offsets }: Table,
  options: GrowOptions,
): Forest {
  const count = labels.length;
  const edges = Array.from({ length: width }, (_, feature) => edgesOf(rows, width, feature));
  const bins = binRows(rows, width, edges);
  const right = labels.reduce((sum, label, i) => sum + label * weights[i]!, 0);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const base = offsets ? 0 : Math.log(right / (all - right));
  const sums = offsets ? Float64Array.from(offsets) : new Float64Array(count).fill(base);
  const slopes = new Float64Array(count);
  const curves = new Float64Array(count);
  const random = seeded(options.seed);
  const trees: Tree[] = [];
  for (let round = 0; round < options.trees; round++) {
    for (let i = 0; i < count; i++) {
      const likely = 1 / (1 + Math.exp(-sums[i]!));
      slopes[i] = (likely - labels[i]!) * weights[i]!;
      curves[i] = Math.max(1e-6, likely * (1 - likely)) * weights[i]!;
    }
    if (lists) compareRows(lists, { sums, labels, weights, slopes, curves });
    const drawn = Uint32Array.from(drawRows(count, random));
    const features = Array.from({ length: width }, (_, i) => i).filter(() => random() < OF_FEATURES);
    const tree: Tree = { feature: [], value: [], right: [] };
    growNode(tree, drawn, 0, { bins, width, edges, slopes, curves, features, options });
    trees.push(tree);
    for (let i = 0; i < count; i++) sums[i]! += valueOf(tree, rows, i * width);
  }
  return { base: round(base), trees };
}

type Compared = Record<'sums' | 'slopes' | 'curves', Float64Array> &
  Record<'labels' | 'weights', Float32Array>;
const OF_LISTS = 6;

/** Adds to the slopes what the share of each row among those of its question asks for. */
function compareRows(lists: Uint32Array, { sums, labels, weights, slopes, curves }: Compared): void {
  for (let list = 0; list + 1 < lists.length; list++) {
    const [from, to] = [lists[list]!, lists[list + 1]!];
    let [high, all, right] = [-Infinity, 0, 0];
    for (let i = from; i < to; i++) {
      high = Math.max(high, sums[i]!);
      right += labels[i]!;
    }
    if (!right) continue;
    for (let i = from; i < to; i++) all += Math.exp(sums[i]! - high);
    for (let i = from; i < to; i++) {
      const share = Math.exp(sums[i]! - high) / all;
      slopes[i]! += OF_LISTS * (share - labels[i]! / right) * weights[i]!;
      curves[i]! += OF_LISTS * share * (1 - share) * weights[i]!;
    }
  }
}

type Growing = {
  bins: Uint8Array;
  width: number;
  edges: Float32Array[];
  slopes: Float64Array;
  curves: Float64Array;
  features: number[];
  options: GrowOptions;
};

function growNode(tree: Tree, members: Uint32Array, depth: number, growing: Growing): void {
  const { options, slopes, curves, edges, bins, width } = growing;
  const node = tree.feature.length;
  let [slope, curve] = [0, 0];
  for (const i of members) {
    slope += slopes[i]!;
    curve += curves[i]!;
  }
  const split =
    depth < options.depth && members.length >= 2 ? findSplit(members, slope, curve, growing) : undefined;
  tree.feature.push(split ? split.feature : -1);
  tree.value.push(
    split ? edges[split.feature]![split.bin]! : round((-options.rate * slope) / (curve + options.shrink)),
  );
  tree.right.push(0);
  if (!split) return;
  const isLeft = (i: number) => bins[i * width + split.feature]! <= split.bin;
  growNode(tree, members.filter(isLeft), depth + 1, growing);
  tree.right[node] = tree.feature.length;
  growNode(
    tree,
    members.filter((i) => !isLeft(i)),
    depth + 1,
    growing,
  );
}

function findSplit(members: Uint32Array, slope: number, curve: number, growing: Growing) {
  const { bins, width, slopes, curves, features, options } = growing;
  const worth = (s: number, c: number) => (s * s) / (c + options.shrink);
  let best: { feature: number; bin: number; gain: number } | undefined;
  const slopeOf = new Float64Array(features.length * BINS);
  const curveOf = new Float64Array(features.length * BINS);
  // Row by row: the numbers of a row lie together.
  for (const i of members) {
    const [s, c, at] = [slopes[i]!, curves[i]!, i * width];
    for (let k = 0; k < features.length; k++) {
      const bin = k * BINS + bins[at + features[k]!]!;
      slopeOf[bin]! += s;
      curveOf[bin]! += c;
    }
  }
  features.forEach((feature, k) => {
    let [s, c] = [0, 0];
    for (let bin = 0; bin < BINS; bin++) {
      s += slopeOf[k * BINS + bin]!;
      c += curveOf[k * BINS + bin]!;
      if (c < options.least || curve - c < options.least) continue;
      const gain = worth(s, c) + worth(slope - s, curve - c) - worth(slope, curve);
      if (gain > 1e-3 && gain > (best?.gain ?? 0)) best = { feature, bin, gain };
    }
  });
  return best;
}

/** Where the bins of a feature end: the same share of the rows in each, as far as equal values allow. */
function edgesOf(rows: Float32Array, width: number, feature: number): Float32Array {
  const count = rows.length / width;
  const step = Math.max(1, Math.floor(count / SAMPLED));
  const values: number[] = [];
  for (let i = 0; i < count; i += step) values.push(rows[i * width + feature]!);
  values.sort((a, b) => a - b);
  const edges = new Set<number>();
  for (let bin = 1; bin < BINS; bin++)
    edges.add(Math.fround(values[Math.floor((bin * values.length) / BINS)]!));
  // Rounded as it is written, so that reader and trainer part at the same place.
  return Float32Array.from([...new Set([...edges].map(round))].sort((a, b) => a - b));
}

function binRows(rows: Float32Array, width: number, edges: Float32Array[]): Uint8Array {
  const bins = new Uint8Array(rows.length);
  for (let i = 0; i < rows.length; i++) {
    const list = edges[i % width]!;
    let [low, high] = [0, list.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (rows[i]! <= list[middle]!) high = middle;
      else low = middle + 1;
    }
    bins[i] = low;
  }
  return bins;
}

function valueOf({ feature, value, right }: Tree, rows: Float32Array, at: number): number {
  let node = 0;
  while (feature[node]! >= 0) node = rows[at + feature[node]!]! <= value[node]! ? node + 1 : right[node]!;
  return value[node]!;
}

const round = (value: number) => Math.round(value * 1e4) / 1e4;

function* drawRows(count: number, random: () => number): Generator<number> {
  for (let i = 0; i < count; i++) if (random() < OF_ROWS) yield i;
}

/** One that says what they say on average. */
export function joinForests(forests: Forest[]): Forest {
  const trees = forests.flatMap((forest) =>
    forest.trees.map(({ feature, value, right }) => ({
      feature,
      value: value.map((one, i) => (feature[i]! < 0 ? round(one / forests.length) : one)),
      right,
    })),
  );
  return { base: round(forests.reduce((sum, { base }) => sum + base, 0) / forests.length), trees };
}

/** The same numbers in every run. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
