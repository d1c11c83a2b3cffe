import { sql } from 'kysely';
import type { Db } from '../client.ts';
import type { FileRow } from '../tables.ts';
import { byName } from './name-order.ts';

/** Undefined when it is not there, or in the trash already. */
export function trashFile(db: Db, userId: string, id: string): Promise<FileRow | undefined> {
  return db
    .updateTable('files')
    .set({ trashed_at: sql`now()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('trashed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Out of the trash, into this folder. Undefined when it is not in the trash. */
export function restoreFile(
  db: Db,
  userId: string,
  id: string,
  folderId: string | null,
): Promise<FileRow | undefined> {
  return db
    .updateTable('files')
    .set({ trashed_at: null, trashed_with: null, trashed_from: null, folder_id: folderId })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('trashed_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
}

/** What was deleted with this folder; null: alone. */
export function listTrash(db: Db, userId: string, folderId: string | null): Promise<FileRow[]> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('user_id', '=', userId)
    .where('trashed_at', 'is not', null)
    .where('trashed_with', 'is not distinct from', folderId)
    .orderBy('trashed_at', 'desc')
    .orderBy(byName('filename'))
    .orderBy('id')
    .execute();
}

export function listExpiredTrash(db: Db, days: number, limit: number) {
  return db
    .selectFrom('files')
    .select(['id', 'user_id'])
    .where('trashed_at', '<', sql<string>`now() - make_interval(days => ${days})`)
    .limit(limit)
    .execute();
}

/** Of the files that were deleted with this folder, some. */
export async function listFilesOf(
  db: Db,
  userId: string,
  folderId: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('user_id', '=', userId)
    .where('trashed_with', '=', folderId)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
