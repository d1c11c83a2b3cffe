import { sql } from 'kysely';
import type { Db } from '../client.ts';
import type { FolderRow } from '../tables.ts';
import { byName } from './name-order.ts';

export function findFolder(db: Db, userId: string, id: string): Promise<FolderRow | undefined> {
  return db
    .selectFrom('folders')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** `undefined` when the parent has a folder of that name already. */
export function insertFolder(
  db: Db,
  folder: { user_id: string; parent_id: string | null; name: string; color?: string },
): Promise<FolderRow | undefined> {
  return db
    .insertInto('folders')
    .values(folder)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function listFolders(db: Db, userId: string, parentId?: string | null) {
  let query = db
    .selectFrom('folders')
    .selectAll('folders')
    .select((select) =>
      select
        .selectFrom('files')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('files.folder_id', '=', 'folders.id')
        .where('files.user_id', '=', userId)
        .where('files.trashed_at', 'is', null)
        .as('file_count'),
    )
    .where('folders.user_id', '=', userId);
  if (parentId !== undefined) query = query.where('parent_id', 'is not distinct from', parentId);
  return query.orderBy(byName('name')).execute();
}

/** The folder and those it lies in, outermost first. */
export async function listAncestors(
  db: Db,
  userId: string,
  id: string,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive up (id, name, parent_id, depth) as (
      select id, name, parent_id, 0 from folders where id = ${id} and user_id = ${userId}
      union all
      select folders.id, folders.name, folders.parent_id, up.depth + 1 from folders join up on folders.id = up.parent_id
    )
    select id, name from up order by depth desc`.execute(db);
  return rows;
}

/** The folder and all that lie in it, at any depth. */
export async function listDescendants(db: Db, userId: string, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive down (id) as (
      select id from folders where id = ${id} and user_id = ${userId}
      union all
      select folders.id from folders join down on folders.parent_id = down.id
    )
    select id from down`.execute(db);
  return rows.map((row) => row.id);
}

export function updateFolder(
  db: Db,
  userId: string,
  id: string,
  changes: { name?: string; color?: string; parent_id?: string | null },
): Promise<FolderRow | undefined> {
  return db
    .updateTable('folders')
    .set({ ...changes, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

export async function readFolderStats(
  db: Db,
  userId: string,
  ids: string[],
): Promise<{ fileCount: number; totalSize: number }> {
  const row = await db
    .selectFrom('files')
    .select((select) => [
      select.fn.countAll<number>().as('fileCount'),
      select.fn.coalesce(select.fn.sum<number>('size'), sql<number>`0`).as('totalSize'),
    ])
    .where('user_id', '=', userId)
    .where('folder_id', 'in', ids)
    .where('trashed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { fileCount: row.fileCount, totalSize: Number(row.totalSize) };
}

/** The newest of what lies in these folders, and how many there are. */
export async function listNewestFiles(db: Db, userId: string, ids: string[], limit: number) {
  const lying = db
    .selectFrom('files')
    .where('user_id', '=', userId)
    .where('folder_id', 'in', ids)
    .where('trashed_at', 'is', null);
  const [rows, { total }] = await Promise.all([
    lying.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute(),
    lying.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** Folder trees of one member change one at a time: two moves at once could make a ring of what each found free. */
export async function lockFolders(db: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 1))`.execute(db);
}
