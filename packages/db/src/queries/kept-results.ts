import { type Insertable, sql } from 'kysely';
import type { Db } from '../client.ts';
import { storedJson } from '../stored-json.ts';
import type { KeptResultRow, KeptResultsTable } from '../tables-uploads.ts';

const KEPT_LOCK = 5_243_304;

export type KeptBounds = { minutes: number; bytesEach: number; bytesAll: number };
export type KeptSource = { user_id: string; file_id: string; source_sha256: string };
type NewKept = Omit<Insertable<KeptResultsTable>, 'expires_at' | 'report'> & { report: object };

/**
 * Keeps a result within the bounds: older ones of the same member make room. Returns whether there was room, and the
 * blobs of those that went. In a transaction.
 */
export async function insertKept(
  db: Db,
  kept: NewKept,
  { minutes, bytesEach, bytesAll }: KeptBounds,
): Promise<{ isKept: boolean; dropped: string[] }> {
  if (kept.size > bytesEach) return { isKept: false, dropped: [] };
  await sql`select pg_advisory_xact_lock(${KEPT_LOCK})`.execute(db);
  const { rows } = await sql<{ blob_key: string }>`
    delete from kept_results where id in (
      select id from (
        select id, sum(size) over (order by created_at desc, id desc) as used, expires_at
        from kept_results where user_id = ${kept.user_id}
      ) as own
      where used + ${kept.size}::bigint > ${bytesEach}::bigint or expires_at <= now()
    ) returning blob_key`.execute(db);
  const dropped = rows.map(({ blob_key }) => blob_key);
  const { used } = await db
    .selectFrom('kept_results')
    .select(sql<number>`coalesce(sum(size), 0)::bigint`.as('used'))
    .executeTakeFirstOrThrow();
  const isKept = used + kept.size <= bytesAll;
  if (isKept) {
    const expires_at = sql<string>`now() + make_interval(mins => ${minutes})`;
    await db
      .insertInto('kept_results')
      .values({ ...kept, report: storedJson(kept.report), expires_at })
      .execute();
  }
  return { isKept, dropped };
}

/** The latest result of a file as it is now. */
export function findKeptResult(
  db: Db,
  source: KeptSource,
  tool: string,
  options: string,
): Promise<KeptResultRow | undefined> {
  return selectAlive(db, source, tool, options).orderBy('created_at', 'desc').limit(1).executeTakeFirst();
}

/** The same, if it has this id. */
export function findKeptById(
  db: Db,
  source: KeptSource,
  { id, tool, options }: { id: string; tool: string; options: string },
): Promise<KeptResultRow | undefined> {
  return selectAlive(db, source, tool, options).where('id', '=', id).executeTakeFirst();
}

function selectAlive(db: Db, source: KeptSource, tool: string, options: string) {
  return db
    .selectFrom('kept_results')
    .selectAll()
    .where('user_id', '=', source.user_id)
    .where('file_id', '=', source.file_id)
    .where('source_sha256', '=', source.source_sha256)
    .where('tool', '=', tool)
    .where('options', '=', options)
    .where('expires_at', '>', sql<string>`now()`);
}

/** Takes it out, so that its blob belongs to the caller. False when another call was first. */
export async function takeKept(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('kept_results').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns the blobs of the results that were made from a file. */
export async function dropKeptOf(db: Db, userId: string, fileId: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('kept_results')
    .where('user_id', '=', userId)
    .where('file_id', '=', fileId)
    .returning('blob_key')
    .execute();
  return rows.map(({ blob_key }) => blob_key);
}

/** Returns the blobs of the results whose time is over. */
export async function dropExpiredKept(db: Db): Promise<string[]> {
  const rows = await db
    .deleteFrom('kept_results')
    .where('expires_at', '<=', sql<string>`now()`)
    .returning('blob_key')
    .execute();
  return rows.map(({ blob_key }) => blob_key);
}
