import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../client.ts';
import type { Database, FileRow, NewFile } from '../tables.ts';
import type { FileFilter } from './file-filter.ts';
import { byName } from './name-order.ts';
import { filterFiles, isCalledSo } from './search.ts';

type Files = ExpressionBuilder<Database, 'files'>;
const sortColumn = {
  date: 'created_at',
  match: 'created_at',
  modified: 'updated_at',
  size: 'size',
  type: 'type',
} as const;

export async function insertFile(db: Db, file: NewFile): Promise<FileRow> {
  return db.insertInto('files').values(file).returningAll().executeTakeFirstOrThrow();
}

/** A file of this user, in the trash or not. */
export function findFile(db: Db, userId: string, id: string): Promise<FileRow | undefined> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export function findSameBytes(db: Db, userId: string, sha256: string) {
  return db
    .selectFrom('files')
    .select(['id', 'filename'])
    .where('user_id', '=', userId)
    .where('sha256', '=', sha256)
    .where('trashed_at', 'is', null)
    .orderBy('created_at')
    .executeTakeFirst();
}

export async function listFiles(db: Db, userId: string, filter: FileFilter) {
  const found = filter.search ? await filterFiles(db, userId, filter.search) : undefined;
  const matches = (files: Files) =>
    files.and([
      files('user_id', '=', userId),
      files('trashed_at', 'is', null),
      ...(filter.folder_id === undefined
        ? []
        : [files('folder_id', 'is not distinct from', filter.folder_id)]),
      ...(filter.types ? [files('type', 'in', filter.types)] : []),
      ...(filter.enhanced
        ? [
            files.or([
              files('has_ocr', '=', true),
              files('has_summary', '=', true),
              files('has_embeddings', '=', true),
            ]),
          ]
        : []),
      ...(filter.tag ? [sql<boolean>`${filter.tag} = any(tags)`] : []),
      ...(filter.ids ? [sql<boolean>`id = any(${filter.ids}::uuid[])`] : []),
      ...(found ? [found] : []),
    ]);
  const by = filter.sort === 'name' ? byName('filename') : sortColumn[filter.sort];
  const isCalled = await isCalledSo(db, filter.sort === 'match' ? filter.search : undefined);
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('files')
      .selectAll()
      .where(matches)
      .orderBy(isCalled, 'desc')
      .orderBy(by, filter.order)
      .orderBy('id', filter.order)
      .offset(filter.offset)
      .limit(filter.limit)
      .execute(),
    db
      .selectFrom('files')
      .select((select) => select.fn.countAll<number>().as('total'))
      .where(matches)
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export async function countFiles(db: Db, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('files')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .where('trashed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return total;
}

export function updateFile(
  db: Db,
  userId: string,
  id: string,
  changes: { filename?: string; tags?: string[] },
): Promise<FileRow | undefined> {
  return db
    .updateTable('files')
    .set({ ...changes, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('trashed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function setPages(
  db: Db,
  { id, user_id, sha256 }: Pick<FileRow, 'id' | 'user_id' | 'sha256'>,
  found: Partial<Pick<FileRow, 'page_count' | 'page_width' | 'page_height' | 'is_signed' | 'forbids'>>,
): Promise<void> {
  await db
    .updateTable('files')
    .set(found)
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .where('sha256', '=', sha256)
    .execute();
}

export async function moveFiles(
  db: Db,
  userId: string,
  ids: string[],
  folderId: string | null,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set({ folder_id: folderId, updated_at: sql`now()` })
    .where('id', 'in', ids)
    .where('user_id', '=', userId)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The row goes; the caller gives the space back and removes the blob. Undefined: there was none (any more). */
export function deleteFile(db: Db, userId: string, id: string): Promise<FileRow | undefined> {
  return db
    .deleteFrom('files')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

/** Returns those of these blobs that a file or a version of one references. */
export async function findKnownBlobs(db: Db, keys: string[]): Promise<Set<string>> {
  if (!keys.length) return new Set();
  // One statement sees one moment: a blob that moves between the two is in one of them.
  const { rows } = await sql<{ blob_key: string }>`
    select blob_key from files where blob_key = any(${keys})
    union all select blob_key from file_versions where blob_key = any(${keys})`.execute(db);
  return new Set(rows.map(({ blob_key }) => blob_key));
}

/** Where the bytes of everything lie that this user keeps, in the trash or not, of what is still arriving, and of results not saved yet. */
export async function listBlobs(db: Db, userId: string): Promise<Pick<FileRow, 'blob_key' | 'page_count'>[]> {
  const { rows } = await sql<Pick<FileRow, 'blob_key' | 'page_count'>>`
    select blob_key, page_count from files where user_id = ${userId}
    union all select blob_key, page_count from file_versions where user_id = ${userId}
    union all select unnest(parts), 0 from uploads where user_id = ${userId}
    union all select blob_key, 0 from kept_results where user_id = ${userId}`.execute(db);
  return rows;
}

/** All of them, the trash too, a page at a time in the order they were made. */
export function listFilesAfter(db: Db, userId: string, after: string | null, limit: number) {
  let query = db.selectFrom('files').selectAll().where('user_id', '=', userId);
  if (after) query = query.where('id', '>', after);
  return query.orderBy('id').limit(limit).execute();
}

export async function listTags(db: Db, userId: string): Promise<{ tag: string; files: number }[]> {
  const { rows } = await sql<{ tag: string; files: number }>`
    select tag, count(*) as files from files, unnest(tags) as tag where user_id = ${userId}
    group by tag order by tag`.execute(db);
  return rows;
}

export async function findFiles(db: Db, userId: string, ids: string[]): Promise<FileRow[]> {
  if (!ids.length) return [];
  return db.selectFrom('files').selectAll().where('user_id', '=', userId).where('id', 'in', ids).execute();
}

/** Files that lie in these folders, a page at a time. */
export function listFilesIn(
  db: Db,
  userId: string,
  folderIds: string[],
  after: string | null,
  limit: number,
): Promise<FileRow[]> {
  let query = db
    .selectFrom('files')
    .selectAll()
    .where('user_id', '=', userId)
    .where('folder_id', 'in', folderIds)
    .where('trashed_at', 'is', null);
  if (after) query = query.where('id', '>', after);
  return query.orderBy('id').limit(limit).execute();
}
