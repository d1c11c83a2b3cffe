import { type Forest, sumForest } from './forest.ts';
import type { Unit } from './units.ts';

/** `first`: what it is worth alone, `place`: what its passage's rank adds, `worth`: both, and in the end what follows from the others too. */
export type Weighed = { unit: Unit; features: Float32Array; first: number; place: number; worth: number };

/** How many of the units worth most are weighed again. */
export const WEIGHED_AGAIN = 40;
const NO_NEIGHBOUR = -9;

/**
 * What a unit is beside the others of its question, for the trees that were grown on questions to whole documents: `list` is in order,
 * the one worth most first.
 */
export function listAgain(list: Weighed[]): Float32Array[] {
  const most = list.slice(0, WEIGHED_AGAIN);
  const ofPassages = Map.groupBy(most, ({ unit }) => unit.passage);
  return most.map((one, rank) => {
    const beside = ofPassages.get(one.unit.passage)!;
    const neighbour = beside[0] === one ? beside[1] : beside[0];
    return Float32Array.from([
      ...one.features,
      one.worth,
      most[0]!.worth - one.worth,
      rank,
      one.first,
      one.place,
      neighbour?.worth ?? NO_NEIGHBOUR,
      beside.length,
      Math.log1p(one.unit.sentence.text.length),
    ]);
  });
}

/** Puts the units worth most in a new order, each with its row; those behind stay behind. */
export function weighAgain<One extends Weighed>(
  list: One[],
  forest: Forest,
  rows = listAgain(list),
): (One & { row?: Float32Array })[] {
  const again = list
    .slice(0, WEIGHED_AGAIN)
    .map((one, i) => ({ ...one, row: rows[i]!, worth: one.worth + sumForest(forest, rows[i]!) }))
    .sort(byWorth);
  const least = again.at(-1)?.worth ?? 0;
  return [
    ...again,
    ...list.slice(WEIGHED_AGAIN).map((one) => ({ ...one, worth: Math.min(one.worth, least) })),
  ];
}

export const byWorth = (a: Weighed, b: Weighed) =>
  b.worth - a.worth || a.unit.passage - b.unit.passage || a.unit.place - b.unit.place;

const LEAST = 1e-4;
const logit = (likely: number) => Math.log(Math.max(LEAST, likely) / Math.max(LEAST, 1 - likely));

/**
 * What tells whether the first is right: how far it is ahead, what the first look made of it, and all that is known of it. `list` as
 * `weighAgain` has ordered it.
 */
export function weighSure(
  list: ReturnType<typeof weighAgain>,
  before: { sure: number; related: number },
): Float32Array {
  const most = list.slice(0, WEIGHED_AGAIN);
  const [first] = most;
  // Another place with the same words does not make it doubtful.
  const others = most.filter(({ unit }) => unit.sentence.text !== first!.unit.sentence.text);
  const behind = [0, 1, 2, 4].map((at) => first!.worth - (others[at]?.worth ?? NO_NEIGHBOUR));
  const close = others.filter(({ worth }) => worth > first!.worth - 1).length;
  const all = most.reduce((sum, { worth }) => sum + Math.exp(worth - first!.worth), 0);
  return Float32Array.from([
    first!.worth,
    ...behind,
    Math.min(close, 20),
    1 / all,
    logit(before.sure),
    logit(before.related),
    ...first!.row!,
  ]);
}
