import { describe, expect, test } from 'vitest';
import { type FlowStep, planFlow } from './recipe.flow.options.ts';
import { STEP_TYPES } from './recipe.steps.options.ts';
import { toolNames, tools } from './tools/index.ts';

type Given = string | [type: string, options: Record<string, unknown>];
const pdfs = (...names: string[]) => names.map((name) => ({ name, kind: 'pdf' }));

/** Each step takes what the one before it made; the first takes the files. */
function chain(given: Given[], files: FlowStep['files'] = pdfs('a.pdf', 'b.pdf')): FlowStep[] {
  return given.map((step, index) => {
    const [type, options] = typeof step === 'string' ? [step, {}] : step;
    return { type, options, isFed: index > 0, files: index ? [] : files };
  });
}
const problems = (...given: Parameters<typeof chain>) =>
  planFlow(chain(...given), 'kept').steps.map(({ problem }) => problem?.reason ?? null);

test('a file that is named by its title has a name only afterwards', () => {
  const { results } = planFlow(chain(['auto-rename'], pdfs('scan0001.pdf')), 'kept');
  expect(results.names).toEqual([]);
});

describe('on a server', () => {
  test.each<[Given[], (string | null)[]]>([
    [
      ['compress', 'merge', 'page-numbers'],
      [null, null, null],
    ],
    [
      ['ocr', 'summarize', 'protect'],
      [null, null, null],
    ],
    [
      ['to-word', 'summarize'],
      [null, null],
    ],
    [
      ['split', 'compress'],
      [null, null],
    ],
    [
      ['to-images', 'protect'],
      [null, 'batch_order_kind'],
    ],
    [
      ['to-images', 'ocr'],
      [null, 'batch_order_kind'],
    ],
    [
      [['to-images', { outputFormat: 'files' }], 'ocr'],
      [null, null],
    ],
    [
      ['to-powerpoint', 'summarize'],
      [null, null],
    ],
    [
      ['to-word', 'compress', 'merge'],
      [null, 'batch_order_kind', null],
    ],
    [
      ['rotate', 'convert'],
      [null, 'batch_order_kind'],
    ],
    [
      ['protect', 'compress'],
      [null, 'batch_order_locked'],
    ],
    [
      ['protect', ['compress', { password: 'known' }]],
      [null, null],
    ],
    [
      ['protect', ['protect', { password: 'other' }]],
      [null, 'batch_order_locked'],
    ],
    [
      ['merge', 'mix'],
      [null, 'batch_order_count'],
    ],
    [
      ['merge', 'split', 'merge'],
      [null, null, null],
    ],
  ])('%j', (steps, expected) => {
    expect(problems(steps)).toEqual(expected);
  });

  test('the refusal names the step, the one before it, and why', () => {
    const [, problem] = planFlow(chain(['to-images', 'protect']), 'kept').steps;
    expect(problem?.problem).toEqual({
      reason: 'batch_order_kind',
      params: { number: 2, step: 'protect', takes: 'pdf', before: 1, makes: 'zip' },
    });
  });

  test('a step that only reads hands on what it got, whatever that is', () => {
    const scan = [{ name: 'a.png', kind: 'image' }];
    expect(problems(['summarize', 'compress'], scan)).toEqual([null, 'batch_order_kind']);
    expect(problems(['summarize', 'ocr'], scan)).toEqual([null, null]);
    expect(problems(['summarize', 'compress'])).toEqual([null, null]);
  });

  test('one file cannot be merged, and a template has no files to count yet', () => {
    expect(problems(['compress', 'merge'], pdfs('a.pdf'))).toEqual([null, 'batch_order_count']);
    expect(problems(['compress', 'merge'], null)).toEqual([null, null]);
    expect(problems(['to-images', 'merge'], null)).toEqual([null, 'batch_order_kind']);
    expect(problems(['merge', 'merge'], null)).toEqual([null, 'batch_order_count']);
  });

  const pairs = STEP_TYPES.flatMap((first) => STEP_TYPES.map((second) => [first, second] as const));

  test.each(pairs)('%s, then %s: a step follows one that makes what it takes', (first, second) => {
    const [, step] = planFlow(chain([first, second], null), 'kept').steps;
    const made = step!.fed!.kinds[0] ?? 'pdf';
    const isText = ['txt', 'md', 'html', 'epub', 'docx', 'xlsx', 'pptx'].includes(made);
    const isUnknown = !step!.fed!.kinds.length;
    const isRead = second === 'summarize' && isText;
    const canTake =
      second === 'to-pdf' ? isText || isUnknown : (made === 'pdf' || isRead) && second !== 'convert';
    expect([made, step!.problem?.reason === 'batch_order_kind']).toEqual([made, !canTake]);
  });

  test.each<[Given[], number | null, string[], string[]]>([
    [['compress'], 2, ['pdf'], ['a-compressed.pdf', 'b-compressed.pdf']],
    [['watermark', 'compress'], 2, ['pdf'], ['a-watermarked.pdf', 'b-watermarked.pdf']],
    // What makes ready for the next step is not told, and a file of another kind needs no ending.
    [['ocr', 'to-word'], 2, ['docx'], ['a.docx', 'b.docx']],
    [['ocr', 'compress'], 2, ['pdf'], ['a-compressed.pdf', 'b-compressed.pdf']],
    [['unlock', 'ocr'], 2, ['pdf'], ['a-searchable.pdf', 'b-searchable.pdf']],
    [['compress', 'ocr'], 2, ['pdf'], ['a-compressed.pdf', 'b-compressed.pdf']],
    [['compress', 'rotate', 'to-text'], 2, ['txt'], ['a.txt', 'b.txt']],
    [['compress', 'merge'], 1, ['pdf'], ['a-merged.pdf']],
    [['compress', ['merge', { outputName: 'all.pdf' }]], 1, ['pdf'], ['all.pdf']],
    [['merge', 'page-numbers'], 1, ['pdf'], ['a-merged.pdf']],
    [['split', 'merge'], 1, ['pdf'], []],
    [['split'], 2, ['zip'], ['a-split.zip', 'b-split.zip']],
    [['split', 'rotate'], null, ['pdf'], []],
    [['to-word'], 2, ['docx'], ['a.docx', 'b.docx']],
    [['to-images'], 2, ['zip'], []],
    [['summarize'], 2, ['pdf'], ['a.pdf', 'b.pdf']],
  ])('%j makes %j files', (steps, count, kinds, names) => {
    expect(planFlow(chain(steps), 'kept').results).toEqual({ count, kinds, names });
  });

  test('the results of steps that nothing follows are all results', () => {
    const steps = [...chain(['compress']), ...chain(['merge'])];
    expect(planFlow(steps, 'kept').results).toMatchObject({
      count: 3,
      names: expect.arrayContaining(['a-merged.pdf']),
    });
  });

  test('a thousand files go through fifty steps at once', () => {
    const files = pdfs(...Array.from({ length: 2000 }, (_, n) => `${n}.pdf`));
    const started = process.cpuUsage();
    expect(planFlow(chain(Array<Given>(50).fill('rotate'), files), 'kept').results.count).toBe(2000);
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(2000);
  });
});

describe('in a folder', () => {
  const reasons = (steps: Given[]) =>
    planFlow(chain(steps), 'folder').steps.map(({ problem }) => problem?.reason ?? null);

  test.each<[Given[], (string | null)[]]>([
    [
      ['to-images', 'images-to-pdf'],
      [null, null],
    ],
    [
      ['to-images', 'protect'],
      [null, 'batch_order_kind'],
    ],
    [
      ['info', 'compress'],
      [null, 'batch_order_kind'],
    ],
    [
      ['rotate', 'letter'],
      [null, 'batch_order_kind'],
    ],
    [
      ['rotate', 'overlay'],
      [null, null],
    ],
    [
      [['sign', { signatureData: { name: 'Ada' } }], 'grayscale'],
      [null, null],
    ],
    [
      [['sign', { signatureData: { certificate: 'x' } }], 'grayscale'],
      [null, 'batch_order_signed'],
    ],
  ])('%j', (steps, expected) => {
    expect(reasons(steps)).toEqual(expected);
  });

  test('redaction after signing breaks the signature, and compression does not', () => {
    const signed: Given = ['sign', { signatureData: { certificate: 'x' } }];
    const unsigned = (step: Given) =>
      planFlow(chain([signed, step]), 'folder').steps.map(({ unsigns }) => unsigns);
    expect(unsigned('redact')).toEqual([null, 1]);
    expect(unsigned('compress')).toEqual([null, null]);
  });
});

test('every tool that makes a folder of one kind says so', () => {
  const open = toolNames.filter((name) => tools[name].makes === 'folder' && !tools[name].contains);
  expect(open).toEqual(['extract-attachments']);
});
