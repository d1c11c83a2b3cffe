import { expect, test } from 'vitest';
import { type FlowFile, type FlowStep, planFlow } from './recipe.flow.options.ts';

type Given = string | [type: string, options: Record<string, unknown>];

const scan: FlowFile = { name: 'scan.pdf', kind: 'pdf', pages: 2, text: 'none' };
const read: FlowFile = { name: 'read.pdf', kind: 'pdf', pages: 2, text: 'beside' };
const blank: FlowFile = { name: 'blank.pdf', kind: 'pdf', pages: 2, text: 'nothing' };
const lease: FlowFile = { name: 'lease.pdf', kind: 'pdf', pages: 2 };
const photo: FlowFile = { name: 'photo.png', kind: 'image', pages: 1, text: 'none' };

/** Each step takes what the one before it made; the first takes the files. */
function plan(given: Given[], files: FlowFile[]) {
  const steps = given.map((step, index): FlowStep => {
    const [type, options] = typeof step === 'string' ? [step, {}] : step;
    return { type, options, isFed: index > 0, files: index ? [] : files };
  });
  return planFlow(steps, 'kept');
}
const told = (given: Given[], files: FlowFile[]) =>
  plan(given, files).steps.map(({ problem, failures }) =>
    problem ? problem.reason : failures.map(({ file, reason }) => `${file}: ${reason}`).join(),
  );
const without = 'document_without_text';
const lost = 'batch_text_missing';

test.each<[Given[], FlowFile[], string[]]>([
  [['to-word'], [scan, lease], [`scan.pdf: ${without}`]],
  [['summarize'], [scan, lease], ['scan.pdf: text_missing_for_summary']],
  // What OCR read beside the pages can be summed up, and is not in the pages.
  [['summarize'], [read], ['']],
  [['to-excel'], [read, lease], [`read.pdf: ${without}`]],
  [['to-word'], [scan], [lost]],
  // What OCR would find nothing in is not sent to it.
  [['to-word'], [blank, lease], ['blank.pdf: nothing_to_read']],
  [['summarize'], [blank, lease], ['blank.pdf: nothing_to_read']],
  [['to-word'], [blank], ['batch_nothing_to_read']],
  [['ocr', 'to-word'], [blank], ['', 'batch_nothing_to_read']],
  [['rotate', 'to-word'], [blank], ['', 'batch_nothing_to_read']],
  [
    ['merge', 'ocr', 'to-word'],
    [blank, scan],
    ['', '', ''],
  ],
  [['ocr', 'to-word'], [scan], ['', '']],
  [['summarize', 'ocr', 'to-word'], [read], ['', '', '']],
  [
    ['compress', 'rotate', 'to-text'],
    [scan, lease],
    ['', '', `scan.pdf: ${without}`],
  ],
  [['rotate', 'summarize'], [read], ['', lost]],
  [
    ['merge', 'to-word'],
    [scan, scan],
    ['', lost],
  ],
  [
    ['merge', 'to-word'],
    [scan, lease],
    ['', ''],
  ],
  [
    [['merge', { addTitlePage: true }], 'to-word'],
    [scan, scan],
    ['', ''],
  ],
  [['watermark', 'to-word'], [scan], ['', '']],
  [['split', 'to-word'], [scan], ['', lost]],
  [[['redact', { words: ['Ada'] }], 'to-word'], [scan], ['', '']],
  [['summarize'], [photo, lease], ['photo.png: text_missing_for_summary']],
  [
    ['ocr', 'summarize'],
    [photo, lease],
    ['', ''],
  ],
  [[['extract-images', { outputFormat: 'files' }], 'ocr', 'to-word'], [scan], ['', '', '']],
])('%j of %j', (given, files, expected) => {
  expect(told(given, files)).toEqual(expected);
});

test('a step that only some files can go through hands on the others, and joins nothing that lacks one', () => {
  const { results } = plan(['to-word'], [scan, lease]);
  expect(results).toMatchObject({ count: 1, names: ['lease.docx'] });
  const [first] = plan([['rotate', { pages: '5' }], 'to-word'], [scan]).steps;
  expect(first!.problem?.reason).toBe('batch_page_missing');
});
