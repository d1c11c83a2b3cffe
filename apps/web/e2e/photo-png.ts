import { crc32, deflateSync } from 'node:zlib';

/** Soft hills and a little grain, as a camera makes them: there is something to lose in it. */
export function photoPng(width = 1200, height = 800): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3));
  let seed = 7;
  let at = 0;
  for (let y = 0; y < height; y++) {
    rows[at++] = 0;
    for (let x = 0; x < width; x++) {
      const hill = Math.sin(x / 90) * 40 + Math.sin((x + y) / 37) * 24;
      seed = (seed * 1103515245 + 12345) & 0x7fffffff;
      const grain = (seed >> 16) % 12;
      rows[at++] = 120 + hill + grain;
      rows[at++] = 130 + (y / height) * 80 + grain;
      rows[at++] = 150 - hill + grain;
    }
  }
  return encodePng(rows, width, height);
}

/** Rows of red, green and blue, each after a zero: no filter. */
export function encodePng(rows: Buffer, width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
