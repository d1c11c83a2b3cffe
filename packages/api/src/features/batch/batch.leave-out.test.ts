import type { BatchTaskRow } from '@sheaf/db';
import { expect, test } from 'vitest';
import { leaveOutFailed } from './batch.leave-out.ts';

const steps = [
  { type: 'compress', fileIds: ['a', 'b', 'c'], options: { level: 'low' } },
  { type: 'merge', fileIds: ['$previous'], options: {} },
];

function task(step: number, state: BatchTaskRow['state'], ...ids: string[]) {
  return { step, state, inputs: ids.map((id) => ({ id, filename: `${id}.pdf`, size: 1 })) };
}

test('the files that failed are left out of their step, and its options and the other steps stay', () => {
  const tasks = [task(0, 'done', 'a'), task(0, 'failed', 'b'), task(0, 'done', 'c')];
  expect(leaveOutFailed(steps, tasks)).toEqual([{ ...steps[0], fileIds: ['a', 'c'] }, steps[1]]);
});

test('nothing can be left out when all failed, when several files failed together, or when a result failed', () => {
  const all = ['a', 'b', 'c'].map((id) => task(0, 'failed', id));
  expect(leaveOutFailed(steps, all)).toBeNull();
  // One file is too few to merge.
  expect(leaveOutFailed(steps, all.slice(1))).toBeNull();
  expect(leaveOutFailed(steps, [task(0, 'failed', 'a', 'b')])).toBeNull();
  expect(leaveOutFailed(steps, [task(1, 'failed', 'made')])).toBeNull();
  expect(leaveOutFailed(steps, [task(0, 'done', 'a')])).toBeNull();
});

test('nothing is left out where no step waits: the results without the files that failed are there', () => {
  const alone = [{ ...steps[0]!, fileIds: ['a', 'b'] }];
  expect(leaveOutFailed(alone, [task(0, 'done', 'a'), task(0, 'failed', 'b')])).toBeNull();
});

test('steps that came to their end are not run again', () => {
  const others = [{ type: 'flatten', fileIds: ['d'], options: {} }, ...steps];
  const tasks = [task(0, 'done', 'd'), task(1, 'done', 'a'), task(1, 'failed', 'b'), task(1, 'done', 'c')];
  expect(leaveOutFailed(others, tasks)).toEqual([{ ...steps[0], fileIds: ['a', 'c'] }, steps[1]]);
});
