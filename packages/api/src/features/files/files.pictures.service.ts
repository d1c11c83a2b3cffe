import { type FileRow, files } from '@sheaf/db';
import type { Readable } from 'node:stream';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { ToolInput, ToolSettings } from '../../ports.ts';
import {
  FIRST_WIDTH,
  type PictureWidth,
  allThumbnailKeys,
  clearKey,
  thumbnailKey,
} from './files.thumbnail-key.ts';

export type Thumbnail = { bytes: Readable; version: string };
/** The document was refused: there will be no picture of this version of it. */
export const NO_PICTURE = 'none';
export type PicturedFile = Pick<FileRow, 'blob_key' | 'page_count'>;
export type WantedPicture = { page: number; width: PictureWidth; paper?: 'white' | 'clear' };

/** Fast scrolling requests many pictures at once: this many are drawn at a time, and this many may wait. */
const AT_ONCE = 2;
const MOST_WAITING = 48;
const REMOVED_AT_ONCE = 32;

/** Who waits for a drawing. */
const drawing = new Map<string, { drawn: Promise<void>; readers: AbortSignal[] }>();
let running = 0;
interface Turn {
  begin: () => void;
  drop: (reason: AppError) => void;
  isWanted: () => boolean;
}
let waiting: Turn[] = [];

/**
 * A page as a picture, drawn now if it has not been and `reader` still waits for it. Null while the file is not read, and
 * for files without pages.
 */
export async function openPagePicture(
  ctx: AppContext,
  file: FileRow,
  wanted: WantedPicture,
  reader: AbortSignal,
): Promise<Thumbnail | typeof NO_PICTURE | null> {
  const { page, width, paper } = wanted;
  const isPdf = file.type === 'application/pdf';
  // A picture is its own only page, and is there at one width.
  const key = isPdf ? pictureKey(file, wanted) : thumbnailKey(file.blob_key, page, FIRST_WIDTH);
  const version = `${file.sha256}-${page}-${width}${paper === 'clear' ? '-clear' : ''}`;
  const there = await openPicture(ctx, key);
  if (there) return { bytes: there, version };
  // How many pages it has is not known yet.
  if (isPdf && file.page_count === null) return null;
  if (page > (file.page_count ?? 1)) throw new AppError('document_page_missing');
  if (!isPdf || key === thumbnailKey(file.blob_key)) return null;
  try {
    await drawOnce(ctx, file, key, wanted, reader);
  } catch (error) {
    if (error instanceof AppError && error.code === 'unprocessable_document') return NO_PICTURE;
    throw error;
  }
  const drawn = await openPicture(ctx, key);
  return drawn && { bytes: drawn, version };
}

function pictureKey({ blob_key }: PicturedFile, { page, width, paper }: WantedPicture): string {
  return paper === 'clear' ? clearKey(blob_key, page) : thumbnailKey(blob_key, page, width);
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
  wanted: WantedPicture,
  settings: ToolSettings,
): Promise<void> {
  const key = pictureKey(file, wanted);
  await ctx.tools.run('render', [pdf], lookOf(wanted), settings, async ({ files: [picture] }) => {
    if (!picture) return;
    await ctx.blobs.put(key, picture.path);
    // The file was deleted while its picture was drawn, before there was a picture to remove.
    if (!(await files.findFile(ctx.db, file.user_id, file.id))) await ctx.blobs.remove(key);
  });
}

/** The options of `render`. */
export function lookOf({ page, width, paper }: WantedPicture) {
  const transparent = paper === 'clear';
  return { pages: String(page), width, format: 'webp', quality: 80, transparent } as const;
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
function drawOnce(
  ctx: AppContext,
  file: FileRow,
  key: string,
  wanted: WantedPicture,
  reader: AbortSignal,
): Promise<void> {
  const begun = drawing.get(key);
  if (begun) {
    begun.readers.push(reader);
    return begun.drawn;
  }
  const readers = [reader];
  const work = () =>
    ctx.blobs.withFile(file.blob_key, (path) =>
      drawPicture(ctx, file, { name: file.filename, path }, wanted, { member: file.user_id }),
    );
  const isWanted = () => readers.some(({ aborted }) => !aborted);
  const drawn = drawInTurn(work, isWanted).finally(() => drawing.delete(key));
  drawing.set(key, { drawn, readers });
  return drawn;
}

/** A few are drawn at a time. */
export async function drawInTurn<Drawn>(work: () => Promise<Drawn>, isWanted: () => boolean): Promise<Drawn> {
  if (!isWanted()) throw new AppError('server_busy');
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) dropUnwanted();
    if (waiting.length >= MOST_WAITING) throw new AppError('server_busy');
    await new Promise<void>((begin, drop) => waiting.push({ begin, drop, isWanted }));
  } else running += 1;
  try {
    return await work();
  } finally {
    // The turn is handed on, or given back.
    dropUnwanted();
    const next = waiting.shift();
    if (next) next.begin();
    else running -= 1;
  }
}

/** Pages that were scrolled past before their turn came. */
function dropUnwanted(): void {
  const [wanted, unwanted] = [
    waiting.filter((turn) => turn.isWanted()),
    waiting.filter((turn) => !turn.isWanted()),
  ];
  waiting = wanted;
  for (const turn of unwanted) turn.drop(new AppError('server_busy'));
}
