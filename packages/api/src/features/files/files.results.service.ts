import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type Db, type FileRow, files, folders } from '@sheaf/db';
import type { AppContext } from '../../context.ts';
import { reserveUsage } from '../usage/usage.service.ts';
import { enqueueReading } from './files.jobs.ts';

type Named = { size: number; filename: string; type: string };
/** A file that a tool made, where it lies; it is taken away from there. */
export type Result = Named & { path: string };
/** A result whose bytes are in the store already. It becomes the file's if the files are saved, and stays otherwise. */
export type StoredResult = Named & { blob_key: string; sha256: string };

/**
 * Stores the results of a tool as files of the member: all or none, within their storage. `alongside` shares the
 * transaction, so that what it records is true if and only if the files exist.
 */
export async function saveResults(
  ctx: AppContext,
  userId: string,
  results: (Result | StoredResult)[],
  folderId: string | null,
  alongside: (trx: Db, saved: FileRow[]) => Promise<void>,
): Promise<FileRow[]> {
  const stored: StoredResult[] = [];
  const added: string[] = [];
  try {
    for (const result of results) {
      if ('blob_key' in result) {
        stored.push(result);
        continue;
      }
      const one = { ...result, blob_key: randomUUID(), sha256: await hashFile(result.path) };
      stored.push(one);
      added.push(one.blob_key);
      await ctx.blobs.put(one.blob_key, result.path);
    }
    return await ctx.db.transaction().execute(async (trx) => {
      const total = stored.reduce((sum, { size }) => sum + size, 0);
      await reserveUsage(trx, userId, 'storageLimit', total);
      // The folder may be gone since the work began.
      const folder = folderId && (await folders.findFolder(trx, userId, folderId));
      const place = { user_id: userId, folder_id: folder ? folder.id : null };
      const saved: FileRow[] = [];
      for (const { filename, size, type, sha256, blob_key } of stored) {
        const row = await files.insertFile(trx, { ...place, filename, size, type, sha256, blob_key });
        await enqueueReading(ctx, trx, row.id, userId);
        saved.push(row);
      }
      await alongside(trx, saved);
      await ctx.events.publish(userId, { kind: 'files' }, trx);
      return saved;
    });
  } catch (error) {
    for (const key of added) await ctx.blobs.remove(key);
    throw error;
  }
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
