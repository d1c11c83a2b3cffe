import { type BatchStep, type PlacedTask } from '@sheaf/db';
import { PREVIOUS } from '@sheaf/pdf-core/options';
import { type Chain, listChains } from './batch.chains.ts';

export type FileCount = { total: number; done: number; failed: number };

/** The member's files that go in, each time that a step names one, and what became of them: its way is whole, or has failed. */
export function countFiles(steps: BatchStep[], tasks: PlacedTask[]): FileCount {
  const chains = listChains(steps, tasks);
  const sum = (count: (chain: Chain<PlacedTask>) => number) =>
    chains.reduce((all, chain) => all + count(chain), 0);
  return {
    total: steps.reduce((all, step) => all + countOwn(step), 0),
    done: sum((chain) => (chain.isWhole ? filesOf(steps, chain) : 0)),
    failed: sum((chain) => failedOf(steps, chain)),
  };
}

function filesOf(steps: BatchStep[], { roots, rest }: Chain<PlacedTask>): number {
  // A step that joins takes files of its own with what the step before made.
  const joined = rest.filter(
    ({ step, place }) => place.length === 1 && steps[step]?.fileIds.includes(PREVIOUS),
  );
  return countInputs(roots) + joined.reduce((all, { step }) => all + countOwn(steps[step]!), 0);
}

/** Those that a step failed for; all of the way, if it is what was made of them. */
function failedOf(steps: BatchStep[], chain: Chain<PlacedTask>): number {
  const isFailed = ({ state }: PlacedTask) => state === 'failed';
  const own = countInputs(chain.roots.filter(isFailed));
  return own || (chain.rest.some(isFailed) ? filesOf(steps, chain) : 0);
}

function countInputs(tasks: PlacedTask[]): number {
  return tasks.reduce((all, { input_count }) => all + input_count, 0);
}

function countOwn({ fileIds }: BatchStep): number {
  return fileIds.filter((id) => id !== PREVIOUS).length;
}
