import { type Db, files, type FolderRow, folders } from '@sheaf/db';
import type { z } from 'zod';
import type { MemberContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { toFolderId } from '../../folder-place.schema.ts';
import type {
  createFolderInput,
  Folder,
  listFoldersInput,
  moveFilesInput,
  updateFolderInput,
} from './folders.schema.ts';

export async function createFolder(
  ctx: MemberContext,
  input: z.infer<typeof createFolderInput>,
): Promise<Folder> {
  const user_id = ctx.member.user.id;
  if (input.parent_id) await findOwnFolder(ctx, ctx.db, input.parent_id);
  const row = await folders.insertFolder(ctx.db, { ...input, user_id });
  if (!row) throw nameTaken(input.name);
  await ctx.events.publish(user_id, { kind: 'files' });
  return presentFolder(row, 0);
}

export async function listFolders(
  ctx: MemberContext,
  input: z.infer<typeof listFoldersInput>,
): Promise<Folder[]> {
  const rows = await folders.listFolders(
    ctx.db,
    ctx.member.user.id,
    input.flat ? undefined : toFolderId(input.parent_id),
  );
  return rows.map((row) => presentFolder(row, row.file_count ?? 0));
}

export async function getFolder(ctx: MemberContext, id: string) {
  const row = await findOwnFolder(ctx, ctx.db, id);
  const [{ fileCount }, path] = await Promise.all([
    folders.readFolderStats(ctx.db, ctx.member.user.id, [id]),
    folders.listAncestors(ctx.db, ctx.member.user.id, id),
  ]);
  return { folder: presentFolder(row, fileCount), path };
}

export async function updateFolder(
  ctx: MemberContext,
  input: z.infer<typeof updateFolderInput>,
): Promise<Folder> {
  const { id, ...changes } = input;
  const userId = ctx.member.user.id;
  return ctx.db.transaction().execute(async (trx) => {
    await folders.lockFolders(trx, userId);
    const current = await findOwnFolder(ctx, trx, id);
    if (changes.parent_id) {
      await findOwnFolder(ctx, trx, changes.parent_id);
      const inside = await folders.listDescendants(trx, userId, id);
      if (inside.includes(changes.parent_id)) {
        throw new AppError('folder_into_itself');
      }
    }
    const parentId = changes.parent_id === undefined ? current.parent_id : changes.parent_id;
    await refuseTakenName(trx, userId, parentId, changes.name ?? current.name, id);
    const row = await folders.updateFolder(trx, userId, id, changes);
    if (!row) throw noSuchFolder();
    await ctx.events.publish(userId, { kind: 'files' }, trx);
    const { fileCount } = await folders.readFolderStats(trx, userId, [id]);
    return presentFolder(row, fileCount);
  });
}

export async function moveFiles(ctx: MemberContext, input: z.infer<typeof moveFilesInput>): Promise<number> {
  const ids = [...new Set(input.fileIds)];
  return ctx.db.transaction().execute(async (trx) => {
    if (input.folder_id) await findOwnFolder(ctx, trx, input.folder_id);
    const moved = await files.moveFiles(trx, ctx.member.user.id, ids, input.folder_id);
    // All or none: a move that lost some of its files on the way would look done.
    if (moved < ids.length) throw new AppError('file_missing');
    await ctx.events.publish(ctx.member.user.id, { kind: 'files' }, trx);
    return moved;
  });
}

export async function readFolderStats(ctx: MemberContext, id: string) {
  const userId = ctx.member.user.id;
  await findOwnFolder(ctx, ctx.db, id);
  const inside = await folders.listDescendants(ctx.db, userId, id);
  return { ...(await folders.readFolderStats(ctx.db, userId, inside)), folderCount: inside.length - 1 };
}

export async function findOwnFolder(ctx: MemberContext, db: Db, id: string): Promise<FolderRow> {
  const row = await folders.findFolder(db, ctx.member.user.id, id);
  if (!row) throw noSuchFolder();
  return row;
}

async function refuseTakenName(db: Db, userId: string, parentId: string | null, name: string, ownId: string) {
  const siblings = await folders.listFolders(db, userId, parentId);
  const taken = siblings.some((row) => row.id !== ownId && row.name.toLowerCase() === name.toLowerCase());
  if (taken) throw nameTaken(name);
}

export function presentFolder(row: FolderRow, count: number): Folder {
  const { id, name, color, parent_id, created_at, updated_at } = row;
  return { id, name, color, parent_id, files: [{ count }], created_at, updated_at };
}

export function noSuchFolder(): AppError {
  return new AppError('folder_missing');
}

function nameTaken(name: string): AppError {
  return new AppError('folder_name_taken', { name });
}
