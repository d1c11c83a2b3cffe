import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makeDocument } from '../../edit/testing/make-document.ts';
import { withDocument } from '../../pdfium/document.ts';
import { renderPage } from '../../pdfium/render.ts';
import { sharedPages } from '../../testing/shared-pages.ts';
import { pageImage, pdfToText, qpdfComplaints } from '../../testing/index.ts';
import { invert } from './invert.ts';
import { invertOptions } from './options.ts';

const content = '1 0 0 rg 0 0 300 792 re f BT 0 g /F1 18 Tf 400 700 Td (Words) Tj ET';
const run = async (bytes: Uint8Array, options: object = {}) => {
  const { files, report } = await invert([{ name: 'a.pdf', bytes }], invertOptions.parse(options));
  expect(await qpdfComplaints(files[0]!.bytes)).toBe('');
  return { bytes: files[0]!.bytes, report };
};

async function pixel(bytes: Uint8Array, left: number, page = 1): Promise<number[]> {
  const picture = sharp(await pageImage(bytes, page)).extract({ left, top: 600, width: 1, height: 1 });
  return [...(await picture.removeAlpha().raw().toBuffer())];
}

it('paper turns black and red turns cyan, as poppler and PDFium draw it; words stay words', async () => {
  const { bytes, report } = await run(makeDocument({ pages: [{ content }, { content, rotate: 90 }] }));
  expect(report).toEqual({ pages: 2 });
  expect([await pixel(bytes, 500), await pixel(bytes, 100)]).toEqual([
    [0, 0, 0],
    [0, 255, 255],
  ]);
  const drawn = await withDocument(bytes, {}, (document) =>
    renderPage(document, 0, { scale: 1, format: 'gray' }),
  );
  expect(drawn.data[600 * drawn.width + 500]).toBe(0);
  expect(await pdfToText(bytes, 1)).toContain('Words');
});

it('only the pages asked for, and twice is as before', async () => {
  const once = await run(makeDocument({ pages: [{ content }, { content }] }), { pages: '2' });
  expect([await pixel(once.bytes, 500, 1), await pixel(once.bytes, 500, 2)]).toEqual([
    [255, 255, 255],
    [0, 0, 0],
  ]);
  const twice = await run(once.bytes, { pages: '2' });
  expect(await pixel(twice.bytes, 500, 2)).toEqual([255, 255, 255]);
});

it('many pages share the white that is drawn on them', async () => {
  const given = sharedPages(60);
  const { bytes } = await run(given);
  const forms = Buffer.from(bytes)
    .toString('latin1')
    .match(/\/Subtype ?\/Form/g);
  expect(forms).toHaveLength(2);
  expect(await pixel(bytes, 600, 60)).toEqual([0, 0, 0]);
});

it('pages that share their resources still do, and a page costs what its own content does', async () => {
  const grown = async (given: Uint8Array) => (await run(given)).bytes.length - given.length;
  const [few, many] = [await grown(sharedPages(10)), await grown(sharedPages(50))];
  expect((many - few) / 40).toBeLessThan(60);
  const picture =
    '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8';
  const given = makeDocument({
    pages: Array.from({ length: 20 }, () => ({ content, entries: '/Resources 11 0 R' })),
    objects: [
      `${picture} /Length 1 >>\nstream\na\nendstream`,
      '<< /XObject << /Im0 10 0 R >> /Font << /F1 3 0 R >> >>',
    ],
  });
  const { bytes } = await run(given);
  const added = Buffer.from(bytes.subarray(given.length)).toString('latin1');
  expect(added.match(/\/Im0 10 0 R/g)).toHaveLength(1);
  expect(await pixel(bytes, 100, 20)).toEqual([0, 255, 255]);
});
