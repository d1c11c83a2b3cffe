import { randomUUID } from 'node:crypto';
import { type Db, type FileRow, fileVersions, type FileVersionRow, keptResults, users } from '@sheaf/db';
import type { ActingContext, AppContext, MemberContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { readInstanceSettings } from '../auth/auth.instance.service.ts';
import { recordOperation } from '../operations/operations.service.ts';
import { enqueuePassages } from '../passages/passages.jobs.ts';
import { giveBackUsage, reserveUsage } from '../usage/usage.service.ts';
import { requireWhole } from './files.checks.service.ts';
import { enqueueReading } from './files.jobs.ts';
import { keepOcrText } from './files.ocr-text.service.ts';
import { presentFile } from './files.presenter.ts';
import { removePictures } from './files.pictures.service.ts';
import { hashFile, type Result, type StoredResult } from './files.results.service.ts';
import type { File } from './files.schema.ts';
import { findLiveFile, noSuchFile, removeBlobs } from './files.service.ts';
import type { Version, VersionRule } from './files.versions.schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** With the number of the version that was restored, and those that it was before, in the row of the one made by it. */
const RESTORED = 'restore:';
const BATCH = 200;
/** So many of them are told. */
const MOST_TOLD = 50;

/** The version that new bytes replace, and what made them. */
export type Replacing = { file: Pick<FileRow, 'id' | 'user_id' | 'type'>; base: number; source: string };

/** The current version and the earlier ones, newest first, with the rule that ends the earlier ones. */
export async function listVersions(
  ctx: MemberContext,
  id: string,
): Promise<{ versions: Version[]; rule: VersionRule }> {
  const file = await findLiveFile(ctx, id);
  const [rows, rule] = await Promise.all([
    fileVersions.listVersions(ctx.db, ctx.member.user.id, id),
    readRule(ctx),
  ]);
  return { versions: [presentCurrent(file), ...rows.map((row) => presentVersion(row, rule))], rule };
}

/**
 * Replaces the bytes of a file by those of a result, and keeps the earlier ones as a version. The bytes are in the
 * store before the transaction, so that a crash leaves the old version or the new one. Refused when another version
 * was saved since `base`.
 */
export async function saveVersion(
  ctx: AppContext,
  { file, base, source }: Replacing,
  result: Result | StoredResult,
  alongside: (trx: Db, saved: FileRow) => Promise<void>,
): Promise<FileRow> {
  if (result.type !== file.type) throw new AppError('version_type_differs');
  const stored = 'blob_key' in result ? result : await store(ctx, result);
  try {
    const saved = await ctx.db.transaction().execute(async (trx) => {
      const held = await holdFile(trx, file.user_id, file.id);
      if (held.version !== base) throw new AppError('version_conflict');
      await reserveUsage(trx, file.user_id, 'storageLimit', stored.size);
      const { size, sha256, blob_key } = stored;
      const same = await fileVersions.findSameVersion(trx, file.id, sha256);
      const row = await replaceBytes(ctx, trx, held, { size, sha256, blob_key, source }, same);
      await alongside(trx, row);
      await ctx.events.publish(file.user_id, { kind: 'files' }, trx);
      return row;
    });
    await preparePassages(ctx, saved);
    return saved;
  } catch (error) {
    if (stored !== result) await ctx.blobs.remove(stored.blob_key);
    throw error;
  }
}

async function store(ctx: AppContext, result: Result): Promise<StoredResult> {
  const stored = { ...result, blob_key: randomUUID(), sha256: await hashFile(result.path) };
  await ctx.blobs.put(stored.blob_key, result.path);
  return stored;
}

/** Makes the bytes of an earlier version the newest one. The blob moves, and the bytes it replaces become a version. */
export async function restoreVersion(ctx: MemberContext, id: string, number: number): Promise<File> {
  const { id: userId } = ctx.member.user;
  await findLiveFile(ctx, id);
  const found = await fileVersions.findVersion(ctx.db, userId, id, number);
  if (!found) throw new AppError('version_missing');
  await requireWhole(ctx, found);
  const saved = await ctx.db.transaction().execute(async (trx) => {
    const held = await holdFile(trx, userId, id);
    const taken = await fileVersions.takeVersion(trx, userId, id, number);
    if (!taken) throw new AppError('version_missing');
    const { size, sha256, blob_key } = taken;
    const row = await replaceBytes(
      ctx,
      trx,
      held,
      {
        size,
        sha256,
        blob_key,
        source: `${RESTORED}${[number, ...listRestored(taken.source)].slice(0, MOST_TOLD).join()}`,
      },
      taken,
    );
    const options = { version: number };
    await recordOperation(ctx, trx, userId, { action: 'restore-version', file: row, options });
    return row;
  });
  await preparePassages(ctx, saved);
  return presentFile(saved);
}

export async function deleteVersion(ctx: MemberContext, id: string, number: number): Promise<void> {
  const { id: userId } = ctx.member.user;
  const file = await findLiveFile(ctx, id);
  if (file.version === number) throw new AppError('version_current');
  const gone = await removeVersion(ctx, { user_id: userId, file_id: id, number }, (trx) =>
    recordOperation(ctx, trx, userId, { action: 'delete-version', file, options: { version: number } }),
  );
  if (!gone) throw new AppError('version_missing');
}

/** What the rule of the instance no longer keeps. */
export async function endVersions(ctx: AppContext): Promise<void> {
  const rule = await readRule(ctx);
  for (;;) {
    const ending = await fileVersions.listEnding(ctx.db, rule, BATCH);
    for (const version of ending) await removeVersion(ctx, version);
    if (ending.length < BATCH) return;
  }
}

/** Row and space in one transaction, then the bytes. A blob that outlives a crash in between is swept. */
async function removeVersion(
  ctx: AppContext,
  { user_id, file_id, number }: Pick<FileVersionRow, 'user_id' | 'file_id' | 'number'>,
  alongside: (trx: Db) => Promise<void> = async () => {},
): Promise<boolean> {
  const gone = await ctx.db.transaction().execute(async (trx) => {
    await users.holdMember(trx, user_id);
    await fileVersions.holdRow(trx, user_id, file_id);
    const taken = await fileVersions.takeVersion(trx, user_id, file_id, number);
    if (!taken) return undefined;
    await fileVersions.dropReadings(trx, user_id, file_id);
    const kept = await keptResults.dropKeptOf(trx, user_id, file_id);
    await giveBackUsage(trx, user_id, 'storageLimit', taken.size);
    await alongside(trx);
    await ctx.events.publish(user_id, { kind: 'files' }, trx);
    return { taken, kept };
  });
  if (!gone) return false;
  await ctx.blobs.remove(gone.taken.blob_key);
  await removePictures(ctx, gone.taken);
  // What was made of its bytes and is kept for a while, such as its PDF for a comparison.
  await removeBlobs(ctx, gone.kept);
  return true;
}

/** The file with the bytes that it has, or had, in this version. */
export async function findAtVersion(ctx: ActingContext, id: string, number?: number): Promise<FileRow> {
  const file = await findLiveFile(ctx, id);
  if (number === undefined || number === file.version) return file;
  const found = await fileVersions.findVersion(ctx.db, file.user_id, id, number);
  if (!found) throw new AppError('version_missing');
  const { size, sha256, blob_key, type, page_count, page_width, page_height } = found;
  return { ...file, size, sha256, blob_key, type, page_count, page_width, page_height, version: number };
}

/** The member first, as in every transaction that counts storage. */
async function holdFile(trx: Db, userId: string, id: string): Promise<FileRow> {
  await users.holdMember(trx, userId);
  const held = await fileVersions.holdFile(trx, userId, id);
  if (!held) throw noSuchFile();
  return held;
}

/** `same`: a version with the new bytes, whose OCR text is known. */
async function replaceBytes(
  ctx: AppContext,
  trx: Db,
  held: FileRow,
  next: fileVersions.NewBytes,
  same: FileVersionRow | undefined,
): Promise<FileRow> {
  const row = await fileVersions.replaceBytes(trx, held, next);
  if (same?.has_ocr) await keepOcrText(trx, row);
  await enqueueReading(ctx, trx, row.id, row.user_id);
  return { ...row, has_ocr: same?.has_ocr ?? false };
}

/** A text layer is divided once it is read; OCR text is there at once. */
async function preparePassages(ctx: AppContext, { id, user_id, has_ocr }: FileRow): Promise<void> {
  if (has_ocr) await enqueuePassages(ctx, { userId: user_id, fileId: id });
}

async function readRule(ctx: AppContext): Promise<VersionRule> {
  const { versions_kept: kept, version_days: days } = await readInstanceSettings(ctx);
  return { kept, days };
}

function presentCurrent({ version, version_source, version_at, created_at, ...file }: FileRow): Version {
  const { size, type, page_count } = file;
  const at = version_at ?? created_at;
  const shown = { number: version, current: true, ...presentSource(version_source), size, type, page_count };
  return { ...shown, created_at: at, replaced_at: null, ends_at: null };
}

function presentVersion(row: FileVersionRow, { days }: VersionRule): Version {
  const { number, source, size, type, page_count, created_at, replaced_at } = row;
  const ends_at = new Date(Date.parse(replaced_at) + days * DAY_MS).toISOString();
  const shown = { number, current: false, ...presentSource(source), size, type, page_count };
  return { ...shown, created_at, replaced_at, ends_at };
}

function presentSource(source: string | null): Pick<Version, 'source' | 'restored_from' | 'was'> {
  const was = listRestored(source);
  const [from = null] = was;
  return { source: from === null ? source : 'restore', restored_from: from, was };
}

function listRestored(source: string | null): number[] {
  return source?.startsWith(RESTORED) ? source.slice(RESTORED.length).split(',').map(Number) : [];
}
