import type { BatchStep, BatchTaskRow } from '@sheaf/db';
import { createNumbering } from '@sheaf/pdf-core/options';
import { isFed, joinsFiles } from './batch.steps.ts';

type Placed = Pick<BatchTaskRow, 'step' | 'place' | 'state' | 'handed_on'>;
type Task = Placed & Pick<BatchTaskRow, 'id' | 'outputs'>;
/** The way of one file through its steps; files that a step joins share one. */
export type Chain<T extends Placed = Task> = {
  roots: T[];
  rest: T[];
  results: T[];
  onTheWay: T[];
  isWhole: boolean;
};

/** A chain is whole when each of its tasks is done and its last step has the results. */
export function listChains<T extends Placed>(steps: BatchStep[], tasks: T[]): Chain<T>[] {
  const chains = new Map<string, Chain<T>>();
  for (const task of tasks) {
    const key = chainOf(steps, task);
    const chain: Chain<T> = chains.get(key) ?? {
      roots: [],
      rest: [],
      results: [],
      onTheWay: [],
      isWhole: true,
    };
    chains.set(key, chain);
    const isLast = !isFed(steps[task.step + 1]);
    chain[isRoot(steps, task) ? 'roots' : 'rest'].push(task);
    chain[isLast ? 'results' : 'onTheWay'].push(task);
    if (task.state !== 'done' || !(isLast || task.handed_on)) chain.isWhole = false;
  }
  return [...chains.values()];
}

/**
 * Results that have the name of another: numbered in the order of their steps and files. A file of the member that a step
 * only read is no result.
 */
export function listSameNames(
  steps: BatchStep[],
  chains: Chain[],
): { id: string; from: string; to: string }[] {
  const own = new Set(steps.flatMap(({ fileIds }) => fileIds));
  const made = chains
    .filter(({ isWhole }) => isWhole)
    .flatMap(({ results }) => results)
    .toSorted(byPlace)
    .flatMap(({ outputs }) => outputs.filter(({ id }) => !own.has(id)));
  const number = createNumbering();
  return [...new Map(made.map((file) => [file.id, file])).values()]
    .map(({ id, filename }) => ({ id, from: filename, to: number(filename) }))
    .filter(({ from, to }) => from !== to);
}

function byPlace(a: Task, b: Task): number {
  if (a.step !== b.step) return a.step - b.step;
  const at = a.place.findIndex((place, index) => place !== b.place[index]);
  return at < 0 ? 0 : a.place[at]! - (b.place[at] ?? -1);
}

/** Files to remove when a batch has ended: what was made on the way, and all of a chain that is not whole. */
export function listLeavings(steps: BatchStep[], chains: Chain[]): string[] {
  // A step that only reads hands on the very file that it was given: the member's own, or a result.
  const kept = new Set([
    ...steps.flatMap(({ fileIds }) => fileIds),
    ...chains.filter(({ isWhole }) => isWhole).flatMap(({ results }) => results.flatMap(outputsOf)),
  ]);
  const made = chains.flatMap(({ roots, rest }) => [...roots, ...rest].flatMap(outputsOf));
  return [...new Set(made)].filter((id) => !kept.has(id));
}

function outputsOf({ outputs }: Task): string[] {
  return outputs.map(({ id }) => id);
}

/** Its input is a file of the member, and not what another step made. */
function isRoot(steps: BatchStep[], { step, place }: Placed): boolean {
  const own = steps[step];
  return !own || !isFed(own) || (!joinsFiles(own) && place.length === 1);
}

function chainOf(steps: BatchStep[], { step, place }: Placed): string {
  let first = step;
  while (isFed(steps[first])) first -= 1;
  let after = step + 1;
  while (isFed(steps[after])) after += 1;
  if (steps.slice(first, after).some((one) => isFed(one) && joinsFiles(one))) return `${first}`;
  // A step's own place begins with that of the task that fed it.
  const depth = (place.length - 1) / 2;
  return `${step - depth}:${place.slice(depth, place.length - depth).join('.')}`;
}
