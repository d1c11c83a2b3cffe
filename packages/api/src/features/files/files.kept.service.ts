import { randomUUID } from 'node:crypto';
import { type FileRow, type KeptResultRow, keptResults } from '@sheaf/db';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { hashFile } from './files.results.service.ts';
import { removeBlobs } from './files.service.ts';

const MB = 1024 * 1024;
/** Of results that were shown and not saved: long enough to look at them, and little enough for a small disk. */
const BOUNDS = { minutes: 30, bytesEach: 512 * MB, bytesAll: 4096 * MB };

/** How a result was made: the same tool and options on the same bytes. */
export type Making = { tool: string; options: string };

/**
 * Keeps a result for a short while, and takes its file from `path`. Returns the id that saves it, or null where there
 * is no room: then saving runs the tool again.
 */
export async function keepResult(
  ctx: AppContext,
  source: FileRow,
  making: Making,
  { path, size, report }: { path: string; size: number; report: object },
): Promise<string | null> {
  if (size > BOUNDS.bytesEach) return null;
  const [id, blob_key] = [randomUUID(), randomUUID()];
  const sha256 = await hashFile(path);
  await ctx.blobs.put(blob_key, path);
  const row = { id, ...sourceOf(source), ...making, blob_key, size, sha256, report };
  try {
    const { isKept, dropped } = await ctx.db
      .transaction()
      .execute((trx) => keptResults.insertKept(trx, row, BOUNDS));
    await removeBlobs(ctx, isKept ? dropped : [...dropped, blob_key]);
    return isKept ? id : null;
  } catch (error) {
    await removeBlobs(ctx, [blob_key]);
    throw error;
  }
}

/** What is kept of this file as it is now, made in this way; with an id, only that. */
export async function findKept(
  ctx: AppContext,
  source: FileRow,
  making: Making,
  id?: string,
): Promise<KeptResultRow | undefined> {
  const found = id
    ? await keptResults.findKeptById(ctx.db, sourceOf(source), { id, ...making })
    : await keptResults.findKeptResult(ctx.db, sourceOf(source), making.tool, making.options);
  return found && (await isStored(ctx, found.blob_key)) ? found : undefined;
}

export async function removeExpiredKept(ctx: AppContext): Promise<void> {
  await removeBlobs(ctx, await keptResults.dropExpiredKept(ctx.db));
}

function sourceOf({ user_id, id, sha256 }: FileRow) {
  return { user_id, file_id: id, source_sha256: sha256 };
}

async function isStored(ctx: AppContext, key: string): Promise<boolean> {
  try {
    (await ctx.blobs.open(key)).destroy();
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return false;
    throw error;
  }
}
