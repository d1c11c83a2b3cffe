import { expect, test } from 'vitest';
import { PdfWriter } from '../../pdf/writer.ts';
import { makeTestPdf } from '../../testing/index.ts';
import { readBookmarks } from '../read-bookmarks/read-bookmarks.ts';
import { readBookmarksOptions } from '../read-bookmarks/options.ts';
import { bookmarks } from './bookmarks.ts';
import { bookmarksOptions, MOST_BOOKMARKS } from './options.ts';

/** A page, and items that `keys` writes by their number; they begin at object 10. */
function makeOutline(
  count: number,
  keys: (index: number, of: (index: number) => string) => string,
): Uint8Array {
  const writer = new PdfWriter(1 << 20);
  const numbers = Array.from({ length: 9 }, () => writer.allocate());
  const [catalog, tree, page, root] = numbers;
  const items = Array.from({ length: count }, () => writer.allocate());
  const of = (index: number) => `${items[index]} 0 R`;
  writer.object(catalog!, `<</Type/Catalog/Pages ${tree} 0 R/Outlines ${root} 0 R>>`);
  writer.object(tree!, `<</Type/Pages/Count 1/Kids[${page} 0 R]>>`);
  writer.object(page!, `<</Type/Page/Parent ${tree} 0 R/MediaBox[0 0 300 400]/Resources<<>>>>`);
  writer.object(root!, `<</Type/Outlines/First ${of(0)}/Last ${of(count - 1)}/Count ${count}>>`);
  for (const [index, number] of items.entries())
    writer.object(number, `<</Title(Item ${index})/Dest[${page} 0 R/Fit]${keys(index, of)}>>`);
  return writer.finish(`/Root ${catalog} 0 R`);
}

const HOSTILE: Record<string, [bytes: () => Uint8Array, most: number]> = {
  'a list that goes round': [
    () => makeOutline(3, (index, of) => `/Next ${of((index + 1) % 3)}/First ${of((index + 2) % 3)}`),
    3,
  ],
  'one that is inside itself': [() => makeOutline(1, (_, of) => `/First ${of(0)}/Next ${of(0)}`), 1],
  'a hundred thousand in a row': [
    () => makeOutline(100_000, (index, of) => (index < 99_999 ? `/Next ${of(index + 1)}` : '')),
    100_000,
  ],
  'a hundred thousand inside one another': [
    () => makeOutline(100_000, (index, of) => (index < 99_999 ? `/First ${of(index + 1)}` : '')),
    201,
  ],
};

test.each(Object.entries(HOSTILE))('%s: read once, replaced by others', async (_, [make, most]) => {
  const input = [{ name: 'a.pdf', bytes: make() }];
  const start = process.cpuUsage();
  const { report } = await readBookmarks(input, readBookmarksOptions.parse({}));
  expect(report.bookmarks).toHaveLength(most);
  const list = most <= MOST_BOOKMARKS ? report.bookmarks : [{ original: most, level: 1 }];
  const { files } = await bookmarks(input, bookmarksOptions.parse({ bookmarks: list }));
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1e6).toBeLessThan(8);
  const again = await readBookmarks(
    [{ name: 'b.pdf', bytes: files[0]!.bytes }],
    readBookmarksOptions.parse({}),
  );
  expect(again.report.bookmarks).toHaveLength(list.length);
});

test('as many and as deep as a list may be are written', async () => {
  const list = Array.from({ length: MOST_BOOKMARKS }, (_, n) => ({
    title: `Item ${n}`,
    level: (n % 201) + 1,
    page: 1,
  }));
  const bytes = makeTestPdf({ pages: [{ text: 'Alpha' }] });
  const { files } = await bookmarks([{ name: 'a.pdf', bytes }], bookmarksOptions.parse({ bookmarks: list }));
  const { report } = await readBookmarks(
    [{ name: 'b.pdf', bytes: files[0]!.bytes }],
    readBookmarksOptions.parse({}),
  );
  expect(report.bookmarks.map(({ title, level, page }) => ({ title, level, page }))).toEqual(list);
});
