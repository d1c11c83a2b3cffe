import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeBmp, twoTone } from '../testing/images.ts';
import { readPictures } from './read-pictures.ts';

function read(bytes: Uint8Array) {
  return readPictures({ name: 'image', bytes }, 95);
}

function pngChunk(kind: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length);
  chunk.write(kind, 4, 'latin1');
  data.copy(chunk, 8);
  return chunk;
}

test('pixel floods and bombs in profiles and comments are refused before anything is decoded', async () => {
  const png = await twoTone().png().toBuffer();
  const flood = Buffer.from(png);
  flood.writeUInt32BE(60_000, 16);
  flood.writeUInt32BE(60_000, 20);
  const zeros = deflateSync(Buffer.alloc(64 * 1024 * 1024));
  const bomb = (kind: string, head: string) =>
    Buffer.concat([
      png.subarray(0, 33),
      pngChunk(kind, Buffer.concat([Buffer.from(head, 'latin1'), zeros])),
      png.subarray(33),
    ]);
  const bmp = await makeBmp();
  bmp.writeInt32LE(100_000, 18);
  bmp.writeInt32LE(100_000, 22);
  for (const bytes of [
    flood,
    bomb('zTXt', 'Comment\0\0'),
    bomb('iCCP', 'profile\0\0'),
    bomb('iTXt', 'Comment\0\x01\0\0\0'),
    bmp,
  ]) {
    const started = performance.now();
    await expect(read(bytes)).rejects.toMatchObject({ code: 'too_complex' });
    expect(performance.now() - started).toBeLessThan(5000);
  }
});

test('a file that is not an image, or is truncated, is refused', async () => {
  await expect(read(new Uint8Array())).rejects.toMatchObject({ code: 'empty' });
  await expect(read(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).rejects.toMatchObject({
    code: 'unsupported',
  });
  const png = await twoTone(300, 300).png({ compressionLevel: 0 }).toBuffer();
  await expect(read(png.subarray(0, png.length / 2))).rejects.toMatchObject({ code: 'corrupt' });
  await expect(read((await makeBmp()).subarray(0, 200))).rejects.toMatchObject({ code: 'corrupt' });
});
