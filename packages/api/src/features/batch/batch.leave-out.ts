import type { BatchStep, BatchTaskRow } from '@sheaf/db';
import { findStep } from '@sheaf/pdf-core/options';
import { tools } from '@sheaf/pdf-core/tools';
import { isFed } from './batch.steps.ts';

type Task = Pick<BatchTaskRow, 'step' | 'state' | 'inputs'>;

/**
 * The steps of an ended batch that wait for the member's files that failed, without these files: what came to its end
 * without them has its results. Null if something else failed, or a step would have too few files.
 */
export function leaveOutFailed(steps: BatchStep[], tasks: readonly Task[]): BatchStep[] | null {
  const failed = tasks.filter(({ state }) => state === 'failed');
  const isOwn = ({ step, inputs }: Task) =>
    inputs.length === 1 && inputs.every(({ id }) => steps[step]?.fileIds.includes(id));
  if (!failed.length || !failed.every(isOwn)) return null;
  const kept = steps.map((step, index) => {
    const leftOut = failed.flatMap((task) => (task.step === index ? task.inputs.map(({ id }) => id) : []));
    return { ...step, fileIds: step.fileIds.filter((id) => !leftOut.includes(id)) };
  });
  const waiting = listRuns(steps).filter((run) => run.some((at) => tasks.every(({ step }) => step !== at)));
  const rest = waiting.flat().map((at) => kept[at]!);
  return rest.length && hasEnough(rest) ? rest : null;
}

/** Steps that hand on to each other, by their places. */
function listRuns(steps: BatchStep[]): number[][] {
  const runs: number[][] = [];
  for (const [at, step] of steps.entries()) {
    if (isFed(step)) runs.at(-1)?.push(at);
    else runs.push([at]);
  }
  return runs;
}

/** A step that joins files needs as many as its tool does. */
function hasEnough(steps: BatchStep[]): boolean {
  let count = 0;
  return steps.every((step) => {
    if (!isFed(step)) count = step.fileIds.length;
    const { joins, tool } = findStep(step.type) ?? { joins: false, tool: null };
    if (!joins) return count > 0;
    const least = tool === null ? 1 : tools[tool].inputs.min;
    const isEnough = count >= least;
    count = 1;
    return isEnough;
  });
}
