import { type FileRow, files, folders, passages } from '@sheaf/db';
import type { z } from 'zod';
import type { ActingContext, MemberContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { findLiveFiles, noSuchFile } from '../files/files.service.ts';
import type { ChatInput } from './ai.schema.ts';
import { MOST_ASKED } from './ai.most-asked.schema.ts';
import type { ChatScope, chatScopeInput } from './ai.scope.schema.ts';

/** All have to be the member's own; of a folder what lies in it now, at any depth, and what is named beside it. */
export async function findAsked(ctx: ActingContext, input: ChatInput): Promise<FileRow[]> {
  const { fileId, fileIds = [], folderId, leaveOut = [] } = input;
  const ids = [...new Set([...(fileId ? [fileId] : []), ...fileIds])];
  const named = await findLiveFiles(ctx, ids);
  if (!folderId) return named;
  const { rows } = await addToFolder(ctx, folderId, named);
  return rows.filter(({ id }) => !leaveOut.includes(id));
}

/** The files that a question would use, and those of them without text yet. */
export async function listChatScope(
  ctx: MemberContext,
  { folderId, fileIds = [] }: z.infer<typeof chatScopeInput>,
): Promise<ChatScope> {
  const named = await findOwn(ctx, [...new Set(fileIds)]);
  const { rows, more } = folderId ? await addToFolder(ctx, folderId, named) : { rows: named, more: 0 };
  const texts = await passages.describeTexts(
    ctx.db,
    ctx.member.user.id,
    rows.map(({ id }) => id),
  );
  const told = new Set(texts.filter(({ text_hash }) => text_hash !== null).map(({ id }) => id));
  const listed = rows.map(({ id, filename, type, trashed_at }) => ({
    id,
    filename,
    type,
    state: trashed_at ? ('trashed' as const) : told.has(id) ? ('read' as const) : ('unread' as const),
  }));
  return { files: listed, more };
}

/** The newest files of a folder, and those named that lie elsewhere. */
async function addToFolder(ctx: ActingContext, folderId: string, named: FileRow[]) {
  const userId = ctx.member.user.id;
  const inside = await folders.listDescendants(ctx.db, userId, folderId);
  if (!inside.length) throw new AppError('folder_missing');
  const beside = named.filter(({ folder_id }) => !folder_id || !inside.includes(folder_id));
  const { rows, total } = await folders.listNewestFiles(ctx.db, userId, inside, MOST_ASKED - beside.length);
  return { rows: [...rows, ...beside], more: total - rows.length };
}

async function findOwn(ctx: MemberContext, ids: string[]): Promise<FileRow[]> {
  const found = await files.findFiles(ctx.db, ctx.member.user.id, ids);
  if (found.length < ids.length) throw noSuchFile();
  return found.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
