import { type Db, files, trash, trashedFolders, uploads } from '@sheaf/db';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { defineJob } from '../../job.ts';
import { checkStoredFiles } from './files.checks.service.ts';
import { readUploadedDocument } from './files.reading.service.ts';
import { removeFile } from './files.service.ts';
import { TRASH_DAYS } from './files.trash.schema.ts';
import { ownerOf } from './files.thumbnail-key.ts';

const BATCH = 200;
/** Longer than any upload takes between its blob and its row. */
const ORPHAN_AGE_MS = 24 * 60 * 60 * 1000;

const emptyTrash = defineJob(
  'files.empty-trash',
  z.object({}),
  async (ctx) => {
    for (;;) {
      const expired = await trash.listExpiredTrash(ctx.db, TRASH_DAYS, BATCH);
      for (const { user_id, id } of expired) await removeFile(ctx, user_id, id);
      if (expired.length < BATCH) break;
    }
    await trashedFolders.deleteExpiredEntries(ctx.db, TRASH_DAYS);
  },
  '23 3 * * *',
);

const sweepBlobs = defineJob(
  'files.sweep-blobs',
  z.object({}),
  (ctx) => removeOrphans(ctx, ORPHAN_AGE_MS),
  '43 3 * * *',
);

const readDocument = defineJob(
  'files.read-document',
  z.object({ userId: z.uuid(), fileId: z.uuid() }),
  (ctx, { userId, fileId }) => readUploadedDocument(ctx, userId, fileId),
  null,
  // Members take turns in the lane for reading; a queue would let one file hold up all others.
  true,
);

const checkFiles = defineJob(
  'files.check-stored',
  z.object({}),
  (ctx) => checkStoredFiles(ctx),
  '13 4 * * *',
);

export const filesJobs = [emptyTrash, sweepBlobs, readDocument, checkFiles];

/** A file is in as soon as its bytes are; what is in the file is read afterwards. */
export function enqueueReading(ctx: AppContext, db: Db, fileId: string, userId: string): Promise<void> {
  return readDocument.enqueue(ctx, db, { userId, fileId });
}

/** Blobs that no file has: of uploads and deletions that were cut between the store and the database. */
export async function removeOrphans(ctx: AppContext, olderThanMs: number): Promise<void> {
  let batch: string[] = [];
  const sweep = async () => {
    const known = await files.findKnownBlobs(ctx.db, batch.map(ownerOf));
    const parts = await uploads.findKnownParts(ctx.db, batch);
    const orphans = batch.filter((key) => !known.has(ownerOf(key)) && !parts.has(key));
    for (const key of orphans) await ctx.blobs.remove(key);
    if (orphans.length) ctx.log.info({ orphans: orphans.length }, 'removed blobs that no file has');
    batch = [];
  };
  for await (const key of ctx.blobs.list(new Date(Date.now() - olderThanMs))) {
    batch.push(key);
    if (batch.length === BATCH) await sweep();
  }
  await sweep();
}
