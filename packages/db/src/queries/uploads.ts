import { sql } from 'kysely';
import type { Db } from '../client.ts';
import type { NewUpload, UploadRow } from '../tables.ts';

export function insertUpload(db: Db, upload: NewUpload): Promise<UploadRow> {
  return db.insertInto('uploads').values(upload).returningAll().executeTakeFirstOrThrow();
}

export function findUpload(db: Db, userId: string, id: string): Promise<UploadRow | undefined> {
  return db
    .selectFrom('uploads')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Adds bytes at the end they were sent for. False when the end is elsewhere by now. */
export async function addPart(
  db: Db,
  id: string,
  part: { key: string; offset: number; size: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({
      received: sql`received + ${part.size}::bigint`,
      parts: sql`array_append(parts, ${part.key})`,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .where('received', '=', part.offset)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records once which file it became. */
export async function setUploadFile(
  db: Db,
  id: string,
  fileId: string,
  duplicateOf: { id: string; filename: string } | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({
      file_id: fileId,
      duplicate_of: duplicateOf && JSON.stringify(duplicateOf),
      parts: [],
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .where('file_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function deleteUpload(db: Db, userId: string, id: string): Promise<UploadRow | undefined> {
  return db
    .deleteFrom('uploads')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

/** Unfinished uploads, the longest idle first. */
export function listUnfinished(db: Db, userId: string): Promise<UploadRow[]> {
  return db
    .selectFrom('uploads')
    .selectAll()
    .where('user_id', '=', userId)
    .where('file_id', 'is', null)
    .orderBy('updated_at')
    .execute();
}

export function listIdleUploads(db: Db, idleMs: number, limit: number): Promise<UploadRow[]> {
  return db
    .selectFrom('uploads')
    .selectAll()
    .where('updated_at', '<', new Date(Date.now() - idleMs).toISOString())
    .limit(limit)
    .execute();
}

/** Returns those of these blobs that an upload references. */
export async function findKnownParts(db: Db, keys: string[]): Promise<Set<string>> {
  if (!keys.length) return new Set();
  const { rows } = await sql<{ part: string }>`
    select part from uploads, unnest(parts) as part where parts && ${keys}::text[]`.execute(db);
  return new Set(rows.map(({ part }) => part));
}
