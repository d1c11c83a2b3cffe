import { type FileRow, files } from '@sheaf/db';
import type { Readable } from 'node:stream';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { ToolInput, ToolSettings } from '../../ports.ts';
import { FIRST_WIDTH, type PictureWidth, allThumbnailKeys, thumbnailKey } from './files.thumbnail-key.ts';

export type Thumbnail = { bytes: Readable; version: string };
export type PicturedFile = Pick<FileRow, 'blob_key' | 'page_count'>;
export type WantedPicture = { page: number; width: PictureWidth };

/** Fast scrolling requests many pictures at once: this many are drawn at a time, and this many may wait. */
const AT_ONCE = 2;
const MOST_WAITING = 48;
const REMOVED_AT_ONCE = 32;

const drawing = new Map<string, Promise<void>>();
let running = 0;
const waiting: (() => void)[] = [];

/** A page as a picture, drawn now if it has not been. Null while the file is not read, and for files without pages. */
export async function openPagePicture(
  ctx: AppContext,
  file: FileRow,
  { page, width }: WantedPicture,
): Promise<Thumbnail | null> {
  const isPdf = file.type === 'application/pdf';
  // A picture is its own only page, and is there at one width.
  const key = thumbnailKey(file.blob_key, page, isPdf ? width : FIRST_WIDTH);
  const version = `${file.sha256}-${page}-${width}`;
  const there = await openPicture(ctx, key);
  if (there) return { bytes: there, version };
  if (page > (file.page_count ?? 1)) throw new AppError('document_page_missing');
  if (!isPdf || file.page_count === null || key === thumbnailKey(file.blob_key)) return null;
  await drawOnce(ctx, file, key, { page, width });
  const drawn = await openPicture(ctx, key);
  return drawn && { bytes: drawn, version };
}

/** Every picture that can have been drawn of it. */
export function pictureKeys({ blob_key, page_count }: PicturedFile): string[] {
  return allThumbnailKeys(blob_key, page_count);
}

/** With the file, so that nothing of it is left. */
export async function removePictures(ctx: AppContext, file: PicturedFile): Promise<void> {
  const keys = pictureKeys(file);
  for (let from = 0; from < keys.length; from += REMOVED_AT_ONCE)
    await Promise.all(keys.slice(from, from + REMOVED_AT_ONCE).map((key) => ctx.blobs.remove(key)));
}

export async function drawPicture(
  ctx: AppContext,
  file: FileRow,
  pdf: ToolInput,
  { page, width }: WantedPicture,
  settings: ToolSettings,
): Promise<void> {
  const key = thumbnailKey(file.blob_key, page, width);
  const look = { pages: String(page), width, format: 'webp', quality: 80 } as const;
  await ctx.tools.run('render', [pdf], look, settings, async ({ files: [picture] }) => {
    if (!picture) return;
    await ctx.blobs.put(key, picture.path);
    // The file was deleted while its picture was drawn, before there was a picture to remove.
    if (!(await files.findFile(ctx.db, file.user_id, file.id))) await ctx.blobs.remove(key);
  });
}

async function openPicture(ctx: AppContext, key: string): Promise<Readable | null> {
  try {
    return await ctx.blobs.open(key);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/** Those who ask for the same picture wait for the same drawing. */
function drawOnce(ctx: AppContext, file: FileRow, key: string, wanted: WantedPicture): Promise<void> {
  const begun = drawing.get(key);
  if (begun) return begun;
  const drawn = inTurn(() =>
    ctx.blobs.withFile(file.blob_key, (path) =>
      drawPicture(ctx, file, { name: file.filename, path }, wanted, { member: file.user_id }),
    ),
  ).finally(() => drawing.delete(key));
  drawing.set(key, drawn);
  return drawn;
}

async function inTurn(work: () => Promise<void>): Promise<void> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new AppError('server_busy');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    await work();
  } finally {
    // The turn is handed on, or given back.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
