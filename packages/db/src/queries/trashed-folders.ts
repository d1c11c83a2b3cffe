import { sql } from 'kysely';
import type { Db } from '../client.ts';
import type { TrashedFolderRow } from '../tables-trash.ts';
import { byName } from './name-order.ts';

/** The folder goes into the trash with those in it (`inside`, itself too), their files and their conversations. */
export async function trashFolder(db: Db, userId: string, id: string, inside: string[]): Promise<void> {
  await sql`
    insert into trashed_folders (id, user_id, entry_id, parent_id, name, color, created_at, updated_at)
    select id, user_id, ${id}, parent_id, name, color, created_at, updated_at from folders
    where user_id = ${userId} and id = any(${inside}::uuid[])`.execute(db);
  // A file that was deleted before stays alone in the trash, and still knows where it lay.
  await sql`
    update files set
      trashed_from = folder_id,
      trashed_with = case when trashed_at is null then ${id}::uuid end,
      trashed_at = coalesce(trashed_at, now())
    where user_id = ${userId} and folder_id = any(${inside}::uuid[])`.execute(db);
  await sql`
    update chat_sessions set trashed_from = folder_id, folder_id = null
    where user_id = ${userId} and folder_id = any(${inside}::uuid[])`.execute(db);
  await db.deleteFrom('folders').where('id', '=', id).where('user_id', '=', userId).execute();
}

/** The folders of one deletion, outer ones before those in them. Empty: no folder of this member was deleted so. */
export async function listEntry(db: Db, userId: string, entryId: string): Promise<TrashedFolderRow[]> {
  const { rows } = await sql<TrashedFolderRow>`
    with recursive down (id, depth) as (
      select id, 0 from trashed_folders where id = ${entryId} and entry_id = id and user_id = ${userId}
      union all
      select inner_.id, down.depth + 1 from trashed_folders inner_ join down on inner_.parent_id = down.id
      where inner_.entry_id = ${entryId}
    )
    select trashed_folders.* from trashed_folders join down using (id) order by depth, name`.execute(db);
  return rows;
}

/** All deleted folders of a member, those inside of others too. */
export function listTrashedFolders(db: Db, userId: string): Promise<TrashedFolderRow[]> {
  return db
    .selectFrom('trashed_folders')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('trashed_at', 'desc')
    .orderBy(byName('name'))
    .orderBy('id')
    .execute();
}

export function findTrashedFolder(db: Db, userId: string, id: string): Promise<TrashedFolderRow | undefined> {
  return db
    .selectFrom('trashed_folders')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export type EntryFiles = { entry_id: string; files: number; size: number };

/** The number and size of the files that were deleted with each folder. */
export async function countEntryFiles(db: Db, userId: string): Promise<EntryFiles[]> {
  const { rows } = await sql<EntryFiles>`
    select trashed_with as entry_id, count(*) as files, sum(size)::int8 as size from files
    where user_id = ${userId} and trashed_with is not null group by trashed_with`.execute(db);
  return rows;
}

/** A live folder for one of the trash: with its id, or the one of that name which lies there by now. */
export function remakeFolder(db: Db, row: TrashedFolderRow, parentId: string | null): Promise<string> {
  return placeFolder(db, row, parentId, { id: row.id });
}

/** The same where the folder stays in the trash, with its id, since only a file of it is restored. */
export function makeAnew(db: Db, row: TrashedFolderRow, parentId: string | null): Promise<string> {
  return placeFolder(db, row, parentId, {});
}

async function placeFolder(
  db: Db,
  { user_id, name, color, created_at, updated_at }: TrashedFolderRow,
  parentId: string | null,
  identity: { id?: string },
): Promise<string> {
  const made = await db
    .insertInto('folders')
    .values({ ...identity, user_id, parent_id: parentId, name, color, created_at, updated_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return made.id;
  const there = await db
    .selectFrom('folders')
    .select('id')
    .where('user_id', '=', user_id)
    .where('parent_id', 'is not distinct from', parentId)
    .where(sql`lower(name)`, '=', sql`lower(${name}::text)`)
    .executeTakeFirstOrThrow();
  return there.id;
}

/**
 * What was deleted with the folder comes back, and it leaves the trash. `places` says which live folder each of its
 * folders is now; what was deleted alone stays in the trash and belongs to that folder again.
 */
export async function emptyInto(
  db: Db,
  userId: string,
  entryId: string,
  places: ReadonlyMap<string, string>,
): Promise<void> {
  const from = [...places.keys()];
  const to = [...places.values()];
  const place = sql`unnest(${from}::uuid[], ${to}::uuid[]) as place (trashed, live)`;
  await sql`
    update files set
      folder_id = place.live, trashed_from = null, trashed_with = null,
      trashed_at = case when trashed_with is null then trashed_at end
    from ${place} where files.user_id = ${userId} and files.trashed_from = place.trashed`.execute(db);
  await sql`
    update chat_sessions set folder_id = place.live, trashed_from = null
    from ${place} where chat_sessions.user_id = ${userId} and chat_sessions.trashed_from = place.trashed`.execute(
    db,
  );
  await sql`
    update trashed_folders set parent_id = place.live
    from ${place} where trashed_folders.user_id = ${userId} and entry_id = trashed_folders.id
      and parent_id = place.trashed and place.trashed <> place.live`.execute(db);
  await deleteEntry(db, userId, entryId);
}

/** For good. Its files have been deleted. */
export async function deleteEntry(db: Db, userId: string, entryId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('trashed_folders')
    .where('id', '=', entryId)
    .where('entry_id', '=', entryId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteExpiredEntries(db: Db, days: number): Promise<void> {
  await sql`
    delete from trashed_folders entry where entry.id = entry.entry_id
      and entry.trashed_at < now() - make_interval(days => ${days})
      and not exists (select from files where files.user_id = entry.user_id and files.trashed_with = entry.id)`.execute(
    db,
  );
}
