import { randomUUID } from 'node:crypto';
import { type Db, files, folders } from '@sheaf/db';
import type { MemberContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { plans, planWithMore } from '../billing/plans.schema.ts';
import { recordOperation } from '../operations/operations.service.ts';
import { readPlan, reserveUsage } from '../usage/usage.service.ts';
import { enqueueReading } from './files.jobs.ts';
import { presentFile } from './files.presenter.ts';
import { type File, fileName, fileTags, formatSize } from './files.schema.ts';
import { isUploadType } from './upload-types.schema.ts';

/** Bytes that have arrived and lie in a file of ours, with what is known of them. */
export type Arrival = { path: string; size: number; sha256: string; type: string; filename: string };
export type Placement = { folder_id?: string | null; tags?: string[] };
export type Uploaded = { file: File; duplicate_of: { id: string; filename: string } | null };

/** The largest file this member may bring, asked for before the bytes are taken. */
export async function readMaxFileSize(ctx: MemberContext): Promise<number> {
  return plans[await readPlan(ctx.db, ctx.member.user.id)].maxFileSize;
}

export async function refuseTooLarge(ctx: MemberContext, size: number): Promise<void> {
  const plan = await readPlan(ctx.db, ctx.member.user.id);
  const limit = plans[plan].maxFileSize;
  if (size <= limit) return;
  const upgradeTo = planWithMore(plan, 'maxFileSize');
  const sentence = `File size ${formatSize(size)} exceeds limit of ${formatSize(limit)}`;
  throw new AppError('file_too_large', sentence, { size, limit, upgradeTo });
}

/** What is written with the file's row: both are there, or neither. */
export type WithRow = (trx: Db, uploaded: Uploaded) => Promise<void>;

/** Blob, then row, then answer: what was acknowledged is there, and what was not is swept away. */
export async function addUploadedFile(
  ctx: MemberContext,
  arrival: Arrival,
  placement: Placement,
  withRow?: WithRow,
): Promise<Uploaded> {
  const user_id = ctx.member.user.id;
  await refuseTooLarge(ctx, arrival.size);
  if (!isUploadType(arrival.type))
    throw new AppError('unsupported_type', `File type ${arrival.type} is not allowed`);
  if (!arrival.size) throw new AppError('unprocessable_document', 'The file is empty.', { reason: 'empty' });
  const filename = fileName.parse(arrival.filename);
  const tags = fileTags.parse(placement.tags ?? []);
  const folder_id = placement.folder_id ?? null;
  if (folder_id && !(await folders.findFolder(ctx.db, user_id, folder_id))) {
    throw new AppError('not_found', 'There is no such folder.');
  }
  const same = await files.findSameBytes(ctx.db, user_id, arrival.sha256);
  const blob_key = randomUUID();
  await ctx.blobs.put(blob_key, arrival.path);
  try {
    return await ctx.db.transaction().execute(async (trx) => {
      await reserveUsage(trx, user_id, 'filesPerMonth', 1);
      await reserveUsage(trx, user_id, 'storageLimit', arrival.size);
      const { size, sha256, type } = arrival;
      const file = await files.insertFile(trx, {
        user_id,
        folder_id,
        filename,
        type,
        size,
        sha256,
        blob_key,
        tags,
      });
      await enqueueReading(ctx, trx, file.id, user_id);
      const cost = { filesPerMonth: 1, storageLimit: size };
      await recordOperation(ctx, trx, user_id, { action: 'upload', file, options: { size, type }, cost });
      const uploaded = { file: presentFile(file), duplicate_of: same ?? null };
      await withRow?.(trx, uploaded);
      return uploaded;
    });
  } catch (error) {
    await ctx.blobs.remove(blob_key);
    throw error;
  }
}
