import { sql } from 'kysely';
import type { Db } from '../client.ts';
import type { FileRow } from '../tables.ts';
import type { FileVersionRow } from '../tables-versions.ts';

/** Bytes that take the place of those of a file. */
export type NewBytes = Pick<FileRow, 'size' | 'sha256' | 'blob_key'> & { source: string };

/**
 * The file, for the rest of the transaction. Undefined where it is gone or in the trash. Held from those who hold or
 * change it, as all holds of files are: rows that refer to it may be written meanwhile, and two transactions that have
 * written one each do not wait for each other.
 */
export function holdFile(db: Db, userId: string, id: string): Promise<FileRow | undefined> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('trashed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Whether the file still has these bytes, and keeps them for the rest of the transaction. */
export async function holdBytes(
  db: Db,
  { id, user_id, sha256 }: Pick<FileRow, 'id' | 'user_id' | 'sha256'>,
): Promise<boolean> {
  const held = db
    .selectFrom('files')
    .select('sha256')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .forNoKeyUpdate();
  return (await held.executeTakeFirst())?.sha256 === sha256;
}

/**
 * Makes these the bytes of a held file: the earlier ones become a version, with the OCR text that was read of them.
 * All that was derived goes, and OCR text that is known of the new bytes comes back.
 */
export async function replaceBytes(db: Db, held: FileRow, next: NewBytes): Promise<FileRow> {
  await insertVersion(db, held);
  await sql`
    with moved as (delete from ocr_pages where file_id = ${held.id} returning *)
    insert into version_ocr_pages
      (file_id, user_id, sha256, page, source, language, content, confidence, width, height, words, created_at)
    select file_id, user_id, ${held.sha256}, page, source, language, content, confidence, width, height, words,
      created_at
    from moved
    on conflict do nothing`.execute(db);
  await db
    .deleteFrom('file_texts')
    .where('file_id', '=', held.id)
    .where('user_id', '=', held.user_id)
    .execute();
  await db.deleteFrom('file_indexes').where('file_id', '=', held.id).execute();
  await sql`
    with moved as (
      delete from version_ocr_pages where file_id = ${held.id} and sha256 = ${next.sha256} returning *
    )
    insert into ocr_pages
      (file_id, user_id, page, source, language, content, confidence, width, height, words, created_at)
    select file_id, user_id, page, source, language, content, confidence, width, height, words, created_at
    from moved`.execute(db);
  const { source, ...bytes } = next;
  const has_summary = sql<boolean>`exists (
    select from summaries where file_id = files.id and summaries.sha256 = ${next.sha256})`;
  return db
    .updateTable('files')
    .set({
      ...bytes,
      version: held.version + 1,
      version_source: source,
      version_at: sql<string>`now()`,
      updated_at: sql<string>`now()`,
      page_count: null,
      page_width: null,
      page_height: null,
      is_signed: null,
      forbids: null,
      reading: 'pending',
      unread_pages: null,
      has_ocr: false,
      has_summary,
      checked_at: null,
      damaged_at: null,
    })
    .where('id', '=', held.id)
    .where('user_id', '=', held.user_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function insertVersion(db: Db, held: FileRow): Promise<void> {
  const {
    id: file_id,
    user_id,
    version: number,
    version_source: source,
    type,
    size,
    sha256,
    blob_key,
  } = held;
  const { page_count, page_width, page_height, has_ocr, unread_pages } = held;
  const { checked_at, damaged_at } = held;
  const named = { file_id, user_id, number, source, type, size, sha256, blob_key };
  const read = { page_count, page_width, page_height, has_ocr, unread_pages, checked_at, damaged_at };
  const created_at = held.version_at ?? held.created_at;
  await db
    .insertInto('file_versions')
    .values({ ...named, ...read, created_at })
    .execute();
}

/** Newest first. */
export function listVersions(db: Db, userId: string, fileId: string): Promise<FileVersionRow[]> {
  return db
    .selectFrom('file_versions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('file_id', '=', fileId)
    .orderBy('number', 'desc')
    .execute();
}

export function findVersion(
  db: Db,
  userId: string,
  fileId: string,
  number: number,
): Promise<FileVersionRow | undefined> {
  return db
    .selectFrom('file_versions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('file_id', '=', fileId)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** The row of a file, in the trash or not. Who takes a version away takes it first: two in other orders would wait for each other. */
export async function holdRow(db: Db, userId: string, id: string): Promise<void> {
  await db
    .selectFrom('files')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .execute();
}

/** The row goes; the caller gives the space back and removes the blob, or hands it to the file. */
export function takeVersion(
  db: Db,
  userId: string,
  fileId: string,
  number: number,
): Promise<FileVersionRow | undefined> {
  return db
    .deleteFrom('file_versions')
    .where('user_id', '=', userId)
    .where('file_id', '=', fileId)
    .where('number', '=', number)
    .returningAll()
    .executeTakeFirst();
}

/** OCR text and summaries of bytes that the file has in no version any more. */
export async function dropReadings(db: Db, userId: string, fileId: string): Promise<void> {
  const kept = sql`(
    select sha256 from files where id = ${fileId} and user_id = ${userId}
    union all select sha256 from file_versions where file_id = ${fileId})`;
  for (const table of ['version_ocr_pages', 'summaries'] as const)
    await sql`delete from ${sql.table(table)} where file_id = ${fileId} and sha256 not in ${kept}`.execute(
      db,
    );
}

/** Versions that the rule ends: beyond the newest so many of their file, or replaced longer ago. */
export async function listEnding(
  db: Db,
  rule: { kept: number; days: number },
  limit: number,
): Promise<Pick<FileVersionRow, 'user_id' | 'file_id' | 'number'>[]> {
  const { rows } = await sql<Pick<FileVersionRow, 'user_id' | 'file_id' | 'number'>>`
    select user_id, file_id, number from (
      select user_id, file_id, number, replaced_at,
        row_number() over (partition by file_id order by number desc) as place
      from file_versions
    ) as own
    where place > ${rule.kept} or replaced_at < now() - make_interval(days => ${rule.days})
    limit ${limit}`.execute(db);
  return rows;
}

/** Of a file that is about to be deleted: its row is held, so that no version is added. */
export async function takeVersionsOf(db: Db, userId: string, fileId: string): Promise<FileVersionRow[]> {
  await holdRow(db, userId, fileId);
  return db
    .deleteFrom('file_versions')
    .where('user_id', '=', userId)
    .where('file_id', '=', fileId)
    .returningAll()
    .execute();
}

/** Of a member, a page at a time in the order they were made. */
export function listVersionsAfter(db: Db, userId: string, after: string | null, limit: number) {
  let query = db.selectFrom('file_versions').selectAll().where('user_id', '=', userId);
  if (after) query = query.where('id', '>', after);
  return query.orderBy('id').limit(limit).execute();
}

/** A version that has these bytes, for what is known of their pages. */
export function findSameVersion(db: Db, fileId: string, sha256: string): Promise<FileVersionRow | undefined> {
  return db
    .selectFrom('file_versions')
    .selectAll()
    .where('file_id', '=', fileId)
    .where('sha256', '=', sha256)
    .limit(1)
    .executeTakeFirst();
}
