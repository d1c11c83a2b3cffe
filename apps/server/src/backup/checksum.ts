import { createHash } from 'node:crypto';
import { pipeline, type Readable, Transform } from 'node:stream';
import { finished } from 'node:stream/promises';

export type Checksum = { size: number; sha256: string };

/** The same bytes, and what they are once all of them have passed. */
export function summed(source: Readable, done: (sum: Checksum) => void): Readable {
  const hash = createHash('sha256');
  let size = 0;
  const tap = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      hash.update(chunk);
      size += chunk.length;
      next(null, chunk);
    },
    flush(next) {
      done({ size, sha256: hash.digest('hex') });
      next();
    },
  });
  // What fails the source fails the tap, where its reader hears of it.
  pipeline(source, tap, () => undefined);
  return tap;
}

export async function sumOf(source: Readable): Promise<Checksum> {
  let sum: Checksum | undefined;
  await finished(summed(source, (result) => (sum = result)).resume());
  return sum!;
}

export const isSame = (a: Checksum, b: Checksum): boolean => a.size === b.size && a.sha256 === b.sha256;
