import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDocx, paragraph } from '../office/testing/make-office.ts';
import { runSheaf } from './testing/run-sheaf.ts';

const folder = mkdtempSync(join(tmpdir(), 'sheaf-cli-'));
beforeAll(() => {
  writeFileSync(join(folder, 'lease.txt'), 'The rent is 900 euros.\n');
  writeFileSync(join(folder, 'lease.md'), 'The rent is **950** euros.\n');
  writeFileSync(join(folder, 'lease.docx'), makeDocx(paragraph('The rent is 950 euros.')));
});
afterAll(() => rmSync(folder, { recursive: true }));

const compare = (...words: string[]) =>
  runSheaf(['compare', ...words], { cwd: folder, env: { OFFICE_PROGRAM: join(folder, 'nowhere') } });

test('a text and Markdown are compared, and a PDF with notes is made of the second', async () => {
  const { code, stdout } = await compare('lease.txt', 'lease.md', '--json', '-o', 'noted.pdf');
  const { report, files } = JSON.parse(stdout.toString());
  expect([code, files.length, report.total]).toEqual([0, 1, 1]);
  expect([report.changes[0].before.text, report.changes[0].after.text]).toEqual(['900', '950']);
});

test('a Word file without LibreOffice is refused by what is missing', async () => {
  const { code, stderr } = await compare('lease.txt', 'lease.docx');
  expect([code, stderr]).toEqual([16, expect.stringContaining('LibreOffice is not installed')]);
});
