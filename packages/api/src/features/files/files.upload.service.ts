import { randomUUID } from 'node:crypto';
import { type Db, files, folders } from '@sheaf/db';
import type { MemberContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { type Grant } from '../billing/plans.grants.ts';
import { planWithMore, UNLIMITED } from '../billing/plans.schema.ts';
import { recordOperation } from '../operations/operations.service.ts';
import { readGrant, readUsage, refuseFull, reserveUsage } from '../usage/usage.service.ts';
import { nameByType } from './files.names.ts';
import { enqueueReading } from './files.jobs.ts';
import { presentFile } from './files.presenter.ts';
import { type File, fileName, fileTags } from './files.schema.ts';
import { isUploadType } from './upload-types.schema.ts';

/** Bytes that have arrived and lie in a file of ours, with what is known of them. */
export type Arrival = { path: string; size: number; sha256: string; type: string; filename: string };
export type Placement = { folder_id?: string | null; tags?: string[] };
export type Uploaded = { file: File; duplicate_of: { id: string; filename: string } | null };

/**
 * Checked before the bytes are read: the largest file for this member and the free storage. Refuses if there is none,
 * or if the announced `size` does not fit.
 */
export async function readRoom(ctx: MemberContext, size = 1): Promise<{ maxFileSize: number; room: number }> {
  const { id } = ctx.member.user;
  await refuseFull(ctx.db, id, 'filesPerMonth', 1);
  await refuseFull(ctx.db, id, 'storageLimit', Math.max(1, size));
  const { maxFileSize, storageLimit } = (await readGrant(ctx.db, id)).limits;
  const used = await readUsage(ctx.db, id, 'storageLimit');
  return { maxFileSize, room: storageLimit === UNLIMITED ? Infinity : storageLimit - used };
}

/** `beside`: bytes of a form's other parts and lines, which may be among `size`. */
export async function refuseTooLarge(ctx: MemberContext, size: number, beside = 0): Promise<void> {
  const grant = await readGrant(ctx.db, ctx.member.user.id);
  if (size - beside > grant.limits.maxFileSize) throw tooLarge(grant, size);
}

/** For an upload that was not read to its end, so its size is unknown. */
export async function tooLargeToRead(ctx: MemberContext): Promise<AppError> {
  return tooLarge(await readGrant(ctx.db, ctx.member.user.id));
}

function tooLarge({ plan, limits, plans }: Grant, size?: number): AppError {
  const limit = limits.maxFileSize;
  const upgradeTo = planWithMore(plan, 'maxFileSize', plans);
  if (size === undefined)
    return new AppError('file_over_limit', { limit }, { details: { limit, upgradeTo } });
  return new AppError('file_too_large', { size, limit }, { details: { size, limit, upgradeTo } });
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
  if (!arrival.size) throw new AppError('file_empty');
  if (!isUploadType(arrival.type)) throw new AppError('file_type_not_allowed', { type: arrival.type });
  const filename = nameByType(fileName.parse(arrival.filename), arrival.type);
  const tags = fileTags.parse(placement.tags ?? []);
  const folder_id = placement.folder_id ?? null;
  if (folder_id && !(await folders.findFolder(ctx.db, user_id, folder_id))) {
    throw new AppError('folder_missing');
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
