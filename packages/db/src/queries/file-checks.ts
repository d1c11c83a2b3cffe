import { sql } from 'kysely';
import type { Db } from '../client.ts';

/** Stored bytes are those of a file, or of an earlier version of one. */
const TABLES = ['files', 'file_versions'] as const;

export type StoredBytes = {
  table: (typeof TABLES)[number];
  id: string;
  user_id: string;
  blob_key: string;
  size: number;
  sha256: string;
};

/** What was not looked at for so many days, longest first, of each table. */
export async function listUnchecked(db: Db, days: number, limit: number): Promise<StoredBytes[]> {
  const due = TABLES.map((table) =>
    db
      .selectFrom(table)
      .select(['id', 'user_id', 'blob_key', 'size', 'sha256'])
      .where((is) =>
        is.or([
          is('checked_at', 'is', null),
          is('checked_at', '<', sql<string>`now() - make_interval(days => ${days})`),
        ]),
      )
      .orderBy(sql`checked_at asc nulls first`)
      .limit(limit)
      .execute()
      .then((rows) => rows.map((row) => ({ table, ...row }))),
  );
  return (await Promise.all(due)).flat();
}

/** Of these bytes; others that took their place meanwhile are checked for themselves. */
export async function markChecked(
  db: Db,
  { table, id, user_id, sha256 }: Pick<StoredBytes, 'table' | 'id' | 'user_id' | 'sha256'>,
  isWhole: boolean,
): Promise<void> {
  await db
    .updateTable(table)
    .set({
      checked_at: sql<string>`now()`,
      damaged_at: isWhole ? null : sql<string>`coalesce(damaged_at, now())`,
    })
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .where('sha256', '=', sha256)
    .execute();
}

export async function countDamaged(db: Db): Promise<number> {
  const counts = await Promise.all(
    TABLES.map((table) =>
      db
        .selectFrom(table)
        .select((select) => select.fn.countAll<number>().as('damaged'))
        .where('damaged_at', 'is not', null)
        .executeTakeFirstOrThrow(),
    ),
  );
  return counts.reduce((sum, { damaged }) => sum + damaged, 0);
}
