import { type Db, folders, trash, trashedFolders } from '@sheaf/db';
import type { MemberContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { removeFile } from '../files/files.service.ts';
import { findLivePlace } from '../files/files.trash.service.ts';
import { recordOperation } from '../operations/operations.service.ts';
import type { Folder } from './folders.schema.ts';
import { findOwnFolder, noSuchFolder, presentFolder } from './folders.service.ts';

const BATCH = 200;

/** Into the trash, with all that is in it. */
export async function trashFolder(ctx: MemberContext, id: string, force: boolean): Promise<void> {
  const userId = ctx.member.user.id;
  await ctx.db.transaction().execute(async (trx) => {
    await folders.lockFolders(trx, userId);
    const { name } = await findOwnFolder(ctx, trx, id);
    const inside = await folders.listDescendants(trx, userId, id);
    const { fileCount } = await folders.readFolderStats(trx, userId, inside);
    if (!force && (fileCount > 0 || inside.length > 1)) {
      throw new AppError('folder_not_empty', null, {
        details: { fileCount, folderCount: inside.length - 1 },
      });
    }
    await trashedFolders.trashFolder(trx, userId, id, inside);
    await record(ctx, trx, 'delete-folder', name, fileCount);
  });
}

/**
 * Out of the trash with all that was deleted with it, to where it lay. What is called the same there by now takes up
 * what was in it.
 */
export async function restoreFolder(ctx: MemberContext, id: string): Promise<Folder> {
  const userId = ctx.member.user.id;
  return ctx.db.transaction().execute(async (trx) => {
    await folders.lockFolders(trx, userId);
    const rows = await trashedFolders.listEntry(trx, userId, id);
    const [deleted] = rows;
    if (!deleted) throw noSuchFolder();
    const places = new Map<string, string>();
    for (const row of rows) {
      const parent =
        row === deleted ? await findLivePlace(trx, userId, row.parent_id) : places.get(row.parent_id!)!;
      places.set(row.id, await trashedFolders.remakeFolder(trx, row, parent));
    }
    await trashedFolders.emptyInto(trx, userId, id, places);
    const folder = await findOwnFolder(ctx, trx, places.get(id)!);
    const inside = await folders.readFolderStats(trx, userId, [...places.values()]);
    await record(ctx, trx, 'restore', folder.name, inside.fileCount);
    const { fileCount } = await folders.readFolderStats(trx, userId, [folder.id]);
    return presentFolder(folder, fileCount);
  });
}

/** A folder of the trash with all that was deleted with it. What was cut off half-way is finished by another call. */
export async function deleteTrashedFolder(ctx: MemberContext, id: string): Promise<void> {
  const userId = ctx.member.user.id;
  const [deleted] = await trashedFolders.listEntry(ctx.db, userId, id);
  if (!deleted) throw noSuchFolder();
  let count = 0;
  for (;;) {
    const ids = await trash.listFilesOf(ctx.db, userId, id, BATCH);
    for (const fileId of ids) await removeFile(ctx, userId, fileId);
    count += ids.length;
    if (ids.length < BATCH) break;
  }
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await trashedFolders.deleteEntry(trx, userId, id))) throw noSuchFolder();
    await record(ctx, trx, 'delete-for-good', deleted.name, count);
  });
}

function record(ctx: MemberContext, db: Db, action: string, filename: string, count: number) {
  const file = { id: null, filename };
  return recordOperation(ctx, db, ctx.member.user.id, { action, file, options: { files: count } });
}
