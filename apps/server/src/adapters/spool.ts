import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileTypeFromFile } from 'file-type';

export type Spooled = { path: string; size: number; sha256: string; type: string };

/** Takes a stream to a file in a folder that is there already, a piece at a time, counting and hashing as it passes. Past `maxSize` the rest is only counted. */
export async function spool(source: Readable, folder: string, maxSize: number): Promise<Spooled> {
  const path = join(folder, randomUUID());
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxSize) return done();
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(source, measure, createWriteStream(path, { mode: 0o600 }));
    return { path, size, sha256: hash.digest('hex'), type: await detectType(path) };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** What the bytes say. A name or a header can say anything. */
export async function detectType(path: string): Promise<string> {
  const type = (await fileTypeFromFile(path))?.mime ?? 'application/octet-stream';
  return type === 'application/x-cfb' ? detectOldOffice(path) : type;
}

/** Word and Excel up to 2003 share a container; the name of the stream inside tells them apart. */
async function detectOldOffice(path: string): Promise<string> {
  const handle = await open(path);
  try {
    const head = Buffer.alloc(512);
    await handle.read(head, 0, 512, 0);
    const sectorSize = 1 << head.readUInt16LE(30);
    const directory = Buffer.alloc(sectorSize * 4);
    await handle.read(directory, 0, directory.length, (head.readUInt32LE(48) + 1) * sectorSize);
    const has = (name: string) => directory.includes(Buffer.from(`${name}\0`, 'utf16le'));
    if (has('WordDocument')) return 'application/msword';
    if (has('Workbook') || has('Book')) return 'application/vnd.ms-excel';
    return 'application/x-cfb';
  } finally {
    await handle.close();
  }
}

/**
 * Makes the folder, and clears what uploads that were cut left behind. Called at the start, when nothing of this process
 * is being taken; others may be at work in the same folder, and take away what was just listed.
 */
export async function prepareSpool(folder: string, olderThanMs: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > olderThanMs) await rm(path, { recursive: true, force: true });
  }
}
