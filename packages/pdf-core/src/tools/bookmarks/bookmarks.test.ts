import { expect, test } from 'vitest';
import { makeTestPdf, outlineLines, pageImage, qpdfComplaints } from '../../testing/index.ts';
import { bookmarks } from './bookmarks.ts';
import { bookmarksOptions } from './options.ts';

type Written = [size: number, top: number, words: string];

/** What is written on a page, from the top. */
const page = (...lines: Written[]) => ({
  extra: lines.map(([size, top, words]) => `BT /F1 ${size} Tf 30 ${400 - top} Td (${words}) Tj ET`).join(' '),
});
const body: Written[] = [
  [11, 200, 'The quarry gave three hundred blocks that year,'],
  [11, 215, 'and the carts stood still whenever it rained.'],
];
const make = (bytes: Uint8Array) => bookmarks([{ name: 'a.pdf', bytes }], bookmarksOptions.parse({}));

test('what is written larger becomes bookmarks, in their order and depth, each leading to its place', async () => {
  const head: Written = [16, 30, 'Annual report, page 1'];
  const before = makeTestPdf({
    pages: [
      page([28, 80, 'Report of the'], [28, 110, 'harbour office'], ...body),
      page(head, [20, 80, 'Stone'], [15, 120, 'Granite'], ...body, [15, 250, 'Slate'], ...body),
      page(head, [20, 80, 'Ships'], ...body),
      page(head, ...body),
    ],
    outline: [{ title: 'An old one', page: 0 }],
  });
  const { files, report } = await make(before);
  const after = files[0]!.bytes;
  expect(outlineLines(after)).toEqual([
    'Report of the harbour office 1',
    'Stone 2',
    '  Granite 2',
    '  Slate 2',
    'Ships 3',
  ]);
  expect(report).toEqual({ bookmarks: 5 });
  expect(await qpdfComplaints(after)).toBe('');
  // The deepest are written last. Slate stands 250 points below the upper edge of a page of 400: its upper edge is a little above that.
  const tops = [
    ...Buffer.from(after)
      .toString('latin1')
      .matchAll(/\/XYZ \d+ ([\d.]+) null/g),
  ].map(([, y]) => +y!);
  expect(Math.abs(tops.at(-1)! - 160)).toBeLessThan(8);
  expect(Buffer.compare(await pageImage(after, 2, 60), await pageImage(before, 2, 60))).toBe(0);
});

test('without headings each page is called by its first line, and one without words by its number', async () => {
  const { files } = await make(makeTestPdf({ pages: [{ text: 'Alpha' }, {}, { text: 'Gamma' }] }));
  expect(outlineLines(files[0]!.bytes)).toEqual(['Alpha 1', '2 2', 'Gamma 3']);
});
