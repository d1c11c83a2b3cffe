import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { writePdf } from './write-pdf.ts';

/** A JPEG of two by two gray pixels. */
const pixel = Uint8Array.fromBase64(
  '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAACAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKAA/9k=',
);

test('the sheets of a PDF of scanned pages are A4, Letter and what they are, and its title is that of any language', async () => {
  const pdf = writePdf(
    [
      { jpeg: pixel, width: 1654, height: 2339 },
      { jpeg: pixel, width: 1700, height: 2200 },
      { jpeg: pixel, width: 2000, height: 1000 },
    ],
    'Verträge (1)',
  );
  const data = new Uint8Array(await pdf.arrayBuffer());
  const document = await getDocument({ data, verbosity: 0 }).promise;
  const sheets = await Promise.all([1, 2, 3].map(async (number) => (await document.getPage(number)).view));
  expect(sheets).toEqual([
    [0, 0, 595.28, 841.89],
    [0, 0, 612, 792],
    [0, 0, 841.89, 420.94],
  ]);
  expect((await document.getMetadata()).info).toMatchObject({ Title: 'Verträge (1)' });
  await document.loadingTask.destroy();
});
