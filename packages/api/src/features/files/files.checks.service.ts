import { createHash } from 'node:crypto';
import { fileChecks, type FileRow, type StoredBytes } from '@sheaf/db';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';

/** Each stored file is read about once a month. */
const CHECK_DAYS = 30;
const BATCH = 50;
/** What one run may read: the store has other work. */
const RUN_BYTES = 4 * 1024 * 1024 * 1024;
/** So much is held in memory to be compared before the first byte of it is sent. */
const COMPARED_WHEN_READ = 1024 * 1024;

type Stored = Pick<FileRow, 'id' | 'user_id' | 'blob_key' | 'size' | 'sha256'>;

/**
 * Reads stored files and their earlier versions again and compares them with what was stored, so that a damaged disk is
 * found before a file is needed.
 */
export async function checkStoredFiles(ctx: AppContext): Promise<void> {
  for (let read = 0; read < RUN_BYTES;) {
    const due = await fileChecks.listUnchecked(ctx.db, CHECK_DAYS, BATCH);
    for (const file of due) {
      await noteState(ctx, file, await isWhole(ctx, file));
      read += file.size;
    }
    if (!due.length) return;
  }
}

/** The bytes of a small file, or null for one that is too large to compare before it is sent. */
export async function readCompared(ctx: AppContext, file: Stored): Promise<Buffer | null> {
  if (file.size > COMPARED_WHEN_READ) return null;
  const bytes = Buffer.concat(
    await Array.fromAsync((await ctx.blobs.open(file.blob_key)) as AsyncIterable<Buffer>),
  );
  if (createHash('sha256').update(bytes).digest('hex') === file.sha256) return bytes;
  await noteState(ctx, { ...file, table: 'files' }, false);
  throw new AppError('file_content_damaged', null, { details: { reason: 'damaged' } });
}

/** Bytes that are damaged or gone never become those of a file. */
export async function requireWhole(
  ctx: AppContext,
  version: Pick<FileRow, 'blob_key' | 'sha256'>,
): Promise<void> {
  if (await isWhole(ctx, version)) return;
  throw new AppError('file_content_damaged', null, { details: { reason: 'damaged' } });
}

async function isWhole(
  ctx: AppContext,
  { blob_key, sha256 }: Pick<FileRow, 'blob_key' | 'sha256'>,
): Promise<boolean> {
  const hash = createHash('sha256');
  try {
    for await (const piece of await ctx.blobs.open(blob_key)) hash.update(piece as Buffer);
  } catch (error) {
    // A missing file counts as damaged. If the store is unavailable, the run is repeated later.
    if (error instanceof AppError && error.code === 'not_found') return false;
    throw error;
  }
  return hash.digest('hex') === sha256;
}

async function noteState(ctx: AppContext, stored: StoredBytes, whole: boolean): Promise<void> {
  const { table, id, blob_key: blob } = stored;
  if (!whole) ctx.log.error({ table, id, blob }, 'stored bytes are damaged or gone');
  await fileChecks.markChecked(ctx.db, stored, whole);
}
