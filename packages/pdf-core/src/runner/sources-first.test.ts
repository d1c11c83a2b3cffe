import { chmod, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pdfToText, qpdfComplaints } from '../testing/index.ts';
import { makeTestPdf } from '../testing/documents.ts';
import type { DocumentFile } from '../tool.ts';
import type { Office } from './convert-office.ts';
import { isSource } from './is-source.ts';
import { runToolInto } from './run-tool.ts';

const OLD = 'The rent is 900 euros.';
const NEW = 'The rent is 950 euros.';

/** A program with the flags of LibreOffice stands in for it: the bytes of a document are the text of its page. */
async function start(script = '') {
  const place = await mkdtemp(join(tmpdir(), 'sheaf-sources-'));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  const program = join(place, 'soffice');
  for (const [name, text] of Object.entries({ OLD, NEW }))
    await writeFile(join(place, `${name}.pdf`), makeTestPdf({ pages: [{ text }] }));
  await writeFile(
    program,
    `#!/bin/sh\n${script}\nwhile [ $# -gt 1 ]; do [ "$1" = --outdir ] && out=$2; shift; done\ncp "${place}/$(cat "$1").pdf" "$out/source.pdf"\n`,
  );
  await chmod(program, 0o700);
  const office: Office = { program, walls: { launcher: [] } };
  const folder = join(place, 'job');
  await mkdir(folder);
  return { place, folder, office };
}

const file = (name: string, text: string): DocumentFile => ({ name, bytes: Buffer.from(text) });
const before = (text: string) => makeTestPdf({ pages: [{ text }] });

test.each([
  ['two Word files', file('a.docx', 'OLD'), file('b.docx', 'NEW')],
  ['a Word file and a PDF', file('a.docx', 'OLD'), { name: 'b.pdf', bytes: before(NEW) }],
  ['a PDF and a spreadsheet', { name: 'a.pdf', bytes: before(OLD) }, file('b.ods', 'NEW')],
  ['plain text and Markdown', file('a.txt', OLD), file('b.md', NEW)],
  ['text without an ending and HTML', file('LEASE', OLD), file('b.html', `<p>${NEW}</p>`)],
])('%s are compared as PDFs', async (_name, one, other) => {
  const { place, folder, office } = await start();
  const { report } = await runToolInto(folder, 'compare', [one, other], {}, { office });
  expect(report.summary).toEqual({
    code: 'different',
    params: { added: 0, removed: 0, changed: 1, moved: 0 },
  });
  expect([report.changes[0]!.before.text, report.changes[0]!.after.text]).toEqual(['900', '950']);
  // What was made on the way is gone.
  expect((await readdir(place)).toSorted()).toEqual(['NEW.pdf', 'OLD.pdf', 'job', 'soffice']);
});

test('one Word file and its own print are equal, and so are two prints of a text', async () => {
  const { folder, office } = await start();
  const pairs = [
    [file('a.docx', 'OLD'), file('copy.docx', 'OLD')],
    [file('a.docx', 'OLD'), { name: 'a.pdf', bytes: before(OLD) }],
    [file('a.txt', `${OLD}\n\n${NEW}`), file('b.txt', `${OLD}\n\n${NEW}`)],
  ];
  for (const pair of pairs) {
    const { report } = await runToolInto(folder, 'compare', pair, {}, { office });
    expect(report).toMatchObject({ total: 0, before: { pages: 1 }, after: { pages: 1 } });
  }
});

test('notes are written on the print of the second file', async () => {
  const { folder, office } = await start();
  const pair = [file('a.docx', 'OLD'), file('b.docx', 'NEW')];
  const { files } = await runToolInto(folder, 'compare', pair, { notes: true }, { office });
  const bytes = await readFile(files[0]!.path);
  expect([await qpdfComplaints(bytes), await pdfToText(bytes)]).toEqual(['', expect.stringContaining(NEW)]);
  expect(bytes.includes('/Annot')).toBe(true);
});

test('without LibreOffice the error says what is missing, and text needs none', async () => {
  const { folder } = await start();
  const run = (pair: DocumentFile[]) => runToolInto(folder, 'compare', pair, {}, { office: null });
  await expect(run([file('a.docx', 'OLD'), file('b.docx', 'NEW')])).rejects.toMatchObject({
    reason: 'office_unavailable',
  });
  await expect(run([file('a.txt', OLD), file('b.txt', NEW)])).resolves.toMatchObject({
    report: { total: 1 },
  });
});

test('conversion and comparison together have the time of one run', async () => {
  const { folder, office } = await start('sleep 20');
  const pair = [file('a.txt', OLD), file('b.docx', 'NEW')];
  const failed = runToolInto(folder, 'compare', pair, {}, { office, timeoutMs: 3000 });
  await expect(failed).rejects.toMatchObject({ reason: 'work_timed_out', params: { seconds: 3 } });
});

test.each([
  ['a.docx', 'PK', true],
  ['a.docx', '%PDF-1.7', false],
  ['a.md', 'About %PDF- and 1 0 obj', true],
  ['a.md', '%PDF-1.7', false],
  ['a.pdf', 'plain words', false],
  ['a', '1 0 obj << >> endobj', false],
  ['a', 'plain words', true],
  ['a', '\0\x01\x02', false],
  ['a', '', false],
])('%s that begins with %j: is a source: %s', async (name, text, expected) => {
  expect(await isSource(file(name, text))).toBe(expected);
});
