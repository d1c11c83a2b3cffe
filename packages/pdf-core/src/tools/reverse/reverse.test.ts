import { expect, it } from 'vitest';
import {
  encryptBy,
  makeTestPdf,
  outlineLines,
  pdfInfo,
  pdfToText,
  qpdfComplaints,
} from '../../testing/index.ts';
import { reverseOptions } from './options.ts';
import { reverse } from './reverse.ts';

const run = async (bytes: Uint8Array) => {
  const { files } = await reverse([{ name: 'a.pdf', bytes }], reverseOptions.parse({}));
  return files[0]!.bytes;
};

it('puts the last page first, and bookmarks lead to the pages they led to', async () => {
  const made = await run(
    makeTestPdf({
      pages: [{ text: 'One' }, { text: 'Two' }, { text: 'Three' }],
      outline: [{ title: 'Start', page: 0 }],
      info: { Title: 'Lease' },
    }),
  );
  expect(await qpdfComplaints(made)).toBe('');
  const pages = await Promise.all([1, 2, 3].map((page) => pdfToText(made, page)));
  expect(pages.map((text) => text.trim())).toEqual(['Three', 'Two', 'One']);
  expect(outlineLines(made)).toEqual(['Start 3']);
  expect((await pdfInfo(made)).Title).toBe('Lease');
});

it('a restricted document stays restricted', async () => {
  const plain = makeTestPdf({ pages: [{ text: 'One' }, { text: 'Two' }] });
  const locked = await encryptBy(plain, ['--encrypt', '', 'owner', '256', '--print=none', '--']);
  expect((await pdfInfo(await run(locked))).Encrypted).toMatch(/print:no/);
});
