import { expect, it } from 'vitest';
import { makeDocument } from '../../edit/testing/make-document.ts';
import { pdfInfo, pdfToText, qpdfComplaints } from '../../testing/index.ts';
import { booklet } from './booklet.ts';
import { bookletOptions } from './options.ts';

const numbered = (count: number) =>
  makeDocument({
    pages: Array.from({ length: count }, (_, i) => ({ content: `BT /F1 40 Tf 72 700 Td (N${i + 1}) Tj ET` })),
  });

/** The words of each side, from left to right. */
async function sidesOf(count: number, options: object = {}): Promise<string[][]> {
  const inputs = [{ name: 'a.pdf', bytes: numbered(count) }];
  const { files, report } = await booklet(inputs, bookletOptions.parse(options));
  const { bytes } = files[0]!;
  expect(await qpdfComplaints(bytes)).toBe('');
  expect((await pdfInfo(bytes)).Pages).toBe(String(report.sheets));
  const texts = await Promise.all(
    Array.from({ length: report.sheets }, (_, side) => pdfToText(bytes, side + 1)),
  );
  return texts.map((text) => text.match(/N\d+/g) ?? []);
}

it('sides are in the order in which folded sheets are read', async () => {
  expect(await sidesOf(8)).toEqual([
    ['N8', 'N1'],
    ['N2', 'N7'],
    ['N6', 'N3'],
    ['N4', 'N5'],
  ]);
});

it('what is missing to full sheets stays empty at the end', async () => {
  expect(await sidesOf(5)).toEqual([['N1'], ['N2'], ['N3'], ['N4', 'N5']]);
  expect(await sidesOf(1)).toEqual([['N1'], []]);
});

it('is bound on the right', async () => {
  expect(await sidesOf(4, { binding: 'right' })).toEqual([
    ['N1', 'N4'],
    ['N3', 'N2'],
  ]);
});
