import { expect, test } from 'vitest';
import { findEmptyFolders } from './empty-folders.ts';

type Tree = { [name: string]: Tree | null };

/** As Chromium gives them: a few at a time, and nothing at the end. */
function entriesOf(tree: Tree): FileSystemEntry[] {
  return Object.entries(tree).map(([name, inside]) => {
    if (!inside) return { name, isDirectory: false } as FileSystemEntry;
    const createReader = () => {
      const rest = entriesOf(inside);
      return { readEntries: (done: (some: FileSystemEntry[]) => void) => done(rest.splice(0, 2)) };
    };
    return { name, isDirectory: true, createReader } as unknown as FileSystemEntry;
  });
}
const file = (path: string) => Object.assign(new File([], path.split('/').at(-1) ?? ''), { path });

test('folders without a file in them are found, innermost only', async () => {
  const dropped = entriesOf({
    case: {
      'a.pdf': null,
      letters: { 'b.pdf': null, drafts: {} },
      '2026': { spring: { 'c.pdf': null }, summer: {}, autumn: { october: {}, november: {} } },
      photos: { '.DS_Store': null },
    },
    'd.pdf': null,
  });
  const files = ['/case/a.pdf', '/case/letters/b.pdf', '/case/2026/spring/c.pdf', 'd.pdf'].map(file);
  const found = await findEmptyFolders(dropped, files);
  expect(found.map((path) => path.join('/')).toSorted()).toEqual([
    'case/2026/autumn/november',
    'case/2026/autumn/october',
    'case/2026/summer',
    'case/letters/drafts',
    'case/photos',
  ]);
});

test('a folder that is empty itself is one', async () => {
  expect(await findEmptyFolders(entriesOf({ later: {} }), [])).toEqual([['later']]);
  expect(await findEmptyFolders(entriesOf({ 'a.pdf': null }), [file('a.pdf')])).toEqual([]);
});
