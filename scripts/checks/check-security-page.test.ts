import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { listSourceFiles } from './source-files.ts';

// Levels 1 and 2 of the standard: chapter and section, and the numbers in it that are not of level 3 alone.
const ASKED: Record<string, string> = {
  '1.1': '1-2',
  '1.2': '1-9',
  '1.3': '1-11',
  '1.4': '1-3',
  '1.5': '1-2',
  '2.1': '1-3',
  '2.2': '1-3',
  '2.3': '1-4',
  '2.4': '1',
  '3.2': '1-2',
  '3.3': '1-4',
  '3.4': '1-6',
  '3.5': '1-5',
  '3.7': '1-2',
  '4.1': '1-3',
  '4.2': '1',
  '4.3': '1-2',
  '4.4': '1-4',
  '5.1': '1',
  '5.2': '1-3',
  '5.3': '1-2',
  '5.4': '1-3',
  '6.1': '1-3',
  '6.2': '1-12',
  '6.3': '1-4',
  '6.4': '1-4',
  '6.5': '1-5',
  '6.6': '1-3',
  '6.8': '1-4',
  '7.1': '1-3',
  '7.2': '1-4',
  '7.3': '1-2',
  '7.4': '1-5',
  '7.5': '1-2',
  '7.6': '1-2',
  '8.1': '1-2',
  '8.2': '1-3',
  '8.3': '1',
  '8.4': '1',
  '9.1': '1-3',
  '9.2': '1-4',
  '10.1': '1-2',
  '10.2': '1-2',
  '10.3': '1-4',
  '10.4': '1-11',
  '10.5': '1-5',
  '10.6': '1-2',
  '10.7': '1-3',
  '11.1': '1-2',
  '11.2': '1-3',
  '11.3': '1-3',
  '11.4': '1-4',
  '11.5': '1',
  '11.6': '1',
  '12.1': '1-3',
  '12.2': '1-2',
  '12.3': '1-4',
  '13.1': '1',
  '13.2': '1-5',
  '13.3': '1-2',
  '13.4': '1-5',
  '14.1': '1-2',
  '14.2': '1-4',
  '14.3': '1-3',
  '15.1': '1-3',
  '15.2': '1-3',
  '15.3': '1-7',
  '16.1': '1',
  '16.2': '1-5',
  '16.3': '1-4',
  '16.4': '1-3',
  '16.5': '1-3',
  '17.1': '1',
  '17.2': '1-4',
  '17.3': '1-2',
};

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
const rows = [...page.matchAll(/^\| ([\d., ]+) \| (\w+) \| (.*) \|$/gm)].map(
  ([, ids = '', verdict, words = '']) => ({
    ids: ids.split(', '),
    verdict,
    words,
  }),
);

test('each requirement is on the page once, with a verdict', () => {
  const asked = Object.entries(ASKED).flatMap(([section, numbers]) => {
    const [first = 1, last = first] = numbers.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => `${section}.${first + index}`);
  });
  expect(rows.flatMap(({ ids }) => ids).toSorted()).toEqual(asked.toSorted());
  for (const { verdict } of rows) expect(['held', 'yours', 'no', 'absent']).toContain(verdict);
});

const texts = new Map<string, string>();
for (const path of listSourceFiles(root).filter((one) => /\.(test|spec)\.ts$/.test(one))) {
  const name = basename(path);
  texts.set(name, (texts.get(name) ?? '') + readFileSync(join(root, path), 'utf8'));
}

test('what is held names a test, and every test that is named is there', () => {
  const missing = rows.flatMap(({ ids, verdict, words }) => {
    const named = [...words.matchAll(/`([\w.-]+\.(?:test|spec)\.ts)`: ([^;)|]+)/g)];
    if (verdict === 'held' && !named.length) return [`${ids.join()} names no test`];
    return named
      .filter(([, file = '', name = '']) => !texts.get(file)?.includes(name.trim()))
      .map(([, file, name]) => `${ids.join()}: ${file} has no test "${name}"`);
  });
  expect(missing).toEqual([]);
});

// Their tables end with a column of the tests that show what a row says.
test.each(['threat-model.md', 'reliability.md'])(
  'each row of %s that a test shows names files that are there',
  (name) => {
    const lines = readFileSync(join(root, 'docs', name), 'utf8').split('\n');
    const shown = lines.flatMap((line, index) =>
      line.endsWith('| shown by |') ? rowsBelow(lines, index) : [],
    );
    expect(shown.length).toBeGreaterThan(10);
    const wrong = shown.filter((row) => {
      const named = [...(row.split(' | ').at(-1) ?? '').matchAll(/`([\w.-]+)`/g)].map(
        ([, file = '']) => file,
      );
      return (
        !named.length ||
        named.some((file) => !/\btest\(|\bit\(|\btest\.each|\bit\.each/.test(texts.get(file) ?? ''))
      );
    });
    expect(wrong).toEqual([]);
  },
);

/** Of the table whose head stands at that line. */
function rowsBelow(lines: string[], head: number): string[] {
  const below = lines.slice(head + 2);
  const end = below.findIndex((line) => !line.startsWith('|'));
  return end < 0 ? below : below.slice(0, end);
}
