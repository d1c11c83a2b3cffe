import type { Readable } from 'node:stream';
import { downloadLinks, type FileRow, files, folders } from '@sheaf/db';
import type { z } from 'zod';
import type { AppContext, MemberContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { createPaths, safeName } from '../../zip-paths.ts';
import { nameInstance, readInstanceSettings } from '../auth/auth.instance.service.ts';
import { createToken, hashToken } from '../auth/auth.tokens.ts';
import type { DownloadLink, downloadInput } from './folders.download.schema.ts';

const LINK_SECONDS = 5 * 60;
const PAGE = 500;
/** Compressed formats are not compressed again. */
const LOOSE = new Set(['application/msword', 'application/vnd.ms-excel']);

type Selection = { fileIds: string[]; folderIds: string[] };
export type ZipDownload = { name: string; entries: AsyncIterable<ZipFileEntry> };
export type ZipFileEntry = { path: string; modified: Date; squeeze: boolean; open(): Promise<Readable> };

/**
 * An address that downloads the selection, valid for some minutes for anyone who has it: browsers save a file by
 * opening an address.
 */
export async function createDownload(
  ctx: MemberContext,
  input: z.infer<typeof downloadInput>,
): Promise<DownloadLink> {
  const user_id = ctx.member.user.id;
  const file_ids = [...new Set(input.fileIds)];
  const folder_ids = [...new Set(input.folderIds)];
  const found = await files.findFiles(ctx.db, user_id, file_ids);
  const live = found.filter(({ trashed_at }) => !trashed_at);
  if (live.length < file_ids.length) throw new AppError('file_missing');
  const places = new Set((await folders.listFolders(ctx.db, user_id)).map(({ id }) => id));
  if (!folder_ids.every((id) => places.has(id))) throw new AppError('folder_missing');
  const expires_at = new Date(Date.now() + LINK_SECONDS * 1000).toISOString();
  const direct = folder_ids.length ? null : await linkOne(ctx, live);
  if (direct) return { url: direct, expires_at };
  const { token, hash } = createToken();
  await downloadLinks.insertLink(ctx.db, { hash, user_id, file_ids, folder_ids, expires_at });
  return { url: `/api/files/zip?token=${token}`, expires_at };
}

/** A single file, if browsers can reach the store. */
async function linkOne(ctx: AppContext, [file, ...others]: FileRow[]): Promise<string | null> {
  if (!file || others.length) return null;
  const { blob_key, filename, type } = file;
  return ctx.blobs.link(blob_key, { filename, type, seconds: LINK_SECONDS });
}

/** What the link was made for, as it is now. */
export async function openDownload(ctx: AppContext, token: string): Promise<ZipDownload> {
  const link = await downloadLinks.findLink(ctx.db, hashToken(token));
  if (!link) throw new AppError('download_expired');
  const selection = { fileIds: link.file_ids, folderIds: link.folder_ids };
  const rows = await folders.listFolders(ctx.db, link.user_id);
  const [only, ...others] = rows.filter(({ id }) => selection.folderIds.includes(id));
  const isOne = only && !others.length && !selection.fileIds.length;
  const name = isOne ? only.name : await nameSelection(ctx);
  return { name: `${safeName(name)}.zip`, entries: listEntries(ctx, link.user_id, selection, rows) };
}

/** Several things together have no name of their own. */
async function nameSelection(ctx: AppContext): Promise<string> {
  const instance = nameInstance(await readInstanceSettings(ctx));
  return `${instance} ${new Date().toISOString().slice(0, 10)}`;
}

type Place = { id: string; parent_id: string | null; name: string };

async function* listEntries(
  ctx: AppContext,
  userId: string,
  { fileIds, folderIds }: Selection,
  rows: Place[],
): AsyncGenerator<ZipFileEntry> {
  const place = createPaths();
  const places = placeFolders(rows, folderIds, place);
  const inside = (row: FileRow) => places.get(row.folder_id ?? '');
  for (let at = 0; at < fileIds.length; at += PAGE) {
    const page = await files.findFiles(ctx.db, userId, fileIds.slice(at, at + PAGE));
    // What lies in a chosen folder comes with it.
    for (const row of page) if (inside(row) === undefined) yield* entryOf(ctx, row, place('', row.filename));
  }
  const all = [...places.keys()];
  for (let after: string | null = null; all.length;) {
    const page: FileRow[] = await files.listFilesIn(ctx.db, userId, all, after, PAGE);
    for (const row of page) yield* entryOf(ctx, row, place(inside(row) ?? '', row.filename));
    after = page.at(-1)?.id ?? null;
    if (page.length < PAGE) return;
  }
}

function* entryOf(ctx: AppContext, row: FileRow, path: string): Generator<ZipFileEntry> {
  if (row.trashed_at) return;
  const { blob_key, updated_at, type } = row;
  const open = () => ctx.blobs.open(blob_key);
  yield { path, modified: new Date(updated_at), squeeze: LOOSE.has(type), open };
}

/** Where in the zip each folder lies: the chosen ones at its top unless one is in another, and all below them. */
function placeFolders(
  rows: Place[],
  chosen: string[],
  place: (folder: string, name: string) => string,
): Map<string, string> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const children = Map.groupBy(rows, ({ parent_id }) => parent_id);
  const isWithin = (row: Place): boolean => {
    const parent = byId.get(row.parent_id ?? '');
    return parent !== undefined && (chosen.includes(parent.id) || isWithin(parent));
  };
  const places = new Map<string, string>();
  const open = chosen.flatMap((id) => {
    const row = byId.get(id);
    return row && !isWithin(row) ? [{ row, above: '' }] : [];
  });
  for (let next = open.pop(); next; next = open.pop()) {
    const path = `${place(next.above, next.row.name)}/`;
    places.set(next.row.id, path);
    for (const row of children.get(next.row.id) ?? []) open.push({ row, above: path });
  }
  return places;
}
