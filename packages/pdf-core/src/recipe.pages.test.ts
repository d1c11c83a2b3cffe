import { expect, test } from 'vitest';
import { type FlowStep, planFlow } from './recipe.flow.options.ts';

type Given = string | [type: string, options: Record<string, unknown>];

/** Each step takes what the one before it made; the first takes the files. */
function plan(given: Given[], files: FlowStep['files']) {
  const steps = given.map((step, index): FlowStep => {
    const [type, options] = typeof step === 'string' ? [step, {}] : step;
    return { type, options, isFed: index > 0, files: index ? [] : files };
  });
  return planFlow(steps, 'kept');
}
const counted = (...pages: (number | null)[]) =>
  pages.map((count, at) => ({ name: `${'abc'[at]}.pdf`, kind: 'pdf', pages: count }));

test.each<[Given, ...string[]]>([
  [['rotate', { pages: '5-8' }], 'a.pdf 5/1'],
  [['rotate', { pages: '1' }]],
  [['rotate', { pages: 'even' }], 'a.pdf 2/1'],
  [['crop', { pages: '9-12', top: 9 }], 'a.pdf 9/1', 'b.pdf 12/10'],
  [['split', { splitType: 'custom', customRanges: '1-2,4+6' }], 'a.pdf 2/1'],
  [['split', { splitType: 'pages', customRanges: '90' }]],
  [['split', { pages: ['1', '11-'] }], 'a.pdf 11/1', 'b.pdf 11/10'],
  [['organize', { pages: [{ page: 3 }] }], 'a.pdf 3/1'],
  ['compress'],
])('%j tells which files do not have them', (given, ...expected) => {
  const { steps } = plan([given], counted(1, 10, null));
  const told = steps[0]!.failures.map(({ file, params }) => `${file} ${params?.page}/${params?.count}`);
  expect(told).toEqual(expected);
  expect(steps[0]!.problem).toBeNull();
});

test('what fails for every file, or for a part of a joined one, is refused', () => {
  const missing = { reason: 'batch_page_missing', params: { file: 'a.pdf', page: 5, count: 1 } };
  const rotate: Given = ['rotate', { pages: '5-8' }];
  expect(plan([rotate], counted(1, 2)).steps[0]!.problem).toMatchObject(missing);
  expect(plan([rotate, 'merge'], counted(1, 9)).steps[0]!.problem).toMatchObject(missing);
  expect(plan([rotate, 'compress'], counted(1, 9)).steps[0]!.problem).toBeNull();
});

test('the pages of each step follow from those before it, or are not known', () => {
  const pages = (given: Given[]) => plan(given, counted(3, 4)).steps.map((step) => step.pages);
  expect(pages(['merge', 'rotate', 'ocr'])).toEqual([7, 7, 7]);
  expect(pages([['merge', { addTitlePage: true }], 'rotate'])).toEqual([7, null]);
  expect(pages(['remove-blank-pages', 'rotate'])).toEqual([7, null]);
  expect(pages([['split', { splitType: 'bookmarks' }], 'rotate'])).toEqual([7, null]);
  expect(pages(['n-up', 'rotate'])).toEqual([7, null]);
  expect(pages([['organize', { pages: [{ page: 2 }] }], 'rotate'])).toEqual([7, 2]);
  expect(pages([['rotate', { pages: '4' }], 'compress'])).toEqual([7, 4]);
  const after: Given[] = ['merge', ['rotate', { pages: '7' }], ['crop', { pages: '8', top: 9 }]];
  const reasons = plan(after, counted(3, 4)).steps.map(({ problem }) => problem?.reason ?? null);
  expect(reasons).toEqual([null, null, 'batch_page_missing']);
  expect(plan(['merge', ['rotate', { pages: '7' }]], counted(3, null)).steps[1]!.failures).toEqual([]);
});

test.each<[options: Record<string, unknown>, ...pages: number[]]>([
  [{}, 1, 1, 1, 1, 1],
  [{ pagesPerFile: 2 }, 2, 2, 1],
  [{ splitType: 'custom', customRanges: '1-3, even, last 1' }, 3, 2, 1],
  [{ splitType: 'size', pages: '2-' }, 4],
  [{ pages: ['1,4-5', '2'] }, 3, 1],
])('the parts of a split by %j have known pages', (options, ...pages) => {
  const split: Given = ['split', options];
  const [cut, crop] = plan([split, ['crop', { pages: '3', top: 9 }]], counted(5)).steps;
  expect(cut!.made).toBe(pages.length);
  expect(crop).toMatchObject({ taken: pages.length, pages: pages.reduce((sum, part) => sum + part) });
  const lacking = pages.filter((count) => count < 3);
  expect(crop!.failures).toEqual(
    lacking.map((count) => ({ file: null, reason: 'page_missing', params: { page: 3, count } })),
  );
  expect(crop!.problem?.reason).toBe(lacking.length < pages.length ? undefined : 'batch_page_missing');
});

test.each(['size', 'bookmarks', 'blank', 'code'])(
  'only the work decides the parts of a split by %s',
  (splitType) => {
    const [cut, crop] = plan(
      [
        ['split', { splitType }],
        ['crop', { pages: '3', top: 9 }],
      ],
      counted(5),
    ).steps;
    expect([cut!.made, crop!.pages, crop!.failures]).toEqual([null, null, []]);
    const unread = plan(['split', ['crop', { pages: '3', top: 9 }]], counted(null)).steps;
    expect([unread[0]!.made, unread[1]!.pages]).toEqual([null, null]);
  },
);

test('results are promised only of the files that have the pages', () => {
  const { results } = plan([['rotate', { pages: '5-8' }]], counted(1, 10, null));
  expect(results).toMatchObject({ count: 2, names: ['b-rotated.pdf', 'c-rotated.pdf'] });
});

test('results of one name are promised with their numbers', () => {
  const [a] = counted(1);
  expect(plan(['rotate'], [a!, a!]).results.names).toEqual(['a-rotated.pdf', 'a-rotated (2).pdf']);
});
