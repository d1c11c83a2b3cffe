import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeScan, runPeer } from '@sheaf/pdf-core/testing';
import { makePhoto } from '../src/features/files/scan/image/make-photo.ts';
import type { Pixels } from '../src/features/files/scan/image/pixels.ts';
import type { Quad } from '../src/features/files/scan/image/quad.ts';
import { encodePng } from './photo-png.ts';

export const PHOTO_CORNERS: Quad = [
  { x: 0.16, y: 0.2 },
  { x: 0.86, y: 0.26 },
  { x: 0.94, y: 0.74 },
  { x: 0.09, y: 0.78 },
];

/** A printed page on a desk, seen from the side, with grain and a shadow: as a phone's camera gives it. */
export async function scanPhoto(seed: number): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const { bytes } = await makeScan();
  const page = await drawPage(bytes);
  const photo = makePhoto(page, { width: 1600, height: 1200, corners: PHOTO_CORNERS, seed });
  return { name: `photo-${seed}.png`, mimeType: 'image/png', buffer: toPng(photo) };
}

async function drawPage(bytes: Uint8Array): Promise<Pixels> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-photo-'));
  try {
    const target = join(folder, 'page');
    const { code, stderr } = await runPeer('pdftoppm', ['-r', '200', '-singlefile', 'FILE', target], bytes);
    if (code) throw new Error(`pdftoppm: ${stderr}`);
    return readPpm(await readFile(`${target}.ppm`));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function readPpm(bytes: Buffer): Pixels {
  const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/u.exec(bytes.toString('latin1', 0, 64));
  if (!head) throw new Error('pdftoppm wrote something else.');
  const [width, height] = [Number(head[1]), Number(head[2])];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const start = head[0].length;
  for (let at = 0; at < width * height; at++)
    for (let part = 0; part < 3; part++) data[at * 4 + part] = bytes[start + at * 3 + part]!;
  return { data, width, height };
}

function toPng({ data, width, height }: Pixels): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let at = 0, to = 0; at < data.length; at += 4) {
    if ((at / 4) % width === 0) to++;
    for (let part = 0; part < 3; part++) rows[to++] = data[at + part]!;
  }
  return encodePng(rows, width, height);
}
