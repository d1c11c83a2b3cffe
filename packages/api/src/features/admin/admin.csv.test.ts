import { expect, test } from 'vitest';
import { csvLine } from './admin.csv.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1', "' =1"],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['＝1', "'＝1"],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['plain', 'plain'],
  ['a-b', 'a-b'],
  ['nora@example.org', 'nora@example.org'],
  ["Ann;=cmd|'/C calc'!A0", `"Ann;'=cmd|'/C calc'!A0"`],
  ['a, b - c; d (3,-4)', '"a, b - c; d (3,-4)"'],
  ['', ''],
  ['two, of "them"', '"two, of ""them"""'],
  ['line\nbreak', '"line\nbreak"'],
])('%j is written %j', (cell, written) => {
  expect(csvLine(['a', cell, 'z'])).toBe(`a,${written},z\r\n`);
});
