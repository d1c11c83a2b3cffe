import type { BatchStep, BatchTaskRow } from '@sheaf/db';
import { isFed, joinsFiles } from './batch.steps.ts';

type Task = Pick<BatchTaskRow, 'id' | 'step' | 'place' | 'state' | 'outputs' | 'handed_on'>;
/** The way of one file through its steps; files that a step joins share one. */
type Chain = { roots: Task[]; rest: Task[]; results: Task[]; onTheWay: Task[]; isWhole: boolean };

/** A chain is whole when each of its tasks is done and its last step has the results. */
export function listChains(steps: BatchStep[], tasks: Task[]): Chain[] {
  const chains = new Map<string, Chain>();
  for (const task of tasks) {
    const key = chainOf(steps, task);
    const chain = chains.get(key) ?? { roots: [], rest: [], results: [], onTheWay: [], isWhole: true };
    chains.set(key, chain);
    const isLast = !isFed(steps[task.step + 1]);
    chain[isRoot(steps, task) ? 'roots' : 'rest'].push(task);
    chain[isLast ? 'results' : 'onTheWay'].push(task);
    if (task.state !== 'done' || !(isLast || task.handed_on)) chain.isWhole = false;
  }
  return [...chains.values()];
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
function isRoot(steps: BatchStep[], { step, place }: Task): boolean {
  const own = steps[step];
  return !own || !isFed(own) || (!joinsFiles(own) && place.length === 1);
}

function chainOf(steps: BatchStep[], { step, place }: Task): string {
  let first = step;
  while (isFed(steps[first])) first -= 1;
  let after = step + 1;
  while (isFed(steps[after])) after += 1;
  if (steps.slice(first, after).some((one) => isFed(one) && joinsFiles(one))) return `${first}`;
  // A step's own place begins with that of the task that fed it.
  const depth = (place.length - 1) / 2;
  return `${step - depth}:${place.slice(depth, place.length - depth).join('.')}`;
}
