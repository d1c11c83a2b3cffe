import type { StoredFile } from '../files/item.ts';
import { expect, test } from 'vitest';
import {
  changeType,
  findProblem,
  moveStep,
  newStep,
  nextStep,
  planDraft,
  readBefore,
  unlockBefore,
  type DraftStep,
  removeStep,
  repeatStep,
  toOperations,
  whyNot,
} from './draft.ts';
import { findProblems } from './step-problems.ts';

const file = {
  id: 'a',
  filename: 'a.pdf',
  type: 'application/pdf',
  reading: { state: 'done' },
} as StoredFile;

test('the first step never takes what a step before made, however steps are moved', () => {
  const steps = [{ ...newStep(true, 'compress'), files: [file] }, newStep(false)];
  expect(toOperations(steps).map(({ fileIds }) => fileIds)).toEqual([['a'], ['$previous']]);
  expect(removeStep(steps, 0).map(({ type, isFed }) => [type, isFed])).toEqual([['merge', false]]);
  expect(new Set(repeatStep(steps, 0).map(({ key }) => key)).size).toBe(3);
  expect(changeType(steps[1]!, 'convert')).toMatchObject({ isFed: false, files: [] });
});

test('steps of a chain change places, and the files stay with the first', () => {
  const steps = [{ ...newStep(true, 'compress'), files: [file] }, newStep(false, 'ocr')];
  expect(toOperations(moveStep(steps, 1, 0)).map(({ type, fileIds }) => [type, fileIds])).toEqual([
    ['ocr', ['a']],
    ['compress', ['$previous']],
  ]);
  const pictures = [{ ...newStep(true, 'convert'), files: [file] }, newStep(false, 'compress')];
  expect(toOperations(moveStep(pictures, 1, 0)).map(({ fileIds }) => fileIds)).toEqual([[], ['a']]);
});

test('another kind of step keeps the files that it takes', () => {
  const photo = { ...file, id: 'b', filename: 'b.png', type: 'image/png' };
  const step = { ...newStep(true, 'ocr'), files: [file, photo] };
  const idsAs = (type: 'merge' | 'summarize' | 'convert') => changeType(step, type).files.map(({ id }) => id);
  expect([idsAs('summarize'), idsAs('merge'), idsAs('convert')]).toEqual([['a', 'b'], ['a'], ['b']]);
});

test('missing parts are found in the order of the form', () => {
  expect(findProblem({ name: ' ', steps: [] })).toBe('name');
  expect(findProblem({ name: 'x', steps: [] })).toBe('step');
  expect(findProblem({ name: 'x', steps: [newStep(true, 'split')] })).toEqual({
    needsFile: 'split',
    step: 0,
  });
  expect(findProblem({ name: 'x', steps: [{ ...newStep(true, 'rotate'), files: [file] }] })).toBeNull();
});

test('a step that cannot follow is a problem at its place, and the types that cannot follow are known', () => {
  const steps = [{ ...newStep(true, 'to-images'), files: [file] }, newStep(false, 'protect')];
  expect(findProblem({ name: 'x', steps })).toMatchObject({
    step: 1,
    order: { reason: 'batch_order_kind', params: { step: 'protect', before: 1, makes: 'zip' } },
  });
  const fed = planDraft(steps).steps[1]?.fed;
  expect(whyNot('compress', 2, fed)?.reason).toBe('batch_order_kind');
  expect(whyNot('convert', 2, fed)).toBeNull();
});

test('a step that is added can follow the one before it', () => {
  const first = { ...newStep(true, 'rotate'), files: [file] };
  expect(nextStep([])).toMatchObject({ type: 'merge', isFed: false });
  expect(nextStep([{ ...first, files: [file, { ...file, id: 'b' }] }])).toMatchObject({
    type: 'merge',
    isFed: true,
  });
  expect(nextStep([first])).toMatchObject({ type: 'compress', isFed: true });
  expect(nextStep([{ ...first, type: 'to-images' }])).toMatchObject({ isFed: false });
});

test('the name that a result gets by itself is known where its files are', () => {
  const nameOf = (...steps: Parameters<typeof planDraft>[0]) =>
    planDraft(steps).steps.map(({ result }) => result);
  const files = [file, { ...file, id: 'b', filename: 'b.pdf' }];
  const merge = { ...newStep(true), files };
  expect(nameOf(merge)).toEqual(['a-merged.pdf']);
  expect(nameOf({ ...merge, options: { outputName: '' } })).toEqual(['a-merged.pdf']);
  expect(nameOf(newStep(true))).toEqual([null]);
  expect(nameOf({ ...newStep(true, 'rotate'), files }, newStep(false))).toEqual([null, 'a-merged.pdf']);
});

const scan = { ...file, id: 's', filename: 'scan.pdf', reading: { state: 'needs_ocr' } } as StoredFile;

test('OCR is put before a step that needs text, for the files that have none', () => {
  const word = { ...newStep(true, 'to-word'), files: [scan, file] };
  const { failures } = planDraft([word]).steps[0]!;
  expect(failures).toEqual([{ file: 'scan.pdf', reason: 'document_without_text', params: null }]);
  const read = readBefore([word], 0, failures);
  expect(toOperations(read).map(({ type, fileIds }) => [type, fileIds])).toEqual([
    ['ocr', ['s']],
    ['to-word', ['$previous', 'a']],
  ]);
  expect(planDraft(read)).toMatchObject({
    steps: [{ failures: [] }, { failures: [], problem: null, taken: 2 }],
    results: { count: 2 },
  });
  // Taken away again, the files are where they were.
  expect(toOperations(removeStep(read, 0)).map(({ fileIds }) => fileIds)).toEqual([['s', 'a']]);
});

test('within a chain, what the step before made is read', () => {
  const steps = [{ ...newStep(true, 'rotate'), files: [scan] }, newStep(false, 'to-word')];
  expect(findProblem({ name: 'x', steps })).toMatchObject({
    step: 1,
    order: { reason: 'batch_text_missing', params: { file: 'scan.pdf' } },
  });
  const read = readBefore(steps, 1, []);
  expect(toOperations(read).map(({ type, fileIds }) => [type, fileIds])).toEqual([
    ['rotate', ['s']],
    ['ocr', ['$previous']],
    ['to-word', ['$previous']],
  ]);
  expect(findProblem({ name: 'x', steps: read })).toBeNull();
});

test('where the server alone knows which files have no text, it is those that it names', () => {
  const other = { ...file, id: 'b', filename: 'b.pdf' };
  const step = { ...newStep(true, 'to-word'), files: [file, other] };
  const idsOf = (failures: { file: string | null }[]) =>
    readBefore([step], 0, failures).map(({ files }) => files.map(({ id }) => id));
  expect(idsOf([{ file: 'b.pdf' }])).toEqual([['b'], ['a']]);
  expect(idsOf([])).toEqual([['a', 'b'], []]);
});

const reading = { state: 'done', signed: false } as const;
const plain = { ...file, id: 'p', filename: 'plain.pdf', reading } as StoredFile;
const owned: StoredFile = {
  ...plain,
  id: 'o',
  filename: 'owned.pdf',
  reading: { ...reading, forbids: ['modifying'] },
};

test('Unlock is put before a step that refuses protected files, for those files', () => {
  const step = { ...newStep(true, 'rotate'), files: [owned, plain, scan] };
  const { failures } = planDraft([step]).steps[0]!;
  expect(failures).toEqual([{ file: 'owned.pdf', reason: 'changing_forbidden', params: null }]);
  const unlocked = unlockBefore([step], 0, failures);
  expect(toOperations(unlocked).map(({ type, fileIds }) => [type, fileIds])).toEqual([
    ['unlock', ['o']],
    ['rotate', ['$previous', 'p', 's']],
  ]);
  expect(planDraft(unlocked).steps).toMatchObject([{ failures: [] }, { failures: [], problem: null }]);
  // A scan beside it has no text: each is put where it belongs.
  const word = {
    ...newStep(true, 'to-word'),
    files: [{ ...owned, reading: { state: 'failed', locked: true } }, scan],
  };
  const told = planDraft([word as DraftStep]).steps[0]!;
  expect(told.problem?.reason).toBe('batch_file_protected');
});

test('a signed file is told of at the step that breaks its signature', () => {
  const signed: StoredFile = {
    ...plain,
    id: 'g',
    filename: 'signed.pdf',
    reading: { ...reading, signed: true },
  };
  const steps = [{ ...newStep(true, 'compress'), files: [signed, plain] }, newStep(false, 'rotate')];
  const told = planDraft(steps).steps.map((planned, index) => findProblems(planned, index, undefined).signed);
  const named = { names: 'signed.pdf', rest: 0, count: 1 };
  expect(told).toEqual([
    { broken: null, left: named },
    { broken: named, left: null },
  ]);
});
