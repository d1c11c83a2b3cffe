import { createReadStream, type Stats } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

/** The largest there are unpack to less than a third of it. */
export const MAX_TRAINED_BYTES = 128 * 1024 * 1024;
const MOST_PARTS = 64;
const GZIP = 0x1f_8b;

/** Each file is looked at once, and again when it is another one. */
const looked = new Map<string, Promise<boolean>>();

/** Whether a file named NAME.traineddata, packed or not, is data of Tesseract, and all of it. */
export async function isTrainedData(path: string, there?: Stats): Promise<boolean> {
  const { size, mtimeMs } = there ?? (await stat(path));
  const key = `${path} ${size} ${mtimeMs}`;
  const check = () => (path.endsWith('.gz') ? isWholePacked(path) : isWholeUnpacked(path, size));
  // What cannot be opened cannot be read with either.
  const known = looked.get(key) ?? check().catch(() => false);
  looked.set(key, known);
  return known;
}

/** Where the parts begin stands after their number; none begins behind the end. */
async function isWholeUnpacked(path: string, size: number): Promise<boolean> {
  const head = await readHead(path, MOST_PARTS * 8 + 4);
  const count = partCount(head);
  if (count === 0 || head.length < 4 + count * 8) return false;
  const places = Array.from({ length: count }, (_, at) => Number(head.readBigInt64LE(4 + at * 8))).filter(
    (place) => place !== -1,
  );
  return places.length > 0 && places.every((place) => place >= 4 + count * 8 && place < size);
}

/** Whole, packed as it should be, and begins with how many parts it has. */
export async function isWholePacked(path: string): Promise<boolean> {
  const head = await readHead(path, 2);
  if (head.length < 2 || head.readUInt16BE(0) !== GZIP) return false;
  let size = 0;
  let start = Buffer.alloc(0);
  const unpack = pipeline(createReadStream(path), createGunzip(), async (pieces: AsyncIterable<Buffer>) => {
    for await (const piece of pieces) {
      size += piece.length;
      if (size > MAX_TRAINED_BYTES) throw new Error('It unpacks to more than there ever is.');
      if (start.length < 4) start = Buffer.concat([start, piece]).subarray(0, 4);
    }
  });
  return unpack.then(
    () => partCount(start) > 0,
    () => false,
  );
}

async function readHead(path: string, length: number): Promise<Buffer> {
  const file = await open(path);
  const head = Buffer.alloc(length);
  const { bytesRead } = await file.read(head, 0, length, 0).finally(() => file.close());
  return head.subarray(0, bytesRead);
}

/** The number that the data begins with; 0 if there is none that can be. */
function partCount(head: Buffer): number {
  const count = head.length >= 4 ? head.readInt32LE(0) : 0;
  return count >= 1 && count <= MOST_PARTS ? count : 0;
}
