import type { BatchStep, TaskCount } from '@sheaf/db';
import { isFed, joinsFiles } from './batch.steps.ts';

export type StepCount = { open: number; running: number; done: number; failed: number; ended: number };
export type BatchCount = { steps: StepCount[]; current: number; total: number; failed: number };

/** The share of finished work, as far as it is known before a split reports its number of parts. */
export function countWork(operations: BatchStep[], counts: TaskCount[]): BatchCount {
  const steps = operations.map((_, index) => countStep(counts.filter(({ step }) => step === index)));
  let total = 0;
  let coming = 0;
  for (const [index, step] of operations.entries()) {
    const own = steps[index]!;
    const before = steps[index - 1];
    const fromBefore = before && isFed(step) ? before.open + coming : 0;
    const isMade = own.open + own.ended > 0;
    coming = joinsFiles(step) ? (fromBefore > 0 && !isMade ? 1 : 0) : fromBefore;
    total += own.open + own.ended + coming;
  }
  // What was cancelled has not been done.
  const current = steps.reduce((sum, { done, failed }) => sum + done + failed, 0);
  const failed = steps.reduce((sum, step) => sum + step.failed, 0);
  return { steps, current, total, failed };
}

function countStep(counts: TaskCount[]): StepCount {
  const of = (...states: TaskCount['state'][]) =>
    counts.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0);
  return {
    open: of('waiting', 'running'),
    running: of('running'),
    done: of('done'),
    failed: of('failed'),
    ended: of('done', 'failed', 'cancelled'),
  };
}

export function percentOf({ current, total }: BatchCount, isOver: boolean): number {
  if (isOver) return 100;
  if (!total) return 0;
  return Math.floor((current / total) * 100);
}
