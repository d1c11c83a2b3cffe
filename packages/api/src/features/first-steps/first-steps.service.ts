import { randomUUID } from 'node:crypto';
import { copyFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Db, type FileRow, files, firstSteps, folders } from '@sheaf/db';
import type { z } from 'zod';
import type { AppContext, MemberContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { hashFile, type Result, saveResults } from '../files/files.results.service.ts';
import { recordOperation } from '../operations/operations.service.ts';
import type { firstStepsSchema, SamplesAnswer } from './first-steps.schema.ts';

const NAMES = ['lease.pdf', 'invoice.pdf', 'annual-report.pdf', 'scanned-letter.pdf'];
const FOLDER = 'Samples';

type Sample = { filename: string; path: string; sha256: string };

/** They come with the program and stay as they are. */
const known = new Map<string, Promise<Sample[]>>();

export async function readFirstSteps({
  db,
  settings,
  member,
}: MemberContext): Promise<z.infer<typeof firstStepsSchema>> {
  const samples = await listSamples(settings.samples.folder);
  const [taken, kept] = await Promise.all([
    firstSteps.readSteps(db, member.user.id),
    listKept(db, member.user.id, samples),
  ]);
  return { ...taken, samples: kept.map(({ id, filename }) => ({ id, filename })) };
}

/**
 * Adds the samples that the member does not have, in a folder. They use storage as every file does, but do not count
 * toward the month's files.
 */
export async function addSamples(ctx: MemberContext): Promise<SamplesAnswer> {
  const userId = ctx.member.user.id;
  const samples = await listSamples(ctx.settings.samples.folder);
  const there = new Set((await listKept(ctx.db, userId, samples)).map(({ sha256 }) => sha256));
  const missing = samples.filter(({ sha256 }) => !there.has(sha256));
  const copies: Result[] = [];
  try {
    for (const sample of missing) copies.push(await copySample(ctx, sample));
    if (copies.length)
      await saveResults(ctx, userId, copies, null, (trx, saved) => fileAway(ctx, trx, missing, saved));
  } finally {
    for (const { path } of copies) await rm(path, { force: true });
  }
  const kept = await listKept(ctx.db, userId, samples);
  return {
    added: missing.length,
    folder_id: kept[0]?.folder_id ?? null,
    samples: kept.map(({ id, filename }) => ({ id, filename })),
  };
}

async function fileAway(ctx: MemberContext, trx: Db, samples: Sample[], saved: FileRow[]): Promise<void> {
  const userId = ctx.member.user.id;
  await folders.lockFolders(trx, userId);
  // Of two simultaneous calls, the second finds the files saved by the first.
  const hashes = samples.map(({ sha256 }) => sha256);
  if ((await firstSteps.listFilesOfBytes(trx, userId, hashes)).length > saved.length)
    throw new AppError('samples_just_added');
  const ids = saved.map(({ id }) => id);
  await files.moveFiles(trx, userId, ids, await findOrMakeFolder(trx, userId));
  const storageLimit = saved.reduce((sum, { size }) => sum + size, 0);
  const what = { action: 'samples', file: { id: null, filename: FOLDER }, options: { files: ids.length } };
  await recordOperation(ctx, trx, userId, { ...what, cost: { storageLimit } });
}

async function findOrMakeFolder(trx: Db, user_id: string): Promise<string> {
  const made = await folders.insertFolder(trx, { user_id, parent_id: null, name: FOLDER });
  if (made) return made.id;
  const roots = await folders.listFolders(trx, user_id, null);
  const there = roots.find(({ name }) => name.toLowerCase() === FOLDER.toLowerCase());
  if (!there) throw new AppError('folder_name_taken', { name: FOLDER });
  return there.id;
}

/** One file of each, in the order they are offered in. */
async function listKept(db: Db, userId: string, samples: Sample[]) {
  const hashes = samples.map(({ sha256 }) => sha256);
  const rows = await firstSteps.listFilesOfBytes(db, userId, hashes);
  return hashes.flatMap((hash) => rows.find(({ sha256 }) => sha256 === hash) ?? []);
}

/** The store takes over what it is given. */
async function copySample({ settings }: AppContext, { filename, path }: Sample): Promise<Result> {
  const copy = join(settings.samples.spool, randomUUID());
  await copyFile(path, copy);
  return { path: copy, size: (await stat(copy)).size, filename, type: 'application/pdf' };
}

function listSamples(folder: string): Promise<Sample[]> {
  const listed = known.get(folder) ?? readSamples(folder);
  known.set(folder, listed);
  // What could not be read now may be there the next time.
  listed.catch(() => known.delete(folder));
  return listed;
}

function readSamples(folder: string): Promise<Sample[]> {
  return Promise.all(
    NAMES.map(async (filename) => {
      const path = join(folder, filename);
      return { filename, path, sha256: await hashFile(path) };
    }),
  );
}
