import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { findTextType } from '@sheaf/pdf-core';
import { fileTypeFromBuffer } from 'file-type';

/** The number of bytes needed to determine a type; Word and Excel files identify themselves in their first entries. */
const HEAD_BYTES = 1024 * 1024;
const CFB_HEADER_BYTES = 512;

/** As Acrobat and the standard's annexes have it. */
const PDF_HEADER_WITHIN = 1024;

export type Spooled = { path: string; size: number; sha256: string; type: string };

/** Takes a stream to a file in a folder that is there already, a piece at a time, counting and hashing as it passes. Past `maxSize` the rest is only counted. */
export async function spool(
  source: Readable,
  folder: string,
  maxSize: number,
  name: string,
): Promise<Spooled> {
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
    return { path, size, sha256: hash.digest('hex'), type: await detectType(path, name) };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Determines the type from the first bytes. Headers are not trusted, and a name only tells one kind of text from another. */
export async function detectType(path: string, name = ''): Promise<string> {
  const handle = await open(path);
  try {
    const head = await readPart(handle, 0, HEAD_BYTES);
    const type = (await fileTypeFromBuffer(head))?.mime;
    if (type === 'application/x-cfb') return await detectOldOffice(handle, head);
    // Readers take a PDF whose header comes late. An archive with a PDF in it is another thing, and known by its own bytes.
    const isOpen = type === undefined || type === 'application/postscript';
    if (isOpen && head.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-')) return 'application/pdf';
    const isText = type === undefined || type === 'application/xml';
    return (isText ? findTextType(head, name) : undefined) ?? type ?? 'application/octet-stream';
  } finally {
    await handle.close();
  }
}

async function readPart(handle: FileHandle, from: number, length: number): Promise<Buffer> {
  const part = Buffer.alloc(length);
  const { bytesRead } = await handle.read(part, 0, length, from);
  return part.subarray(0, bytesRead);
}

/** Word and Excel files up to 2003 and messages of Outlook share a container; the name of the stream inside distinguishes them. */
async function detectOldOffice(handle: FileHandle, head: Buffer): Promise<string> {
  const shift = head.length < CFB_HEADER_BYTES ? 0 : head.readUInt16LE(30);
  // The format knows two sizes of a sector: 512 and 4096 bytes.
  if (shift !== 9 && shift !== 12) return 'application/x-cfb';
  const sectorSize = 2 ** shift;
  const directory = await readPart(handle, (head.readUInt32LE(48) + 1) * sectorSize, sectorSize * 4);
  const has = (name: string) => directory.includes(Buffer.from(`${name}\0`, 'utf16le'));
  if (has('WordDocument')) return 'application/msword';
  if (has('Workbook') || has('Book')) return 'application/vnd.ms-excel';
  // A message has its properties beside one another, in no order.
  if (
    /__(?:properties_version1|nameid_version1|substg1|recip_version1|attach_version1)\.0/u.test(
      directory.toString('utf16le'),
    )
  )
    return 'application/vnd.ms-outlook';
  return 'application/x-cfb';
}

/**
 * Creates the folder and removes the remains of interrupted uploads. Runs at start, before this process receives
 * anything. Other processes may use the same folder and remove what was just listed.
 */
export async function prepareSpool(folder: string, olderThanMs: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > olderThanMs) await rm(path, { recursive: true, force: true });
  }
}
