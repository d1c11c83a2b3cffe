import { sql } from 'kysely';
import type { Db } from '../client.ts';
import type { FileRow } from '../tables.ts';

/** Whose stored bytes were not looked at for so many days, longest first. */
export function listUnchecked(db: Db, days: number, limit: number) {
  return db
    .selectFrom('files')
    .select(['id', 'user_id', 'blob_key', 'size', 'sha256', 'damaged_at'])
    .where((is) =>
      is.or([
        is('checked_at', 'is', null),
        is('checked_at', '<', sql<string>`now() - make_interval(days => ${days})`),
      ]),
    )
    .orderBy(sql`checked_at asc nulls first`)
    .limit(limit)
    .execute();
}

/** Of these bytes; a version that replaced them is checked for itself. */
export async function markChecked(
  db: Db,
  { id, sha256 }: Pick<FileRow, 'id' | 'sha256'>,
  isWhole: boolean,
): Promise<void> {
  await db
    .updateTable('files')
    .set({
      checked_at: sql<string>`now()`,
      damaged_at: isWhole ? null : sql<string>`coalesce(damaged_at, now())`,
    })
    .where('id', '=', id)
    .where('sha256', '=', sha256)
    .execute();
}

export async function countDamaged(db: Db): Promise<number> {
  const { damaged } = await db
    .selectFrom('files')
    .select((select) => select.fn.countAll<number>().as('damaged'))
    .where('damaged_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return damaged;
}
