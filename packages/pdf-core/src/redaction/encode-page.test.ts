import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { decodeRunLength } from '../pdf/filters-plain.ts';
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

it('packs wide rows of gray pages pixel by pixel, wherever ink begins and paper ends', async () => {
  const [width, height] = [21, 21];
  // In each row, what is inked begins and ends one pixel later, across pixels that are looked at together.
  const shadeAt = (x: number, y: number) => (x === y || x === y - 6 ? (x * 37 + 5) % 256 : 255);
  const nibble = (x: number, y: number) =>
    x < width ? Math.floor((shadeAt(x, y) + 8) / 17).toString(16) : 'f';
  const places = Array.from({ length: width }, (_, at) => at);
  const data = Buffer.from(places.flatMap((y) => places.map((x) => shadeAt(x, y))));
  const { entries, samples } = await encodePage({ data, width, height, channels: 1, scale: 1 });
  expect(entries).toContain('/BitsPerComponent 4/');
  expect(inflateSync(samples).toString('hex')).toBe(
    places.map((y) => [...places, width].map((x) => nibble(x, y)).join('')).join(''),
  );
});

it.each([
  [48, 48, 'BitsPerComponent 4/'],
  [49, 239, 'DCTDecode'],
  [240, 254, 'BitsPerComponent 4/'],
  [0, 255, 'JBIG2Decode'],
])('takes %i and %i for ink, paper, or what is between', async (one, other, encoding) => {
  const data = Buffer.from(Array.from({ length: 18 * 2 }, (_, at) => (at % 2 ? one : other)));
  expect((await encodePage({ data, width: 18, height: 2, channels: 1, scale: 1 })).entries).toContain(
    encoding,
  );
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

it('writes a page of colours in runs, short and long ones, that give each pixel back', async () => {
  const [width, height] = [300, 4];
  const drawn = [0xff_ffff, 0x20_60c0, 0xc0_2010];
  // Runs of 1, 2, 3, 127 and 131 pixels, the last of which goes on in the next row.
  const lengths = [1, 2, 3, 127, 131, 2, 1, 33];
  const row = lengths.flatMap((length, at) => Array.from({ length }, () => drawn[at % 3]!));
  const colours = Array.from({ length: height }, (_, y) => (y === 2 ? row.map(() => 0xff_ffff) : row)).flat();
  const data = Buffer.from(colours.flatMap((one) => [one & 255, (one >> 8) & 255, one >> 16, 255]));
  const { entries, samples } = await encodePage({ data, width, height, channels: 4, scale: 1 });
  const dict = `<</Width ${width}/Height ${height}${entries}>>`;
  expect(dict).toContain('/Filter[/FlateDecode/RunLengthDecode]');
  const palette = /<((?:[0-9a-f]{6})+)>/.exec(entries)![1]!.match(/.{6}/g)!;
  const indices = decodeRunLength(inflateSync(samples));
  expect(indices).toHaveLength(width * height);
  const shown = Array.from(indices, (index) => palette[index]);
  const hex = (one: number) => Buffer.of(one & 255, (one >> 8) & 255, one >> 16).toString('hex');
  expect(shown).toEqual(colours.map(hex));
});
