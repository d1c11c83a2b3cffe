import { expect, test } from 'vitest';
import { type FlowFile, type FlowStep, planFlow } from './recipe.flow.options.ts';

type Given = string | [type: string, options: Record<string, unknown>];

const open: FlowFile = { name: 'lease.pdf', kind: 'pdf', pages: 2, protection: 'none', signed: false };
const locked: FlowFile = { ...open, name: 'locked.pdf', protection: 'locked' };
const owned: FlowFile = { ...open, name: 'owned.pdf', protection: ['modifying', 'annotating'] };
const signed: FlowFile = { ...open, name: 'signed.pdf', signed: true };
const unknown: FlowFile = { name: 'new.pdf', kind: 'pdf', pages: 2 };

/** Each step takes what the one before it made; the first takes the files. */
function plan(given: Given[], files: FlowFile[]) {
  const steps = given.map((step, index): FlowStep => {
    const [type, options] = typeof step === 'string' ? [step, {}] : step;
    return { type, options, isFed: index > 0, files: index ? [] : files };
  });
  return planFlow(steps, 'kept').steps;
}
const told = (given: Given[], files: FlowFile[]) =>
  plan(given, files).map(({ problem, failures }) =>
    problem ? problem.reason : failures.map(({ file, reason }) => `${file}: ${reason}`).join(),
  );

test.each<[Given[], FlowFile[], string[]]>([
  [['rotate'], [unknown], ['']],
  [['rotate'], [owned, open], ['owned.pdf: changing_forbidden']],
  [['rotate'], [locked, open], ['locked.pdf: password_needed']],
  [['rotate'], [locked], ['batch_file_protected']],
  [[['rotate', { password: 'sesame' }]], [locked, owned], ['']],
  [['compress'], [owned], ['']],
  [
    ['compress', 'rotate'],
    [owned, open],
    ['', 'owned.pdf: changing_forbidden'],
  ],
  [['to-word'], [owned], ['']],
  [['summarize'], [locked, open], ['locked.pdf: password_needed']],
  [
    [['unlock', { password: 'owner' }], 'rotate'],
    [owned, locked],
    ['', ''],
  ],
  [[['unlock', { password: 'owner' }]], [owned, open], ['lease.pdf: nothing_to_unlock']],
  [['unlock'], [locked], ['batch_password_needed']],
  [['unlock', 'rotate'], [owned], ['', '']],
  [[['protect', { password: 'p' }]], [owned, open], ['owned.pdf: already_protected']],
  [
    [
      ['protect', { password: 'p' }],
      ['unlock', { password: 'p' }],
    ],
    [open],
    ['', ''],
  ],
  [['merge'], [owned, open], ['']],
  [
    ['merge', 'rotate'],
    [owned, open],
    ['', 'batch_file_protected'],
  ],
  [['grayscale'], [signed, open], ['signed.pdf: signed_not_changeable']],
  [['grayscale'], [signed], ['batch_file_signed']],
  [['compress', 'grayscale'], [signed], ['', 'batch_file_signed']],
  [['rotate', 'grayscale'], [signed], ['', '']],
])('%j of %j', (given, files, expected) => {
  expect(told(given, files)).toEqual(expected);
});

test('what a joined file is protected by is told by the names of the files that are there', () => {
  const other: FlowFile = { ...owned, name: 'other.pdf' };
  const [, step] = plan(['merge', 'rotate'], [open, owned, other]);
  expect(step!.failures.map(({ file }) => file)).toEqual(['owned.pdf', 'other.pdf']);
  expect(step!.problem?.params).toMatchObject({ file: 'owned.pdf, other.pdf' });
  const [, , last] = plan(['merge', 'compress', 'rotate'], [open, owned]);
  expect(last!.failures.map(({ file }) => file)).toEqual(['owned.pdf']);
  const [, part] = plan(['split', 'rotate'], [owned]);
  expect(new Set(part!.failures.map(({ file }) => file))).toEqual(new Set(['owned.pdf']));
});

test.each<[Given[], string[], string[]]>([
  [['rotate'], ['signed.pdf'], []],
  [['compress', 'rotate', 'flatten'], ['signed.pdf'], ['signed.pdf']],
  [['split'], ['signed.pdf'], []],
  [['to-word'], [], []],
  [['summarize', 'rotate'], ['signed.pdf'], []],
  [['auto-rename', 'rotate'], ['signed.pdf'], []],
])('%j breaks the signature of %j, and leaves %j as it is', (given, broken, left) => {
  const steps = plan(given, [signed, open, unknown]).map((step) => step.signed);
  const names = (files: FlowFile[]) => files.map(({ name, signedAs }) => signedAs ?? name);
  expect(names(steps.flatMap((step) => step.broken))).toEqual(broken);
  expect(names(steps.flatMap((step) => step.left))).toEqual(left);
});
