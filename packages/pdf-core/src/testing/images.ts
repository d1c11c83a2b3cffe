import sharp, { type Sharp } from 'sharp';

export type Colour = [number, number, number];
export const RED: Colour = [255, 0, 0];
export const BLUE: Colour = [0, 0, 255];

/** An image whose left half is red and whose right half is blue. */
export function twoTone(width = 80, height = 40): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i++) data.set(i % width < width / 2 ? RED : BLUE, i * 3);
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** A bitmap of 24 bits, rows from the bottom up, as Windows writes them. */
export async function makeBmp(): Promise<Buffer> {
  const { data, info } = await twoTone().raw().toBuffer({ resolveWithObject: true });
  const header = Buffer.alloc(54);
  header.write('BM');
  header.writeUInt32LE(54 + data.length, 2);
  header.writeUInt32LE(54, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(info.width, 18);
  header.writeInt32LE(info.height, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(24, 28);
  const rows = Array.from({ length: info.height }, (_, y) =>
    data.subarray((info.height - 1 - y) * info.width * 3, (info.height - y) * info.width * 3),
  );
  const pixels = Buffer.concat(rows);
  for (let i = 0; i < pixels.length; i += 3) pixels.subarray(i, i + 3).reverse();
  return Buffer.concat([header, pixels]);
}
