import { expect, test } from 'vitest';
import { makeReport } from '../../reading/testing/make-report.ts';
import { makeTestPdf, pdfToText } from '../../testing/index.ts';
import { toTextOptions } from './options.ts';
import { toText } from './to-text.ts';

const read = async (options: object) => {
  const { files } = await toText([await makeReport()], toTextOptions.parse(options));
  return new TextDecoder().decode(files[0]!.bytes);
};

test('a paragraph is a line, and columns of a table stand below each other', async () => {
  const lines = (await read({})).split('\n');
  expect(lines.find((line) => line.startsWith('Of all'))).toMatch(/they wait for the tide and for a berth/);
  expect(lines).toContain('  – with a chain');
  const rows = lines.filter((line) => line.includes('2026-0'));
  expect(rows.map((row) => row.indexOf('2026'))).toEqual([24, 24, 24]);
});

test('it contains each word that poppler finds, except repeated headers and footers', async () => {
  const words = (text: string) => text.replaceAll(/-\s+/g, '').split(/\s+/).filter(Boolean).toSorted();
  const repeated = /^[ \t]*(?:Harbour office, internal|Page \d of 2)$/gm;
  const theirs = (await pdfToText((await makeReport()).bytes))
    .replaceAll('\f', '\n')
    .replaceAll(repeated, '');
  expect(words(await read({}))).toEqual(words(theirs));
});

test('pages without text are reported', async () => {
  const input = { name: 'a.pdf', bytes: makeTestPdf({ pages: [{ text: 'Words' }, {}] }) };
  const { notices } = await toText([input], toTextOptions.parse({}));
  expect(notices).toEqual([{ code: 'pages_without_text', params: { pages: 1 } }]);
});
