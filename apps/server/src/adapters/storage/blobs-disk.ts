import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { AppError } from '@sheaf/api/errors';
import type { BlobStore, ByteRange } from '@sheaf/api/ports';

/** Files in a folder, spread over 256 by the first letters of their keys. */
export function createDiskStore(folder: string): BlobStore {
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key);

  return {
    async put(key, source) {
      const target = pathOf(key);
      try {
        await mkdir(dirname(target), { recursive: true, mode: 0o700 });
        await syncToDisk(source);
        await moveFile(source, target);
        // The name has to survive a power cut as well as the bytes.
        await syncToDisk(dirname(target));
      } catch (error) {
        await rm(target, { force: true });
        throw error;
      }
    },

    open: (key, range) => openFile(pathOf(key), range),

    async withFile(key, use) {
      (await openFile(pathOf(key))).destroy();
      return use(pathOf(key));
    },

    remove: (key) => rm(pathOf(key), { force: true }),

    // A disk has no such check of its own.
    link: () => Promise.resolve(null),

    async *list(before) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      for (const shelf of await readdir(folder)) {
        for (const key of await readdir(join(folder, shelf))) {
          // Others delete files meanwhile.
          const found = await stat(join(folder, shelf, key), { throwIfNoEntry: false });
          if (found && found.mtime < before) yield key;
        }
      }
    },
  };
}

/** Folders of one `DATA_DIR` may be on different disks, between which nothing can be renamed. */
async function moveFile(source: string, target: string): Promise<void> {
  try {
    await rename(source, target);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    await copyFile(source, target);
    await syncToDisk(target);
    await rm(source, { force: true });
  }
}

function openFile(path: string, range?: ByteRange): Promise<Readable> {
  const stream = createReadStream(path, range);
  return new Promise((resolve, reject) => {
    stream.once('open', () => resolve(stream));
    stream.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ENOENT' ? new AppError('file_content_missing', null, { cause: error }) : error);
    });
  });
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
