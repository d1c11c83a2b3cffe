import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Db, folders, type UploadRow, uploads, users } from '@sheaf/db';
import type { AppContext, MemberContext } from '../../context.ts';
import { AppError, errorStatus, toAppError } from '../../errors.ts';
import { refuseFull } from '../usage/usage.service.ts';
import { fileName, fileTags } from './files.schema.ts';
import { type Arrival, addUploadedFile, refuseTooLarge, type Uploaded } from './files.upload.service.ts';
import { getFile, removeBlobs } from './files.service.ts';

/** Maximum of unfinished uploads per member; the longest idle ones are removed first. */
const MAX_UNFINISHED = 20;
const STILL_MS = 10 * 60_000;
/** So long may an upload lie still before it is given up. */
export const UPLOAD_IDLE_MS = 24 * 60 * 60_000;

export type NewUpload = { filename: string; size: number; folder_id: string | null; tags: string[] };
/** Writes a stream to a temporary file and determines its type. */
export type Spool = (source: Readable, maxSize: number, name: string) => Promise<Omit<Arrival, 'filename'>>;

/** Refuses before the first byte what would be refused after the last one. */
export async function beginUpload(ctx: MemberContext, input: NewUpload): Promise<UploadRow> {
  const user_id = ctx.member.user.id;
  await refuseTooLarge(ctx, input.size);
  const filename = fileName.parse(input.filename);
  const tags = fileTags.parse(input.tags);
  if (input.folder_id && !(await folders.findFolder(ctx.db, user_id, input.folder_id))) {
    throw new AppError('folder_missing');
  }
  await refuseFull(ctx.db, user_id, 'filesPerMonth', 1);
  await refuseFull(ctx.db, user_id, 'storageLimit', input.size);
  const { begun, left } = await ctx.db.transaction().execute(async (trx) => {
    // Many at once must not pass the number together.
    await users.lockUser(trx, user_id);
    const given = await makeRoom(trx, user_id);
    const row = { ...input, filename, tags, user_id, id: randomUUID() };
    return { begun: await uploads.insertUpload(trx, row), left: given.flatMap(({ parts }) => parts) };
  });
  await removeBlobs(ctx, left);
  return begun;
}

/** The uploads that made way. */
async function makeRoom(trx: Db, userId: string): Promise<UploadRow[]> {
  const open = await uploads.listUnfinished(trx, userId);
  const still = open.filter(({ updated_at }) => Date.parse(updated_at) < Date.now() - STILL_MS);
  const given: UploadRow[] = [];
  for (const { id } of still.slice(0, Math.max(0, open.length - MAX_UNFINISHED + 1))) {
    const row = await uploads.deleteUpload(trx, userId, id);
    if (row) given.push(row);
  }
  if (open.length - given.length < MAX_UNFINISHED) return given;
  throw new AppError('uploads_unfinished', { limit: MAX_UNFINISHED }, { details: { retryAfter: 30 } });
}

export async function findUpload(ctx: MemberContext, id: string): Promise<UploadRow> {
  const row = await uploads.findUpload(ctx.db, ctx.member.user.id, id);
  if (!row) throw new AppError('upload_missing');
  return row;
}

/** Takes over a file with bytes that belong at `offset`: from here on they outlive this process. */
export async function keepPart(ctx: MemberContext, id: string, path: string, offset: number, size: number) {
  const key = randomUUID();
  await ctx.blobs.put(key, path);
  if (await uploads.addPart(ctx.db, id, { key, offset, size })) return;
  await ctx.blobs.remove(key);
  throw new AppError('upload_moved');
}

/** All bytes are here: they become a file by the same rules as any upload. Asked again, the answer is the same. */
export async function finishUpload(ctx: MemberContext, id: string, spool: Spool): Promise<void> {
  const upload = await findUpload(ctx, id);
  if (upload.file_id || upload.received < upload.size) return;
  try {
    const source = Readable.from(readParts(ctx, upload));
    const arrival = { ...(await spool(source, upload.size, upload.filename)), filename: upload.filename };
    await addUploadedFile(ctx, arrival, upload, async (trx, { file, duplicate_of }) => {
      if (await uploads.setUploadFile(trx, id, file.id, duplicate_of)) return;
      throw new AppError('upload_finished');
    });
  } catch (thrown) {
    const error = toAppError(thrown);
    // Another process has completed the upload meanwhile, and may have taken its parts away while they were read.
    if ((await findUpload(ctx, id)).file_id) return;
    // A refusal because of the content is final; a temporary failure can be retried.
    if (errorStatus[error.code] < 500) await removeUpload(ctx, upload);
    throw thrown;
  }
  await removeBlobs(ctx, upload.parts);
}

async function* readParts(ctx: AppContext, { parts }: UploadRow): AsyncGenerator<Buffer> {
  for (const key of parts) yield* await ctx.blobs.open(key);
}

/** What became of it. The file may have been deleted since. */
export async function readUpload(ctx: MemberContext, id: string): Promise<Uploaded | null> {
  const { file_id, duplicate_of } = await findUpload(ctx, id);
  return file_id ? { file: await getFile(ctx, file_id), duplicate_of } : null;
}

/** Stopped by its member. A file that it has become stays. */
export async function cancelUpload(ctx: MemberContext, id: string): Promise<void> {
  await removeUpload(ctx, await findUpload(ctx, id));
}

async function removeUpload(ctx: AppContext, { user_id, id }: UploadRow): Promise<void> {
  const row = await uploads.deleteUpload(ctx.db, user_id, id);
  if (row) await removeBlobs(ctx, row.parts);
}

/** Uploads that were abandoned. */
export async function removeIdleUploads(ctx: AppContext, idleMs: number): Promise<void> {
  const batch = 200;
  for (;;) {
    const idle = await uploads.listIdleUploads(ctx.db, idleMs, batch);
    for (const row of idle) await removeUpload(ctx, row);
    if (idle.length < batch) return;
  }
}
