import { expect, it } from 'vitest';
import { makeDocument } from '../../edit/testing/make-document.ts';
import {
  encryptBy,
  makeTestPdf,
  outlineLines,
  pdfInfo,
  pdfToText,
  qpdfComplaints,
} from '../../testing/index.ts';
import { removeBlankPagesOptions } from './options.ts';
import { removeBlankPages } from './remove-blank-pages.ts';

const run = (bytes: Uint8Array, options: object = {}) =>
  removeBlankPages([{ name: 'a.pdf', bytes }], removeBlankPagesOptions.parse(options));

it('leaves out what shows nothing, keeps properties, and leads bookmarks of a blank page to the next one', async () => {
  const bytes = makeTestPdf({
    pages: [{ text: 'One' }, { text: '' }, { text: 'Three' }, { text: '' }],
    outline: [
      { title: 'Start', page: 0 },
      { title: 'Gap', page: 1 },
    ],
    info: { Title: 'Lease' },
  });
  const { files, report } = await run(bytes);
  const made = files[0]!.bytes;
  expect(await qpdfComplaints(made)).toBe('');
  expect(await pdfInfo(made)).toMatchObject({ Pages: '2', Title: 'Lease' });
  expect(await pdfToText(made, 2)).toContain('Three');
  expect(outlineLines(made)).toEqual(['Start 1', 'Gap 2']);
  expect(report).toEqual({ removed: [2, 4], pages: 2 });
});

it('a page with a picture, a line or white text on black shows something; one with white text on white does not', async () => {
  const pages = [
    { content: '72 72 100 1 re f' },
    { content: '0 0 612 792 re f 1 g BT /F1 20 Tf 72 700 Td (White) Tj ET' },
    { content: '1 g BT /F1 20 Tf 72 700 Td (White) Tj ET' },
  ];
  const { report } = await run(makeDocument({ pages }));
  expect(report.removed).toEqual([3]);
});

it('dust counts as nothing only as far as it is allowed to', async () => {
  const dusty = makeDocument({ pages: [{}, { content: '100 100 8 8 re f 300 300 6 6 re f' }] });
  expect((await run(dusty)).report.removed).toEqual([]);
  expect((await run(dusty, { specks: 0.1 })).report.removed).toEqual([2]);
  expect((await run(dusty, { specks: 0.001 })).report.removed).toEqual([]);
});

it('a document without blank pages is given back byte for byte, and one with nothing else is refused', async () => {
  const bytes = makeDocument();
  expect((await run(bytes)).files[0]!.bytes).toBe(bytes);
  await expect(run(makeDocument({ pages: [{ content: '' }] }))).rejects.toMatchObject({ code: 'empty' });
});

it('a restricted document keeps its restrictions', async () => {
  const pages = [{}, { content: '' }];
  const locked = await encryptBy(makeDocument({ pages }), [
    '--encrypt',
    '',
    'owner',
    '256',
    '--print=none',
    '--',
  ]);
  const { files } = await run(locked);
  expect(await pdfInfo(files[0]!.bytes)).toMatchObject({
    Pages: '1',
    Encrypted: expect.stringMatching(/print:no/),
  });
});

it('stops on request', async () => {
  const work = removeBlankPages(
    [{ name: 'a.pdf', bytes: makeDocument() }],
    removeBlankPagesOptions.parse({}),
    {
      signal: AbortSignal.abort(),
    },
  );
  await expect(work).rejects.toMatchObject({ code: 'cancelled' });
});
