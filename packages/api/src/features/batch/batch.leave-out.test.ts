import type { BatchTask } from '@sheaf/api/features/batch/batch.schema.ts';
import { expect, test } from 'vitest';
import { leaveOutFailed } from './leave-out-failed.ts';

const steps = [
  { type: 'compress', fileIds: ['a', 'b', 'c'], options: { level: 'low' } },
  { type: 'merge', fileIds: ['$previous'], options: {} },
];

function task(step: number, state: BatchTask['state'], ...ids: string[]): BatchTask {
  const inputs = ids.map((id) => ({ id, filename: `${id}.pdf`, size: 1 }));
  return {
    id: ids.join(''),
    step,
    state,
    inputs,
    outputs: [],
    attempts: 1,
    operation_id: null,
    saved: null,
    error: null,
  };
}

test('the files that failed are left out of their step, and its options and the other steps stay', () => {
  const tasks = [task(1, 'done', 'a'), task(1, 'failed', 'b'), task(1, 'done', 'c')];
  expect(leaveOutFailed(steps, tasks)).toEqual([{ ...steps[0], fileIds: ['a', 'c'] }, steps[1]]);
});

test('nothing can be left out when all failed, when several files failed together, or when a result failed', () => {
  const all = ['a', 'b', 'c'].map((id) => task(1, 'failed', id));
  expect(leaveOutFailed(steps, all)).toBeNull();
  // One file is too few to merge.
  expect(leaveOutFailed(steps, all.slice(1))).toBeNull();
  expect(leaveOutFailed(steps, [task(1, 'failed', 'a', 'b')])).toBeNull();
  expect(leaveOutFailed(steps, [task(2, 'failed', 'made')])).toBeNull();
  expect(leaveOutFailed(steps, [task(1, 'done', 'a')])).toBeNull();
});
