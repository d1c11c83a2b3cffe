import { expect, test } from 'vitest';
import { createPaths, safeName } from './zip-paths.ts';

test.each([
  ['Lease 2026.pdf', 'Lease 2026.pdf'],
  ['契約書 🧾.pdf', '契約書 🧾.pdf'],
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['..', '__'],
  ['C:\\x.pdf', 'C__x.pdf'],
  ['what? <really> "yes"|no*.pdf', 'what_ _really_ _yes__no_.pdf'],
  ['a\r\nb\u0000.pdf', 'a__b_.pdf'],
  ['gnp.\u202Efdp.exe', 'gnp._fdp.exe'],
  ['CON', '_CON'],
  ['nul.pdf', '_nul.pdf'],
  ['COM¹.txt', '_COM¹.txt'],
  ['aux .pdf', '_aux .pdf'],
  ['console.pdf', 'console.pdf'],
  ['trailing. ', 'trailing__'],
  ['', '_'],
  ['e\u0301.pdf', 'é.pdf'],
])('%j is unpacked as %j', (name, safe) => {
  expect(safeName(name)).toBe(safe);
});

test('a long name keeps its ending and breaks no letter', () => {
  const name = safeName(`${'長'.repeat(255)}.pdf`);
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
  expect(name).toMatch(/^長+\.pdf$/);
});

test('names that are one name to some systems get a number each', () => {
  const place = createPaths();
  expect(['a.pdf', 'A.PDF', 'a.pdf', 'a?.pdf', 'a*.pdf'].map((name) => place('files/', name))).toEqual([
    'files/a.pdf',
    'files/A (2).PDF',
    'files/a (3).pdf',
    'files/a_.pdf',
    'files/a_ (2).pdf',
  ]);
  expect(place('files/x/', 'a.pdf')).toBe('files/x/a.pdf');
});

test('twenty thousand files of one name cost no more for each than a hundred', () => {
  const costOf = (count: number) => {
    const place = createPaths();
    const start = process.cpuUsage();
    for (let file = 0; file < count; file++) place('', 'a.pdf');
    return process.cpuUsage(start).user / count;
  };
  costOf(2000);
  const few = Math.max(costOf(2000), costOf(2000), costOf(2000));
  expect(Math.min(costOf(20_000), costOf(20_000)) / few).toBeLessThan(4);
  const place = createPaths();
  expect(['a (2).pdf', 'a.pdf', 'a.pdf', 'a.pdf'].map((name) => place('', name))).toEqual([
    'a (2).pdf',
    'a.pdf',
    'a (3).pdf',
    'a (4).pdf',
  ]);
}, 120_000);
