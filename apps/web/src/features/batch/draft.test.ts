import { expect, test } from 'vitest';
import { changeType, findProblem, moveStep, newStep, removeStep, repeatStep, toOperations } from './draft.ts';

const file = { id: 'a', filename: 'a.pdf' } as never;

test('the first step never takes what a step before made, however steps are moved', () => {
  const steps = [{ ...newStep(true, 'compress'), files: [file] }, newStep(false)];
  expect(toOperations(steps).map(({ fileIds }) => fileIds)).toEqual([['a'], ['$previous']]);
  expect(moveStep(steps, 1, 0).map(({ isFed }) => isFed)).toEqual([false, false]);
  expect(removeStep(steps, 0).map(({ type, isFed }) => [type, isFed])).toEqual([['merge', false]]);
  expect(new Set(repeatStep(steps, 0).map(({ key }) => key)).size).toBe(3);
  expect(changeType(steps[1]!, 'convert')).toMatchObject({ isFed: false, files: [] });
});

test('what is missing is found in the order people fill it in', () => {
  expect(findProblem({ name: ' ', steps: [] })).toBe('name');
  expect(findProblem({ name: 'x', steps: [] })).toBe('step');
  expect(findProblem({ name: 'x', steps: [newStep(true, 'split')] })).toEqual({
    needsFile: 'split',
    step: 0,
  });
  expect(findProblem({ name: 'x', steps: [{ ...newStep(true), files: [file] }, newStep(false)] })).toBeNull();
});
