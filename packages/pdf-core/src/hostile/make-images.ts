import { crc32, deflateSync } from 'node:zlib';
import { noise } from './make-streams.ts';
import { deflatedZeros, latin, onePage } from './write-pdf.ts';

/** Pictures that promise more pixels, text or colour than any machine holds, and files that are two things at once. */
export const images: Record<string, () => Uint8Array> = {
  'a flood of pixels.png': () => png(60_000, 60_000, []),
  'a flood of real pixels.png': () => png(30_000, 30_000, [chunk('IDAT', deflatedZeros(900))]),
  'a picture of 2^31 pixels a side.png': () => png(2_147_483_647, 2_147_483_647, []),
  'a colour profile that is a bomb.png': () =>
    png(1, 1, [chunk('iCCP', Buffer.concat([latin('icc\0\0'), deflatedZeros(512)]))]),
  'a text that is a bomb.png': () =>
    png(1, 1, [chunk('zTXt', Buffer.concat([latin('Comment\0\0'), deflatedZeros(512)]))]),
  'ten thousand texts.png': () =>
    png(
      1,
      1,
      Array.from({ length: 10_000 }, () => chunk('tEXt', latin(`Comment\0${'x'.repeat(100)}`))),
    ),
  'a picture without an end.png': () =>
    png(500, 500, [chunk('IDAT', deflateSync(Buffer.alloc(9000)).subarray(0, 20))]).subarray(0, 80),
  'a flood of pixels.jpg': () =>
    Buffer.concat([
      Buffer.from('ffd8ffc00011 08fde8fde8 03011100021100031100'.replaceAll(' ', ''), 'hex'),
      noise(3000),
      Buffer.from('ffd9', 'hex'),
    ]),
  'a header alone.jpg': () => Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  'a flood of frames.gif': floodOfFrames,
  'a screen without an end.gif': () =>
    Buffer.concat([latin('GIF89a'), Buffer.from('ffffffff800000', 'hex'), noise(64)]),
  'a flood of pixels.bmp': () => bmp(50_000, 50_000),
  'a negative picture.bmp': () => bmp(-2_147_483_648, -2_147_483_648),
  'folders in a circle.tif': () =>
    tiff(
      [
        [256, 4, 1, 9],
        [257, 4, 1, 9],
      ],
      8,
    ),
  'a flood of pixels.tif': () =>
    tiff(
      [
        [256, 4, 1, 100_000],
        [257, 4, 1, 100_000],
        [258, 3, 1, 8],
        [259, 3, 1, 1],
        [262, 3, 1, 1],
        [273, 4, 1, 8],
        [277, 3, 1, 1],
        [278, 4, 1, 100_000],
        [279, 4, 1, 4_000_000_000],
      ],
      0,
    ),
  'a flood of pixels.webp': () =>
    Buffer.concat([
      latin('RIFF\xff\xff\xff\x7fWEBPVP8X'),
      Buffer.from('0a00000010000000ff3f00ff3f00', 'hex'),
      noise(200),
    ]),
  'a billion laughs.svg': () =>
    latin(
      `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, i) => `<!ENTITY ${'bcdefghij'[i]} "${`&${'abcdefghi'[i]};`.repeat(10)}">`).join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&j;</text></svg>`,
    ),
  'an outside file.svg': () =>
    latin(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd" width="9" height="9"/></svg>',
    ),
  'a document and a picture.pdf': () =>
    Buffer.concat([png(1, 1, [chunk('IDAT', deflateSync(Buffer.alloc(4)))]), onePage()]),
  'a picture and a program.jpg': () =>
    Buffer.concat([latin('#!/bin/sh\nexit 0\n'), Buffer.from('ffd8ffe0', 'hex'), noise(500)]),
  'words.jpg': () => latin('This is no picture.'),
  'nothing.png': () => Buffer.alloc(0),
};

function png(width: number, height: number, chunks: Uint8Array[]): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width >>> 0, 0);
  header.writeUInt32BE(height >>> 0, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = chunks.some((bytes) => Buffer.from(bytes).includes('IDAT'))
    ? []
    : [chunk('IDAT', deflateSync(Buffer.alloc(2)))];
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...chunks,
    ...pixels,
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([latin(type), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function floodOfFrames(): Uint8Array {
  const screen = Buffer.from('ffffffff800000000000ffffff', 'hex');
  const frame = Buffer.from('2c00000000ffffffff0002024401003b'.slice(0, -2), 'hex');
  return Buffer.concat([latin('GIF89a'), screen, ...Array.from({ length: 20_000 }, () => frame), latin(';')]);
}

function bmp(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(54 + 64);
  header.write('BM');
  header.writeUInt32LE(header.length, 2);
  header.writeUInt32LE(54, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(width, 18);
  header.writeInt32LE(height, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(24, 28);
  return header;
}

/** One folder of entries [tag, type, count, value]; `next` is where the one after it stands. */
function tiff(entries: number[][], next: number): Uint8Array {
  const bytes = Buffer.alloc(8 + 2 + entries.length * 12 + 4 + 64);
  bytes.write('II');
  bytes.writeUInt16LE(42, 2);
  bytes.writeUInt32LE(8, 4);
  bytes.writeUInt16LE(entries.length, 8);
  for (const [i, [tag = 0, type = 0, count = 0, value = 0]] of entries.entries()) {
    const at = 10 + i * 12;
    bytes.writeUInt16LE(tag, at);
    bytes.writeUInt16LE(type, at + 2);
    bytes.writeUInt32LE(count, at + 4);
    bytes.writeUInt32LE(value >>> 0, at + 8);
  }
  bytes.writeUInt32LE(next, 10 + entries.length * 12);
  return bytes;
}
