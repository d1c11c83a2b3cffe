import {
  correctQuery,
  type Db,
  type FileRow,
  files,
  fileVersions,
  findSimilarFiles,
  keptResults,
  texts,
} from '@sheaf/db';
import type { z } from 'zod';
import type { ActingContext, AppContext, MemberContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { toFolderId } from '../../folder-place.schema.ts';
import { offsetOf, paginate } from '../../paging.schema.ts';
import { recordOperation } from '../operations/operations.service.ts';
import { giveBackUsage } from '../usage/usage.service.ts';
import { nameByType } from './files.names.ts';
import { presentFile, presentText } from './files.presenter.ts';
import { type PicturedFile, pictureKeys, removePictures } from './files.pictures.service.ts';
import type { File, FileDetails, ListFilesInput, updateFileInput } from './files.schema.ts';
import { areNear } from '../../near-words.schema.ts';
import { typesOf } from './upload-types.schema.ts';

const REMOVED_AT_ONCE = 16;
/** Candidates; most of the names that are alike have more errors than are forgiven. */
const SIMILAR = 50;

export async function listFiles(ctx: MemberContext, input: ListFilesInput) {
  const folder_id = input.folder_id === undefined ? undefined : toFolderId(input.folder_id);
  const types = input.type ? typesOf(input.type) : undefined;
  const filter = { ...input, types, folder_id, offset: offsetOf(input) };
  const userId = ctx.member.user.id;
  let listed = await files.listFiles(ctx.db, userId, filter);
  if (!listed.total && input.search && !input.ids) {
    const ids = await findNearly(ctx, input.search);
    const corrected = ids.length ? undefined : await correctQuery(ctx.db, userId, input.search);
    if (ids.length) listed = await files.listFiles(ctx.db, userId, { ...filter, search: undefined, ids });
    else if (corrected) listed = await files.listFiles(ctx.db, userId, { ...filter, search: corrected });
  }
  return { files: listed.rows.map(presentFile), pagination: paginate(input, listed.total) };
}

/** Where nothing is called so: files whose names or tags have one error in five letters. */
async function findNearly(ctx: MemberContext, search: string): Promise<string[]> {
  const { parts, files: similar } = await findSimilarFiles(ctx.db, ctx.member.user.id, search, SIMILAR);
  return similar.filter(({ names }) => areNear(parts, names)).map(({ id }) => id);
}

/** A book has megabytes of text, so it is read only for callers that request it. */
export async function getFile(ctx: MemberContext, id: string, withText = false): Promise<FileDetails> {
  const userId = ctx.member.user.id;
  const file = presentFile(await findLiveFile(ctx, id));
  const extracted_text = withText ? await texts.readFileText(ctx.db, userId, id) : undefined;
  const has_text = withText ? extracted_text !== null : await texts.hasFileText(ctx.db, userId, id);
  return { ...presentText(file, has_text), has_text, ...(withText ? { extracted_text } : {}) };
}

export async function updateFile(ctx: MemberContext, input: z.infer<typeof updateFileInput>): Promise<File> {
  const { id, ...changes } = input;
  return ctx.db.transaction().execute(async (trx) => {
    const before = await findOwnFile(ctx, trx, id);
    if (changes.filename !== undefined) changes.filename = nameByType(changes.filename, before.type);
    const row = await files.updateFile(trx, ctx.member.user.id, id, changes);
    if (!row) throw noSuchFile();
    if (row.filename !== before.filename) await record(ctx, trx, 'rename', row, { from: before.filename });
    return presentFile(row);
  });
}

function record(ctx: MemberContext, db: Db, action: string, { id, filename }: FileRow, options?: object) {
  return recordOperation(ctx, db, ctx.member.user.id, { action, file: { id, filename }, options });
}

/** Row and space in one transaction, then the bytes. A blob that outlives a crash in between is swept. */
export async function removeFile(
  ctx: AppContext,
  userId: string,
  id: string,
  alongside: (trx: Db, row: FileRow) => Promise<void> = async () => {},
): Promise<void> {
  const gone = await ctx.db.transaction().execute(async (trx) => {
    const versions = await fileVersions.takeVersionsOf(trx, userId, id);
    const kept = await keptResults.dropKeptOf(trx, userId, id);
    const deleted = await files.deleteFile(trx, userId, id);
    if (!deleted) return undefined;
    const bytes = versions.reduce((sum, { size }) => sum + size, deleted.size);
    await giveBackUsage(trx, userId, 'storageLimit', bytes);
    await alongside(trx, deleted);
    return { row: deleted, versions, kept };
  });
  if (!gone) throw noSuchFile();
  await ctx.blobs.remove(gone.row.blob_key);
  await removePictures(ctx, gone.row);
  await removeBytes(ctx, gone.versions);
  await removeBlobs(ctx, gone.kept);
}

/** Of many files whose rows are gone. What the store does not let go of now is left to the sweep. */
export function removeBytes(ctx: AppContext, gone: PicturedFile[]): Promise<void> {
  return removeBlobs(
    ctx,
    gone.flatMap((file) => [file.blob_key, ...pictureKeys(file)]),
  );
}

export async function removeBlobs(ctx: AppContext, keys: string[]): Promise<void> {
  for (let at = 0; at < keys.length; at += REMOVED_AT_ONCE) {
    const results = await Promise.allSettled(
      keys.slice(at, at + REMOVED_AT_ONCE).map((key) => ctx.blobs.remove(key)),
    );
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) ctx.log.warn({ err: failed.reason }, 'some bytes stay until the sweep');
  }
}

export function deleteFile(ctx: MemberContext, id: string): Promise<void> {
  const { user } = ctx.member;
  return removeFile(ctx, user.id, id, (trx, { filename }) =>
    recordOperation(ctx, trx, user.id, { action: 'delete-for-good', file: { id: null, filename } }),
  );
}

/** In the trash or not. */
export async function findOwnFile(ctx: ActingContext, db: Db, id: string): Promise<FileRow> {
  const row = await files.findFile(db, ctx.member.user.id, id);
  if (!row) throw noSuchFile();
  return row;
}

export async function findLiveFile(ctx: ActingContext, id: string): Promise<FileRow> {
  const row = await files.findFile(ctx.db, ctx.member.user.id, id);
  if (!row || row.trashed_at) throw noSuchFile();
  return row;
}

/** In the order of their ids. If one is missing or in the trash, all are refused. */
export async function findLiveFiles(ctx: ActingContext, ids: string[]): Promise<FileRow[]> {
  const rows = await files.findFiles(ctx.db, ctx.member.user.id, ids);
  const live = new Map(rows.filter((row) => !row.trashed_at).map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = live.get(id);
    if (!row) throw noSuchFile();
    return row;
  });
}

/** The same error whether the file never existed, was deleted, or belongs to another member. */
export function noSuchFile(): AppError {
  return new AppError('file_missing');
}
