import { pdfInfo, qpdfComplaints } from '@sheaf/pdf-core/testing';
import { expect, test } from 'vitest';
import { writePdf } from './write-pdf.ts';

/** A JPEG of two by two gray pixels. */
const pixel = Uint8Array.fromBase64(
  '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAACAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKAA/9k=',
);

test('qpdf finds nothing wrong with a PDF of scanned pages, and its sheets are A4, Letter and what they are', async () => {
  const pdf = writePdf(
    [
      { jpeg: pixel, width: 1654, height: 2339 },
      { jpeg: pixel, width: 1700, height: 2200 },
      { jpeg: pixel, width: 2000, height: 1000 },
    ],
    'Verträge (1)',
  );
  const bytes = new Uint8Array(await pdf.arrayBuffer());
  expect(await qpdfComplaints(bytes)).toBe('');
  const text = new TextDecoder('latin1').decode(bytes);
  const boxes = Array.from(text.matchAll(/MediaBox\[0 0 ([\d.]+) ([\d.]+)\]/gu), ([, width, height]) => [
    Number(width),
    Number(height),
  ]);
  expect(boxes).toEqual([
    [595.28, 841.89],
    [612, 792],
    [841.89, 420.94],
  ]);
  expect((await pdfInfo(bytes)).Title).toBe('Verträge (1)');
});
