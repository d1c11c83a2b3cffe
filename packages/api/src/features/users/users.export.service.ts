import { Readable } from 'node:stream';
import {
  apiKeys,
  batches,
  batchTemplates,
  chats,
  endedAccess,
  type FileRow,
  files,
  fileVersions,
  type FileVersionRow,
  type FolderRow,
  folders,
  ocrPages,
  operations,
  secondFactors,
  signMarks,
  summaries,
  trashedFolders,
  users,
  webhooks,
} from '@sheaf/db';
import type { MemberContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { rateLimits } from '../../rate-limits.ts';
import { presentUser } from '../auth/auth.user.presenter.ts';
import { presentFile } from '../files/files.presenter.ts';
import { presentOperation } from '../operations/operations.presenter.ts';
import { present as presentSignMark } from '../sign-marks/sign-marks.service.ts';
import { createPaths } from '../../zip-paths.ts';

const PAGE = 500;
/** Of a year, after which they are forgotten. */
const MOST_ENDED = 10_000;

/** One file of the export. `open` fails with `not_found` where the bytes went away meanwhile. */
export type ExportEntry = { path: string; modified: Date; squeeze: boolean; open(): Promise<Readable> };

/** Counts an export; how often is limited, because each reads everything a member has. */
export async function beginExport(ctx: MemberContext): Promise<AsyncIterable<ExportEntry>> {
  const { retryAfter } = await ctx.limiter.consume(rateLimits.exportByAccount, ctx.member.user.id);
  if (retryAfter > 0) {
    throw new AppError('too_many_exports', null, { details: { retryAfter } });
  }
  return listEntries(ctx);
}

/** Everything that is the member's: what is known of them as JSON, then their files, in their folders. */
async function* listEntries(ctx: MemberContext): AsyncGenerator<ExportEntry> {
  const { db } = ctx;
  const userId = ctx.member.user.id;
  const rows = await folders.listFolders(db, userId);
  const deleted = await trashedFolders.listTrashedFolders(db, userId);
  const places = placeFolders(rows, 'files/');
  // A folder in the trash begins there, whatever it lay in.
  const tops = deleted.map((row) => (row.id === row.entry_id ? { ...row, parent_id: null } : row));
  const trashPlaces = placeFolders(tops, 'trash/');
  yield json('profile.json', () => readProfile(ctx));
  yield json('folders.json', async () => [
    ...rows.map((row) => describeFolder(row, places)),
    ...deleted.map((row) => ({ ...describeFolder(row, trashPlaces), trashed_at: row.trashed_at })),
  ]);
  yield json('tags.json', () => files.listTags(db, userId));
  yield json('api-keys.json', () => apiKeys.listApiKeys(db, userId));
  yield json('passkeys.json', async () =>
    (await secondFactors.listPasskeys(db, userId)).map(({ name, created_at, last_used_at }) => ({
      name,
      created_at,
      last_used_at,
    })),
  );
  yield json('ended-access.json', async () =>
    (await endedAccess.listEndedAccess(db, userId, MOST_ENDED)).map(({ cause, kind, name, ended_at }) => ({
      cause,
      kind,
      name,
      ended_at,
    })),
  );
  yield json('signatures.json', async () => (await signMarks.listSignMarks(db, userId)).map(presentSignMark));
  yield json('webhooks.json', () => webhooks.listWebhooks(db, userId));
  yield jsonList('chats.json', () => chats.readAllSessions(db, userId));
  yield json('summaries.json', () => summaries.listSummariesOf(db, userId));
  yield json('ocr.json', () => ocrPages.listOcrTexts(db, userId));
  yield jsonList('batches.json', async function* () {
    for await (const row of pages((after) => batches.listBatchesAfter(db, userId, after, PAGE))) {
      const { id, name, operations: steps, status, created_at, started_at, finished_at } = row;
      yield { id, name, operations: steps, status, created_at, started_at, finished_at };
    }
  });
  yield json('batch-templates.json', async () => {
    const kept = await batchTemplates.listTemplates(db, userId);
    return kept.map(({ id, name, description, operations: steps }) => ({
      id,
      name,
      description,
      operations: steps,
    }));
  });
  yield jsonList('history.json', async function* () {
    for await (const row of pages((after) => operations.listOperationsAfter(db, userId, after, PAGE))) {
      yield presentOperation(row);
    }
  });

  const place = createPaths();
  const paths = new Map<string, string>();
  for await (const row of pages((after) => files.listFilesAfter(db, userId, after, PAGE))) {
    const folder = row.trashed_at
      ? (trashPlaces.get((row.trashed_with && row.trashed_from) ?? '') ?? 'trash/')
      : (places.get(row.folder_id ?? '') ?? 'files/');
    const path = place(folder, row.filename);
    paths.set(row.id, path);
    yield fileEntry(ctx, row, path);
  }
  const versionPaths = new Map<string, string>();
  for await (const row of pages((after) => fileVersions.listVersionsAfter(db, userId, after, PAGE))) {
    const path = place('versions/', nameVersion(paths.get(row.file_id), row));
    versionPaths.set(row.id, path);
    yield fileEntry(ctx, { ...row, updated_at: row.created_at }, path);
  }
  yield jsonList('versions.json', async function* () {
    for await (const row of pages((after) => fileVersions.listVersionsAfter(db, userId, after, PAGE))) {
      const { id, blob_key: _, user_id: __, ...known } = row;
      yield { ...known, path: versionPaths.get(id) ?? null };
    }
  });
  yield jsonList('files.json', async function* () {
    for await (const row of pages((after) => files.listFilesAfter(db, userId, after, PAGE))) {
      const { sha256, trashed_at } = row;
      yield { ...presentFile(row), sha256, trashed_at, path: paths.get(row.id) ?? null };
    }
  });
}

async function readProfile(ctx: MemberContext) {
  const user = await users.findUser(ctx.db, ctx.member.user.id);
  if (!user) throw new AppError('account_gone');
  return { ...presentUser(user), plan: user.plan, exported_at: new Date().toISOString() };
}

/** `report.pdf` becomes `report (version 2).pdf`. */
function nameVersion(path: string | undefined, { number }: FileVersionRow): string {
  const name = path?.slice(path.lastIndexOf('/') + 1) ?? 'file';
  const dot = name.lastIndexOf('.');
  const end = dot > 0 ? dot : name.length;
  return `${name.slice(0, end)} (version ${number})${name.slice(end)}`;
}

function fileEntry(
  ctx: MemberContext,
  { blob_key, updated_at }: Pick<FileRow, 'blob_key' | 'updated_at'>,
  path: string,
): ExportEntry {
  return { path, modified: new Date(updated_at), squeeze: false, open: () => ctx.blobs.open(blob_key) };
}

type ExportedFolder = Pick<FolderRow, 'id' | 'name' | 'color' | 'parent_id' | 'created_at' | 'updated_at'>;

function describeFolder(
  { id, name, color, parent_id, created_at, updated_at }: ExportedFolder,
  places: Map<string, string>,
) {
  return { id, name, color, parent_id, path: places.get(id), created_at, updated_at };
}

/** Where in the export each folder lies, by its id: outer ones first, since theirs is the beginning of the path. */
function placeFolders(rows: ExportedFolder[], top: string): Map<string, string> {
  const place = createPaths();
  const places = new Map<string, string>();
  const children = Map.groupBy(rows, ({ parent_id }) => parent_id);
  const open: { id: string | null; path: string }[] = [{ id: null, path: top }];
  for (let next = open.pop(); next; next = open.pop()) {
    for (const { id, name } of children.get(next.id) ?? []) {
      const path = `${place(next.path, name)}/`;
      places.set(id, path);
      open.push({ id, path });
    }
  }
  return places;
}

/** A query that is asked for page after page, so that never more than one is held. */
async function* pages<Row extends { id: string }>(read: (after: string | null) => Promise<Row[]>) {
  for (let after: string | null = null; ;) {
    const rows = await read(after);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.id;
  }
}

function json(path: string, read: () => Promise<object>): ExportEntry {
  const open = async () => Readable.from([JSON.stringify(await read(), null, 2)]);
  return { path, modified: new Date(), squeeze: true, open };
}

function jsonList(path: string, list: () => AsyncIterable<object>): ExportEntry {
  async function* write() {
    let before = '[\n';
    for await (const item of list()) {
      yield before + JSON.stringify(item);
      before = ',\n';
    }
    yield before === '[\n' ? '[]\n' : '\n]\n';
  }
  return { path, modified: new Date(), squeeze: true, open: async () => Readable.from(write()) };
}
