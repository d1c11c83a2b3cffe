import sharp from 'sharp';
import { expect, test } from 'vitest';
import { BLUE, type Colour, RED, twoTone } from '../../testing/images.ts';
import { pdfInfo } from '../../testing/index.ts';
import { coloursAt, convert, expectClose, WHITE } from './images-to-pdf.samples.ts';

test.each([
  ['Letter', 'portrait', '612 x 792'],
  ['Legal', 'portrait', '612 x 1008'],
  ['A3', 'portrait', '841.89 x 1190.55'],
  ['A5', 'landscape', '595.28 x 419.53'],
])('pages of %s %s', async (pageSize, orientation, size) => {
  const { bytes } = await convert([await twoTone().png().toBuffer()], { pageSize, orientation });
  expect((await pdfInfo(bytes))['Page size']).toContain(size);
});

test('several images share a page, in reading order', async () => {
  const images = await Promise.all(
    [1, 2, 3, 4, 5].map((i) =>
      sharp({ create: { width: 50, height: 50, channels: 3, background: { r: i * 50, g: 0, b: 0 } } })
        .png()
        .toBuffer(),
    ),
  );
  const { bytes, report } = await convert(images, { imagesPerPage: 4, margin: 0 });
  expect(report).toEqual({ pages: 2, images: 5 });
  expectClose(
    await coloursAt(bytes, [
      [150, 210],
      [450, 210],
      [150, 630],
      [450, 630],
    ]),
    [
      [50, 0, 0],
      [100, 0, 0],
      [150, 0, 0],
      [200, 0, 0],
    ],
  );
});

test.each([
  [2, [207, 634]],
  [3, [136, 421, 706]],
])('%i images stand below one another on an upright page', async (imagesPerPage, middles) => {
  const colours = middles.map((_, i): Colour => [i * 100, 0, 0]);
  const images = colours.map(([r, g, b]) =>
    sharp({ create: { width: 50, height: 50, channels: 3, background: { r, g, b } } })
      .png()
      .toBuffer(),
  );
  const { bytes, report } = await convert(await Promise.all(images), { imagesPerPage, margin: 0 });
  expect(report.pages).toBe(1);
  expectClose(
    await coloursAt(
      bytes,
      middles.map((y) => [297, y]),
    ),
    colours,
  );
});

test('the margin stays free on each side, on a lying page too', async () => {
  const image = await twoTone().png().toBuffer();
  const options = { imageLayout: 'stretch', margin: 100, orientation: 'landscape' };
  const { bytes } = await convert([image], options);
  expect((await pdfInfo(bytes))['Page size']).toContain('841.89 x 595.28');
  const inside: [number, number][] = [
    [105, 105],
    [736, 105],
    [105, 489],
    [736, 489],
  ];
  const outside: [number, number][] = [
    [95, 297],
    [747, 297],
    [421, 95],
    [421, 500],
  ];
  expectClose(await coloursAt(bytes, inside), [RED, BLUE, RED, BLUE]);
  expectClose(
    await coloursAt(bytes, outside),
    outside.map(() => WHITE),
  );
});
