import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makeDocument } from '../../edit/testing/make-document.ts';
import { twoTone } from '../../testing/images.ts';
import { sharedPages } from '../../testing/shared-pages.ts';
import { pageImage, pdfToText, qpdfComplaints } from '../../testing/index.ts';
import { imagesToPdf } from '../images-to-pdf/images-to-pdf.ts';
import { imagesToPdfOptions } from '../images-to-pdf/options.ts';
import { grayscale } from './grayscale.ts';
import { grayscaleOptions } from './options.ts';

async function run(bytes: Uint8Array) {
  const { files, report } = await grayscale([{ name: 'a.pdf', bytes }], grayscaleOptions.parse({}));
  expect(await qpdfComplaints(files[0]!.bytes)).toBe('');
  return { bytes: files[0]!.bytes, report };
}

/** How far the colours of any pixel are apart, at most. */
async function colourfulness(bytes: Uint8Array): Promise<number> {
  const data = await sharp(await pageImage(bytes))
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  let most = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
    most = Math.max(most, Math.max(red, green, blue) - Math.min(red, green, blue));
  }
  return most;
}

it('text and drawings are gray, and a small file is changed even where that takes more bytes', async () => {
  const content =
    '1 0 0 rg 0 0 300 400 re f 0 0 1 RG 0 0 m 500 500 l S BT 0 1 0 rg /F1 40 Tf 72 700 Td (Green) Tj ET';
  const colourful = makeDocument({ pages: [{ content }] });
  expect(await colourfulness(colourful)).toBeGreaterThan(200);
  const { bytes, report } = await run(colourful);
  expect(await colourfulness(bytes)).toBe(0);
  expect(await pdfToText(bytes)).toContain('Green');
  expect(report).toEqual({ images: 0 });
});

it.each(['jpeg', 'png'] as const)('a picture is gray: %s', async (format) => {
  const image = await twoTone()[format]().toBuffer();
  const inputs = [{ name: `a.${format}`, bytes: image }];
  const { files } = await imagesToPdf(inputs, imagesToPdfOptions.parse({}));
  expect(await colourfulness(files[0]!.bytes)).toBeGreaterThan(200);
  const { bytes, report } = await run(files[0]!.bytes);
  expect(await colourfulness(bytes)).toBe(0);
  expect(report).toEqual({ images: 1 });
});

it('a damaged picture inside the page stays, and the rest is gray', async () => {
  const content = 'BI /W 1 /H 1 ) ID abc EI BT 0 1 0 rg /F1 40 Tf 72 700 Td (Green) Tj ET';
  const given = [{ name: 'a.pdf', bytes: makeDocument({ pages: [{ content }] }) }];
  const { files } = await grayscale(given, grayscaleOptions.parse({}));
  expect(await colourfulness(files[0]!.bytes)).toBe(0);
  expect(await pdfToText(files[0]!.bytes)).toContain('Green');
});

it('many pages that share a long content stay as small as they came', async () => {
  const given = sharedPages(60);
  const { bytes } = await run(given);
  expect(bytes.length).toBeLessThan(given.length * 1.1);
  expect(await colourfulness(bytes)).toBe(0);
  expect(await pdfToText(bytes)).toContain('Page 60 body');
});

it('an operation that two streams of a page share is gray, and so is what follows', async () => {
  const objects = ['1 0', ' 0 rg 0 0 300 400 re f 0 1 0 rg', ' 300 400 300 300 re f'].map(
    (body) => `<< /Length ${body.length} >>\nstream\n${body}\nendstream`,
  );
  const given = makeDocument({ pages: [{ entries: '/Contents [10 0 R 11 0 R 12 0 R]' }], objects });
  expect(await colourfulness(given)).toBeGreaterThan(200);
  expect(await colourfulness((await run(given)).bytes)).toBe(0);
});
