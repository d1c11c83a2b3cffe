import { expect, test } from 'vitest';
import { distinctNames } from '../../cli/write-results.ts';
import { createNamer } from '../../numbered-names.options.ts';
import { splitName } from './part-names.ts';

test.each(['con.txt', 'NUL', 'aux.tar.gz', 'Com¹.txt', 'lpt9 .pdf'])('%s is no device', (name) => {
  expect(splitName(name).join('')).toBe(`_${name}`);
  expect(distinctNames([{ name }])).toEqual([`_${name}`]);
});

test('names are distinct, also from those that carry a number already', () => {
  const give = createNamer();
  expect(['a (2)', 'a', 'A', 'a', 'a (2)'].map((stem) => give(stem))).toEqual([
    'a (2).pdf',
    'a.pdf',
    'A (3).pdf',
    'a (4).pdf',
    'a (2) (2).pdf',
  ]);
  const files = ['a.pdf', 'a-2.pdf', 'A.pdf', 'a'].map((name) => ({ name }));
  expect(distinctNames(files)).toEqual(['a.pdf', 'a-2.pdf', 'A-3.pdf', 'a']);
});

test('twenty thousand parts of one name cost no more for each than two thousand', () => {
  const costOf = (count: number) => {
    const give = createNamer();
    const start = process.cpuUsage();
    for (let part = 0; part < count; part++) give('Page');
    return process.cpuUsage(start).user / count;
  };
  costOf(2000);
  const few = Math.max(costOf(2000), costOf(2000), costOf(2000));
  expect(Math.min(costOf(20_000), costOf(20_000)) / few).toBeLessThan(4);
}, 120_000);
