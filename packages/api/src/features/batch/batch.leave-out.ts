import { findStep, PREVIOUS } from '@sheaf/pdf-core/options';
import { tools } from '@sheaf/pdf-core/tools';
import type { Batch, BatchTask } from '@sheaf/api/features/batch/batch.schema.ts';

type Steps = Batch['operations'];

/** The same steps without the member's files that failed; null if something else failed, or a step would have too few. */
export function leaveOutFailed(steps: Steps, tasks: readonly BatchTask[]): Steps | null {
  const failed = tasks.filter(({ state }) => state === 'failed');
  const isOwn = ({ step, inputs }: BatchTask) =>
    inputs.length === 1 && inputs.every(({ id }) => steps[step - 1]?.fileIds.includes(id));
  if (!failed.length || !failed.every(isOwn)) return null;
  const kept = steps.map((step, index) => {
    const leftOut = failed.flatMap((task) =>
      task.step === index + 1 ? task.inputs.map(({ id }) => id) : [],
    );
    return { ...step, fileIds: step.fileIds.filter((id) => !leftOut.includes(id)) };
  });
  return hasEnough(kept) ? kept : null;
}

/** A step that joins files needs as many as its tool does. */
function hasEnough(steps: Steps): boolean {
  let count = 0;
  return steps.every(({ type, fileIds }) => {
    if (!fileIds.includes(PREVIOUS)) count = fileIds.length;
    const { joins, tool } = findStep(type) ?? { joins: false, tool: null };
    if (!joins) return count > 0;
    const least = tool === null ? 1 : tools[tool].inputs.min;
    const isEnough = count >= least;
    count = 1;
    return isEnough;
  });
}
