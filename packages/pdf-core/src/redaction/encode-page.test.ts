import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { encodePage } from './encode-page.ts';

const WIDTH = 5;

/** Three rows of five pixels: the first and the last are paper but for what is given. */
function picture(first: number[], last: number[]) {
  const shades = [first, Array.from({ length: WIDTH }, () => 255), last].flat();
  const data = Buffer.from(shades.flatMap((shade) => [shade, shade, shade, 255]));
  return { data, width: WIDTH, height: 3, channels: 4 as const, scale: 1 };
}

it('packs rows of letters two pixels a byte, each row from a byte of its own', async () => {
  const { entries, samples } = await encodePage(picture([0, 255, 255, 255, 40], [255, 255, 255, 255, 100]));
  expect(entries).toContain('/BitsPerComponent 4/');
  expect(inflateSync(samples).toString('hex')).toBe(['0fff2f', 'ffffff', 'ffff6f'].join(''));
});

it('keeps what is black and white in one bit a pixel, and a page of shades as JPEG', async () => {
  expect((await encodePage(picture([0, 255, 255, 0, 0], [0, 0, 0, 0, 0]))).entries).toContain('JBIG2Decode');
  const shades = [100, 120, 140, 160, 180];
  expect((await encodePage(picture(shades, shades))).entries).toContain('DeviceGray');
  expect((await encodePage(picture(shades, shades))).entries).toContain('DCTDecode');
});

it('sees one pixel of colour', async () => {
  const image = picture([0, 255, 255, 255, 255], [255, 255, 255, 255, 255]);
  image.data[image.data.length - 4] = 200;
  expect((await encodePage(image)).entries).not.toContain('DeviceGray');
});
