import type { Insertable } from 'kysely';
import type { Db } from '../client.ts';
import type { SignMarkRow, SignMarksTable } from '../tables-sign-marks.ts';

/** The latest first. */
export function listSignMarks(db: Db, userId: string): Promise<SignMarkRow[]> {
  return db
    .selectFrom('sign_marks')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

export function insertSignMark(db: Db, row: Insertable<SignMarksTable>): Promise<SignMarkRow> {
  return db.insertInto('sign_marks').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function deleteSignMark(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_marks')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
