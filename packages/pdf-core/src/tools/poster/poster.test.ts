import { expect, it } from 'vitest';
import { makeDocument } from '../../edit/testing/make-document.ts';
import { pdfInfo, pdfToText, qpdfComplaints } from '../../testing/index.ts';
import { posterOptions } from './options.ts';
import { poster } from './poster.ts';

const corners = [
  [20, 760, 'UpperLeft'],
  [500, 760, 'UpperRight'],
  [20, 20, 'LowerLeft'],
  [500, 20, 'LowerRight'],
]
  .map(([x, y, word]) => `BT /F1 12 Tf ${x} ${y} Td (${word}) Tj ET`)
  .join(' ');

it('each sheet shows its part of the page, from the upper left one on', async () => {
  const bytes = makeDocument({ pages: [{ content: corners }, {}] });
  const inputs = [{ name: 'a.pdf', bytes }];
  const { files, report } = await poster(inputs, posterOptions.parse({ pages: '1' }));
  const made = files[0]!.bytes;
  expect(report).toEqual({ pages: 1, sheets: 4 });
  expect(await qpdfComplaints(made)).toBe('');
  expect(await pdfInfo(made)).toMatchObject({
    Pages: '4',
    'Page size': expect.stringMatching(/^595.28 x 841.89/),
  });
  const words = await Promise.all([1, 2, 3, 4].map((page) => pdfToText(made, page)));
  expect(words.map((text) => text.match(/(Upper|Lower)(Left|Right)/g))).toEqual([
    ['UpperLeft'],
    ['UpperRight'],
    ['LowerLeft'],
    ['LowerRight'],
  ]);
});

it('a lying page takes lying paper, and a page of one sheet is only made to fit', async () => {
  const bytes = makeDocument({ pages: [{ media: [0, 0, 800, 400] }] });
  const options = posterOptions.parse({ columns: 1, rows: 1, marks: false, margin: 0 });
  const { files } = await poster([{ name: 'a.pdf', bytes }], options);
  expect((await pdfInfo(files[0]!.bytes))['Page size']).toMatch(/^841.89 x 595.28/);
});
