import { Readable } from 'node:stream';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { listUnknownMigrations } from '@sheaf/db/backup';
import { type Entry, openPromise } from 'yauzl';
import type { z } from 'zod';
import { type Checksum, isSame, sumOf } from './checksum.ts';
import {
  BackupError,
  BLOB_LIST,
  type BlobLine,
  blobLine,
  blobPath,
  JOB_LIST,
  jobLine,
  MANIFEST,
  type Manifest,
  manifestSchema,
  SEAL,
  SECRET,
  tablePath,
} from './manifest.ts';

export type Backup = {
  manifest: Manifest;
  /** Reads every byte and compares it with the manifest. */
  verify(): Promise<void>;
  openTable(name: string): Promise<Readable>;
  openBlob(key: string): Promise<Readable>;
  blobs(): AsyncGenerator<BlobLine>;
  jobs(): AsyncGenerator<z.infer<typeof jobLine>>;
  readSecret(): Promise<Buffer | null>;
  close(): void;
};

const CUT = 'This is no whole backup: it was cut, or is something else.';
const LARGEST_MANIFEST = 64 * 1024 * 1024;

export async function openBackup(path: string): Promise<Backup> {
  const zip = await openPromise(path, { autoClose: false }).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(error.code === 'ENOENT' ? `There is no file ${path}.` : CUT, { cause: error });
  });
  const entries = new Map<string, Entry>();
  const openEntry = async (name: string): Promise<Readable> => {
    const entry = entries.get(name);
    if (!entry) throw new BackupError(`This backup is not whole: ${name} is not in it.`);
    return zip.openReadStreamPromise(entry).catch((error: unknown) => {
      throw changed(name, error);
    });
  };

  async function* readLines<T>(name: string, schema: z.ZodType<T>): AsyncGenerator<T> {
    for await (const line of createInterface({ input: await openEntry(name), crlfDelay: Infinity }))
      yield schema.parse(JSON.parse(line));
  }

  async function check(name: string, expected: Checksum): Promise<void> {
    const bytes = await openEntry(name);
    const found = await sumOf(bytes).catch((error: unknown) => {
      throw changed(name, error);
    });
    if (!isSame(found, expected)) throw changed(name);
  }

  try {
    try {
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    } catch (error) {
      throw new BackupError(CUT, { cause: error });
    }
    const manifest = await readManifest(openEntry, entries.get(MANIFEST)?.uncompressedSize ?? 0);
    const has = (name: string) => manifest.lists.some((list) => list.path === name);
    return {
      manifest,
      async verify() {
        for (const list of manifest.lists) await check(list.path, list);
        for (const table of manifest.tables) await check(tablePath(table.name), table);
        for await (const blob of readLines(BLOB_LIST, blobLine)) await check(blobPath(blob.key), blob);
      },
      openTable: (name) => openEntry(tablePath(name)),
      openBlob: (key) => openEntry(blobPath(key)),
      blobs: () => readLines(BLOB_LIST, blobLine),
      jobs: () => readLines(JOB_LIST, jobLine),
      readSecret: async () => (has(SECRET) ? buffer(await openEntry(SECRET)) : null),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function readManifest(open: (name: string) => Promise<Readable>, size: number): Promise<Manifest> {
  if (size === 0 || size > LARGEST_MANIFEST) throw new BackupError(CUT);
  const read = async (name: string) => {
    const bytes = await open(name);
    return buffer(bytes).catch((error: unknown) => {
      throw changed(name, error);
    });
  };
  const [text, seal] = [await read(MANIFEST), await read(SEAL)];
  const { sha256 } = await sumOf(Readable.from([text]));
  if (seal.toString() !== `${sha256}\n`) throw changed(MANIFEST);
  const { format } = JSON.parse(text.toString()) as { format?: unknown };
  const parsed = manifestSchema.safeParse(JSON.parse(text.toString()));
  if (!parsed.success) {
    throw new BackupError(`This backup has a form (${String(format)}) that this Sheaf cannot read.`, {
      cause: parsed.error,
    });
  }
  const unknown = listUnknownMigrations(parsed.data.schema);
  if (unknown.length > 0) {
    const { version } = parsed.data;
    throw new BackupError(
      `This backup was made by a newer Sheaf (${version}, it has ${unknown.join(', ')}).`,
    );
  }
  return parsed.data;
}

function changed(name: string, cause?: unknown): BackupError {
  return new BackupError(`This backup was changed or damaged: ${name} is not what it was.`, { cause });
}
