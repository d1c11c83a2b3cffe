import { expect, test } from 'vitest';
import { makeTestPdf, qpdfComplaints, runPeer, type TestDocument } from '../../testing/index.ts';
import { readBookmarks } from '../read-bookmarks/read-bookmarks.ts';
import { readBookmarksOptions } from '../read-bookmarks/options.ts';
import type { BookmarkEntry } from './options.ts';
import { bookmarks } from './bookmarks.ts';
import { bookmarksOptions } from './options.ts';

type Item = { title: string; destpageposfrom1: number | null; dest: unknown; open: boolean; kids: Item[] };
type Given = Partial<BookmarkEntry>[] | string;

const PAGES: TestDocument = { pages: [{ text: 'Alpha' }, { text: 'Beta' }, { text: 'Gamma' }] };
const BOOK: TestDocument = {
  ...PAGES,
  named: { there: 1 },
  outline: [
    {
      title: 'One',
      page: 0,
      extra: '/C[.75 .125 .125]/F 2',
      children: [{ title: 'Inside', named: 'there' }],
    },
    { title: 'Two', page: 2, folded: true, children: [{ title: 'Site', uri: 'https://example.org/' }] },
  ],
};

const read = async (bytes: Uint8Array) =>
  (await readBookmarks([{ name: 'a.pdf', bytes }], readBookmarksOptions.parse({ asText: true }))).report
    .bookmarks;

async function change(bytes: Uint8Array, list: Given) {
  const given = typeof list === 'string' ? Buffer.from(list).toString('base64') : list;
  const options = bookmarksOptions.parse({ bookmarks: given });
  const { files, report } = await bookmarks([{ name: 'a.pdf', bytes }], options);
  expect(await qpdfComplaints(files[0]!.bytes)).toBe('');
  return { bytes: files[0]!.bytes, report };
}

/** As qpdf reads them: + is open. */
async function outlineOf(bytes: Uint8Array): Promise<string[]> {
  const { stdout } = await runPeer('qpdf', ['--json', '--json-key=outlines', 'FILE'], bytes);
  const lines = (items: Item[], indent: string): string[] =>
    items.flatMap(({ title, destpageposfrom1, open, kids }) => [
      `${indent}${kids.length ? (open ? '+' : '-') : ''}${title} ${destpageposfrom1 ?? '-'}`,
      ...lines(kids, `${indent}  `),
    ]);
  return lines((JSON.parse(stdout) as { outlines: Item[] }).outlines, '');
}

test('bookmarks are read with their level, page, style and whether they are open', async () => {
  expect(await read(makeTestPdf(BOOK))).toEqual([
    { title: 'One', level: 1, page: 1, open: true, bold: true, color: '#bf2020', original: 1 },
    { title: 'Inside', level: 2, page: 2, original: 2 },
    { title: 'Two', level: 1, page: 3, open: false, original: 3 },
    { title: 'Site', level: 2, original: 4 },
  ]);
});

test('what was read and is written again is the same, with named places, addresses and style', async () => {
  const before = makeTestPdf(BOOK);
  const after = await change(before, await read(before));
  expect(await read(after.bytes)).toEqual(await read(before));
  expect(await outlineOf(after.bytes)).toEqual(await outlineOf(before));
  const text = Buffer.from(after.bytes.subarray(before.length)).toString('latin1');
  expect(text).toMatch(/\/D ?\(there\)/u);
  expect(text).toMatch(/\/URI ?\(https:\/\/example.org\/\)/u);
  expect(text).toMatch(/\/C ?\[\.?0?\.75 0?\.125 0?\.125\]/u);
  expect(after.report).toEqual({ bookmarks: 4 });
});

test('they are renamed, moved, indented, added and deleted', async () => {
  const { bytes } = await change(makeTestPdf(BOOK), [
    { title: 'Second/Zw\u00f6lf', original: 3, open: true },
    { level: 2, original: 1 },
    { title: 'New', level: 3, page: 2, italic: true, color: '#00FF00' },
    { title: 'Group', level: 1, page: null },
    { level: 2, original: 2, page: 3 },
  ]);
  expect(await outlineOf(bytes)).toEqual([
    '+Second/Zw\u00f6lf 3',
    '  +One 1',
    '    New 2',
    '-Group -',
    '  Inside 3',
  ]);
  expect((await read(bytes))[2]).toEqual({
    title: 'New',
    level: 3,
    page: 2,
    italic: true,
    color: '#00ff00',
    original: 3,
  });
});

test('an empty list leaves none', async () => {
  const { bytes, report } = await change(makeTestPdf(BOOK), []);
  expect([await outlineOf(bytes), report.bookmarks]).toEqual([[], 0]);
});

test('a text keeps the places of bookmarks with their title and page, and of one that was renamed', async () => {
  const before = makeTestPdf({
    ...PAGES,
    outline: [
      { title: 'A  long\ttitle', extra: '/Dest[4 0 R/XYZ 7 333 null]' },
      { title: 'Old', extra: '/Dest[5 0 R/XYZ 7 222 null]/F 2' },
      { title: 'Site', uri: 'https://example.org/' },
    ],
  });
  const { files } = await readBookmarks(
    [{ name: 'a.pdf', bytes: before }],
    readBookmarksOptions.parse({ asText: true }),
  );
  const text = new TextDecoder().decode(files[0]!.bytes);
  expect(text).toBe('A long title .... 1\nOld .... 2\nSite\n');
  const changed = text.replace('Old', '  New').replace('Site', 'Site\nAdded\t3');
  const { bytes } = await change(before, changed);
  expect(await outlineOf(bytes)).toEqual(['-A long title 1', '  New 2', 'Site -', 'Added 3']);
  const added = Buffer.from(bytes.subarray(before.length)).toString('latin1');
  expect(added).toMatch(/XYZ 7 333 null/u);
  expect(added).toMatch(/XYZ 7 222 null/u);
  expect(added).toMatch(/example\.org/u);
  expect((await read(bytes))[1]).toMatchObject({ title: 'New', bold: true });
});

test('JSON is read as it is printed', async () => {
  const before = makeTestPdf(BOOK);
  const list = await read(before);
  for (const value of [list, { bookmarks: list }, { ok: true, report: { bookmarks: list } }]) {
    const { bytes } = await change(before, JSON.stringify(value));
    expect(await outlineOf(bytes)).toEqual(await outlineOf(before));
  }
});

test('a place is that of the page as it is seen', async () => {
  const turned = makeTestPdf({ pages: [{ text: 'Alpha', rotate: 90 }] });
  const { bytes } = await change(turned, [{ title: 'a', page: 1, top: 50 }]);
  // A page of 300 x 400 that is shown lying: 50 points below its upper edge is 50 from its left edge.
  expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/XYZ 50 0 null/u);
});

test('what a list cannot mean is refused', async () => {
  const book = makeTestPdf(BOOK);
  const refusals: [Given, object][] = [
    [[{ title: 'a', page: 4 }], { reason: 'page_missing', params: { page: 4, count: 3 } }],
    [[{ original: 5 }], { reason: 'bookmark_missing', params: { number: 5, count: 4 } }],
    [[{ title: 'a' }, { title: ' ', original: 1 }], { reason: 'bookmark_untitled', params: { number: 2 } }],
    [[{ page: 1 }], { reason: 'bookmark_untitled', params: { number: 1 } }],
    ['{"bookmarks": [', { reason: 'bookmarks_unreadable', params: { number: 0 } }],
    ['{"other": []}', { reason: 'bookmarks_unreadable', params: { number: 0 } }],
    ['{"report": null}', { reason: 'bookmarks_unreadable', params: { number: 0 } }],
    ['[{"title": "a"}, {"level": 0}]', { reason: 'bookmarks_unreadable', params: { number: 2 } }],
    ['a\n'.repeat(10_001), { reason: 'too_many_bookmarks', params: { limit: 10_000 } }],
  ];
  for (const [list, refusal] of refusals) await expect(change(book, list)).rejects.toMatchObject(refusal);
});
