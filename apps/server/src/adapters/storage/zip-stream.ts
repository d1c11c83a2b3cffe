import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { AppError } from '@sheaf/api/errors';
import { ZipFile } from 'yazl';

export type ZipEntry = { path: string; modified: Date; squeeze: boolean; open(): Promise<Readable> };

/**
 * Streams a zip: one entry is open at a time, at the speed of the reader. An entry that is gone at its turn is left
 * out. An error within an entry breaks the zip, so that nobody takes a part for the whole.
 */
export function createZip(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  // yazl's stream is one of Node's, behind a narrower type.
  const output = zip.outputStream as Readable;
  const fail = (error: Error) => output.destroy(error);
  zip.on('error', fail);
  addAll(zip, entries, output).then(() => zip.end(), fail);
  return output;
}

async function addAll(zip: ZipFile, entries: AsyncIterable<ZipEntry>, output: Readable): Promise<void> {
  for await (const { path, modified, squeeze, open } of entries) {
    const bytes = await openUnlessGone(open);
    if (!bytes) continue;
    const letGo = () => bytes.destroy();
    output.once('close', letGo);
    if (output.destroyed) letGo();
    zip.addReadStream(bytes, path, { mtime: modified, compress: squeeze });
    await finished(bytes);
    output.off('close', letGo);
  }
}

async function openUnlessGone(open: ZipEntry['open']): Promise<Readable | null> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
