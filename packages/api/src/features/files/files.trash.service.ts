import { type Db, type FileRow, folders, trash, trashedFolders, type TrashedFolderRow } from '@sheaf/db';
import type { z } from 'zod';
import type { MemberContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { recordOperation } from '../operations/operations.service.ts';
import { presentFile } from './files.presenter.ts';
import type { File } from './files.schema.ts';
import { findOwnFile, noSuchFile } from './files.service.ts';
import type { listTrashInput, Trash, TrashedFolder } from './files.trash.answer.schema.ts';

type Place = { id: string; parent_id: string | null; name: string };

export async function trashFile(ctx: MemberContext, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const row = await trash.trashFile(trx, ctx.member.user.id, id);
    if (!row) throw noSuchFile();
    await record(ctx, trx, 'delete', row);
  });
}

/** To where it lay; a folder of it that is in the trash is made anew for it. */
export async function restoreFile(ctx: MemberContext, id: string): Promise<File> {
  const userId = ctx.member.user.id;
  const row = await ctx.db.transaction().execute(async (trx) => {
    await folders.lockFolders(trx, userId);
    const { trashed_from, folder_id } = await findOwnFile(ctx, trx, id);
    const place = trashed_from ? await remakePath(trx, userId, trashed_from) : folder_id;
    const restored = await trash.restoreFile(trx, userId, id, place);
    if (!restored) throw noSuchFile();
    await record(ctx, trx, 'restore', restored);
    return restored;
  });
  return presentFile(row);
}

/** The live folder in whose place a folder of the trash lay, with those above it. */
async function remakePath(db: Db, userId: string, id: string): Promise<string | null> {
  const row = await trashedFolders.findTrashedFolder(db, userId, id);
  if (!row) return null;
  const parent =
    row.id === row.entry_id
      ? await findLivePlace(db, userId, row.parent_id)
      : await remakePath(db, userId, row.parent_id!);
  return trashedFolders.makeAnew(db, row, parent);
}

/** Where a deleted folder is restored: in the folder that it lay in, or at the root where that is gone. */
export async function findLivePlace(db: Db, userId: string, parentId: string | null): Promise<string | null> {
  const parent = parentId ? await folders.findFolder(db, userId, parentId) : undefined;
  return parent?.id ?? null;
}

export async function listTrash(ctx: MemberContext, input: z.infer<typeof listTrashInput>): Promise<Trash> {
  const userId = ctx.member.user.id;
  const folderId = input.folder_id ?? null;
  const [rows, live, trashed] = await Promise.all([
    trash.listTrash(ctx.db, userId, folderId),
    folders.listFolders(ctx.db, userId),
    trashedFolders.listTrashedFolders(ctx.db, userId),
  ]);
  const isEntry = ({ id, entry_id }: TrashedFolderRow) => id === entry_id;
  if (folderId && !trashed.some((row) => row.id === folderId && isEntry(row)))
    throw new AppError('folder_missing');
  const namePath = createPathNames(live, trashed);
  const files = rows.map((row) => ({
    ...presentFile(row),
    trashed_at: row.trashed_at ?? row.updated_at,
    path: namePath(row.trashed_from ?? row.folder_id),
  }));
  if (folderId) return { files, folders: [] };
  const counts = await trashedFolders.countEntryFiles(ctx.db, userId);
  const countOf = new Map(counts.map((count) => [count.entry_id, count]));
  const inside = Map.groupBy(trashed, ({ entry_id }) => entry_id);
  const deleted = trashed.filter(isEntry).map((row): TrashedFolder => {
    const { id, name, color, trashed_at, parent_id } = row;
    const { files: fileCount = 0, size = 0 } = countOf.get(id) ?? {};
    const folderCount = (inside.get(id)?.length ?? 1) - 1;
    const path = namePath(live.some((folder) => folder.id === parent_id) ? parent_id : null);
    return { id, name, color, trashed_at, path, fileCount, folderCount, size: Number(size) };
  });
  return { files, folders: deleted };
}

/** The names from the root to a folder, live or in the trash. What a deleted folder lay in counts only while it is live. */
function createPathNames(live: Place[], trashed: TrashedFolderRow[]): (id: string | null) => string[] {
  const liveById = new Map(live.map((row) => [row.id, row]));
  const trashedById = new Map(trashed.map((row) => [row.id, row]));
  return (id) => {
    const names: string[] = [];
    let isRestored = true;
    for (let next = id; next !== null && names.length <= live.length + trashed.length;) {
      const deleted = isRestored ? trashedById.get(next) : undefined;
      const row = deleted ?? liveById.get(next);
      if (!row) break;
      names.unshift(row.name);
      if (deleted?.id === deleted?.entry_id) isRestored = false;
      next = row.parent_id;
    }
    return names;
  };
}

function record(ctx: MemberContext, db: Db, action: string, { id, filename }: FileRow) {
  return recordOperation(ctx, db, ctx.member.user.id, { action, file: { id, filename } });
}
