import sharp from 'sharp';
import { expect, it } from 'vitest';
import { stripJpeg, stripJpeg2000 } from './strip-image.ts';

const picture = () =>
  sharp({
    create: {
      width: 40,
      height: 30,
      channels: 3,
      background: '#a06020',
      noise: { type: 'gaussian', mean: 90, sigma: 40 },
    },
  });

it.each([false, true])(
  'a JPEG keeps its pixels and loses its notes, progressive: %s',
  async (progressive) => {
    const plain = await picture()
      .withExif({ IFD0: { Artist: 'Smith' } })
      .jpeg({ progressive })
      .toBuffer();
    const noted = Buffer.concat([plain, Buffer.from('by Smith')]);
    expect(noted.includes('Exif')).toBe(true);
    const made = stripJpeg(noted);
    expect(made.includes('Smith')).toBe(false);
    expect(made.includes('Exif')).toBe(false);
    const [before, after] = await Promise.all([plain, made].map((bytes) => sharp(bytes).raw().toBuffer()));
    expect(after!.equals(before!)).toBe(true);
  },
);

it('the code of a JPEG 2000 stays, without its comments', () => {
  const code = Buffer.from('ff4fff51000400ffff640008536d69746821ff90000a', 'hex');
  const box = (kind: string, body: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length + 8);
    head.write(kind, 4);
    return Buffer.concat([head, body]);
  };
  const made = stripJpeg2000(
    Buffer.concat([box('jp2h', Buffer.from('head')), box('xml ', Buffer.from('Smith')), box('jp2c', code)]),
  );
  const kept = Buffer.from('ff4fff51000400ffff90000a', 'hex');
  expect(made.equals(Buffer.concat([box('jp2h', Buffer.from('head')), box('jp2c', kept)]))).toBe(true);
});
