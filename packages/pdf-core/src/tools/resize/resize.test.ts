import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makeDocument, type SampleDocument } from '../../edit/testing/make-document.ts';
import { encryptBy, pageImage, qpdfComplaints, runPeer } from '../../testing/index.ts';
import { resizeOptions } from './options.ts';
import { resize } from './resize.ts';

async function run(bytes: Uint8Array, options: object = {}) {
  const { files, report } = await resize([{ name: 'a.pdf', bytes }], resizeOptions.parse(options));
  expect(await qpdfComplaints(files[0]!.bytes)).toBe('');
  return { bytes: files[0]!.bytes, report };
}

async function sizesOf(bytes: Uint8Array): Promise<string[]> {
  const { stdout } = await runPeer('pdfinfo', ['-l', '99', 'FILE'], bytes);
  return [...stdout.matchAll(/size: +([\d.]+ x [\d.]+)/g)].map(([, size]) => size!);
}

/** The same page at the same number of pixels, whatever its size: how far two of them are apart, pixel by pixel, on average. */
async function difference(one: Uint8Array, other: Uint8Array, page = 1): Promise<number> {
  const draw = async (bytes: Uint8Array) =>
    sharp(await pageImage(bytes, page, 144))
      .resize(200, 200, { fit: 'fill' })
      .grayscale()
      .raw()
      .toBuffer();
  const [a, b] = [await draw(one), await draw(other)];
  return a.reduce((sum, value, at) => sum + Math.abs(value - b[at]!), 0) / a.length;
}

const everything: SampleDocument = {
  objects: [
    '<< /Type /Annot /Subtype /Square /Rect [200 300 260 400] /C [1 0 0] /AP << /N 11 0 R >> /F 4 >>',
    '<< /Type /XObject /Subtype /Form /BBox [0 0 10 10] /Length 22 >>\nstream\n1 0 0 rg 0 0 9 9 re f\nendstream',
    '<< /Type /Pattern /PatternType 2 /Shading << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [100 0 500 0] /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> >> >>',
    '<< /Type /Annot /Subtype /Link /Rect [0 0 50 50] /QuadPoints [0 50 50 50 0 0 50 0] /Dest [100 0 R /XYZ 100 700 0] >>',
  ],
  pages: [
    {
      content: '/Pattern cs /P scn 100 500 400 100 re f BT 0 g /F1 30 Tf 72 100 Td (Words) Tj ET q Q Q',
      entries: '/Annots [10 0 R 13 0 R] /Resources << /Font << /F1 3 0 R >> /Pattern << /P 12 0 R >> >>',
    },
  ],
};

it.each([0, 90, 180, 270])('half the size looks the same, turned by %i degrees', async (rotate) => {
  const page = { ...everything.pages![0]!, rotate, crop: [50, 20, 550, 720] };
  const before = makeDocument({ ...everything, pages: [page] });
  const { bytes } = await run(before, { to: 'percent', percent: 50 });
  expect((await sizesOf(bytes))[0]).toBe('250 x 350');
  expect(await difference(before, bytes)).toBeLessThan(2);
});

it('fits pages to paper that lies as they do, and leaves alone what has that size', async () => {
  const pages = [{}, { media: [0, 0, 800, 400] }, { media: [0, 0, 595.28, 841.89] }, { userUnit: 2 }];
  const { bytes, report } = await run(makeDocument({ pages }), { paper: 'A4' });
  expect(report).toEqual({ pages: 3 });
  const sizes = (await sizesOf(bytes)).map((size) =>
    size.split(' x ').map((side) => Math.round(Number(side))),
  );
  expect(sizes).toEqual([
    [595, 842],
    [842, 595],
    [595, 842],
    [595, 842],
  ]);
});

it('content keeps its size in the middle where that is asked for', async () => {
  const square = { media: [0, 0, 100, 100], content: '0 0 100 100 re f' };
  const { bytes } = await run(makeDocument({ pages: [square] }), { paper: 'A5', content: 'actual' });
  const { data, info } = await sharp(await pageImage(bytes))
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dark = data.filter((value) => value < 128).length;
  expect(dark / 10_000).toBeCloseTo(1, 1);
  expect(data[Math.round(info.height / 2) * info.width + Math.round(info.width / 2)]).toBe(0);
});

it('links lead to the same words, and cover the same words', async () => {
  const { bytes } = await run(makeDocument(everything), { to: 'percent', percent: 200 });
  const { stdout } = await runPeer('mutool', ['show', 'FILE', '13'], bytes);
  const list = (key: string) => new RegExp(`/${key} *\\[([^\\]]*)\\]`).exec(stdout)![1]!.trim();
  expect(list('Rect')).toBe('0 0 100 100');
  expect(list('QuadPoints')).toBe('0 100 100 100 0 0 100 0');
  expect(list('Dest')).toBe('100 0 R /XYZ 200 1400 0');
});

it('refuses sizes that no page can have, and to change what may not be changed', async () => {
  const huge = makeDocument({ pages: [{ media: [0, 0, 9000, 9000] }] });
  await expect(run(huge, { to: 'percent', percent: 200 })).rejects.toMatchObject({ code: 'invalid_options' });
  const locked = await encryptBy(makeDocument(), ['--encrypt', '', 'owner', '256', '--modify=none', '--']);
  await expect(run(locked)).rejects.toMatchObject({ code: 'encrypted' });
});
