import { expect, it } from 'vitest';
import { writePdf } from '../../hostile/write-pdf.ts';
import { makeTestPdf, pdfToText, qpdfComplaints } from '../../testing/index.ts';
import { mix } from './mix.ts';
import { mixOptions } from './options.ts';

const stack = (...texts: string[]) => makeTestPdf({ pages: texts.map((text) => ({ text })) });

async function mixed(documents: Uint8Array[], options: object = {}): Promise<string[]> {
  const inputs = documents.map((bytes, index) => ({ name: `${index}.pdf`, bytes }));
  const { files, report } = await mix(inputs, mixOptions.parse(options));
  expect(await qpdfComplaints(files[0]!.bytes)).toBe('');
  const pages = Array.from({ length: report.pages }, (_, index) => pdfToText(files[0]!.bytes, index + 1));
  return (await Promise.all(pages)).map((text) => text.trim());
}

const fronts = stack('One', 'Three', 'Five');

it('takes pages in turn, and what is left of the longer file at the end', async () => {
  expect(await mixed([fronts, stack('Two')])).toEqual(['One', 'Two', 'Three', 'Five']);
  expect(await mixed([fronts, stack('A'), stack('B', 'C')])).toEqual(['One', 'A', 'B', 'Three', 'C', 'Five']);
});

it('takes backs from the end of their stack', async () => {
  const options = { reverseOthers: true };
  expect(await mixed([fronts, stack('Six', 'Four', 'Two')], options)).toEqual([
    'One',
    'Two',
    'Three',
    'Four',
    'Five',
    'Six',
  ]);
});

it('refuses a single file', async () => {
  await expect(mixed([fronts])).rejects.toMatchObject({ code: 'invalid_options' });
});

it('refuses more pages than a document may have, and says that', async () => {
  const numbers = Array.from({ length: 10_001 }, (_, index) => index + 10);
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] >>';
  const bytes = writePdf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: `<< /Type /Pages /Count 10001 /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] >>`,
    ...Object.fromEntries(numbers.map((number) => [number, page])),
  });
  await expect(mixed([bytes, bytes])).rejects.toMatchObject({ reason: 'too_many_pages' });
});
