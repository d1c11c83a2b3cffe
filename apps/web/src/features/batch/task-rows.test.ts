import type { BatchTask } from '@sheaf/api/features/batch/batch.schema.ts';
import { expect, test } from 'vitest';
import { lastTask, listUnkept, toRows } from './task-rows.ts';

const file = (id: string) => ({ id, filename: `${id}.pdf`, size: 1 });
const task = (id: string, step: number, inputs: string[], outputs: string[]): BatchTask => ({
  id,
  step,
  state: 'done',
  attempts: 1,
  operation_id: null,
  inputs: inputs.map(file),
  outputs: outputs.map(file),
  saved: null,
  signature: null,
  nothing_found: null,
  error: null,
  cure: null,
});

test('a file’s row goes through the steps; what joins or divides files begins rows of its own', () => {
  const rows = toRows(
    [
      task('1', 1, ['a'], ['a1']),
      task('2', 1, ['b'], ['b1', 'b2']),
      task('3', 2, ['a1'], ['a2']),
      task('4', 2, ['b1'], ['b3']),
      task('5', 2, ['b2'], ['b4']),
      task('6', 3, ['a2', 'b3', 'b4'], ['all']),
    ],
    3,
  );
  expect(rows.map(({ name, cells }) => [name, cells.map((cell) => cell?.id)])).toEqual([
    ['a.pdf', ['1', '3', undefined]],
    ['b.pdf', ['2', '4', undefined]],
    ['b2.pdf', [undefined, '5', undefined]],
    ['a2.pdf + 2', [undefined, undefined, '6']],
  ]);
  expect(lastTask(rows[0]!)?.id).toBe('3');
});

test('a file that is there twice, and another of its name, are told apart', () => {
  const rows = toRows(
    [task('1', 1, ['a'], ['a1']), task('2', 1, ['a'], ['a2']), task('3', 2, ['a2'], ['a3'])],
    2,
  );
  expect(rows.map(({ name, cells }) => [name, cells.map((cell) => cell?.id)])).toEqual([
    ['a.pdf', ['1', undefined]],
    ['a (2).pdf', ['2', '3']],
  ]);
});

test('of what ended, only what came to a result was kept', () => {
  const step = (type: string, ...fileIds: string[]) => ({ type, fileIds, options: {} });
  const chain = [step('compress', 'a', 'b', 'c'), step('rotate', '$previous')];
  const failed = { ...task('4', 2, ['b1'], []), state: 'failed' as const };
  const tasks = [
    task('1', 1, ['a'], ['a1']),
    task('2', 1, ['b'], ['b1']),
    task('3', 2, ['a1'], ['a2']),
    failed,
    // Its next step never ran.
    task('5', 1, ['c'], ['c1']),
  ];
  expect([...listUnkept(tasks, chain)].toSorted()).toEqual(['2', '5']);
  expect([...listUnkept([task('1', 1, ['a'], ['a1'])], [step('compress', 'a')])]).toEqual([]);
  // A step that only reads hands on its own file.
  const reads = [step('summarize', 'a'), step('rotate', '$previous')];
  expect([...listUnkept([task('1', 1, ['a'], ['a']), task('2', 2, ['a'], ['a1'])], reads)]).toEqual([]);
});
