import { sql } from 'kysely';
import type { Db } from '../client.ts';
import type { SignInRow } from '../tables.ts';

type Device = { user_agent: string | null; ip: string | null };

export async function insertSignIn(
  db: Db,
  row: Device & { user_id: string; refresh_hash: string; refresh_expires_at: Date },
): Promise<string> {
  const { id } = await db.insertInto('sign_ins').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** The device is in use now. */
export async function noteSeen(db: Db, id: string): Promise<void> {
  await db
    .updateTable('sign_ins')
    .set({ last_seen_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Swaps the refresh token in one statement: of two requests with the same token only one gets the row. */
export function rotateSignIn(
  db: Db,
  oldHash: string,
  next: Device & { refresh_hash: string; refresh_expires_at: Date },
): Promise<SignInRow | undefined> {
  return db
    .updateTable('sign_ins')
    .set({ ...next, last_seen_at: sql`now()` })
    .where('refresh_hash', '=', oldHash)
    .where('refresh_expires_at', '>', sql<string>`now()`)
    .returningAll()
    .executeTakeFirst();
}

export async function insertSpentRefreshToken(
  db: Db,
  spent: { hash: string; sign_in_id: string; nonce: string },
): Promise<void> {
  await db.insertInto('spent_refresh_tokens').values(spent).execute();
}

/** The sign-in of a token that was spent within the last seconds, and what made the token that followed. */
export function findJustSpent(db: Db, hash: string, withinSeconds: number) {
  return db
    .selectFrom('spent_refresh_tokens')
    .innerJoin('sign_ins', 'sign_ins.id', 'spent_refresh_tokens.sign_in_id')
    .select(['sign_ins.id', 'sign_ins.user_id', 'sign_ins.refresh_hash', 'nonce'])
    .where('hash', '=', hash)
    .where('spent_at', '>', sql<string>`now() - make_interval(secs => ${withinSeconds})`)
    .executeTakeFirst();
}

/** What made a token that has been taken up is of no more use. */
export async function forgetNonces(db: Db, olderThanSeconds: number): Promise<void> {
  await db
    .updateTable('spent_refresh_tokens')
    .set({ nonce: null })
    .where('nonce', 'is not', null)
    .where('spent_at', '<=', sql<string>`now() - make_interval(secs => ${olderThanSeconds})`)
    .execute();
}

/** Ends the sign-in of this spent refresh token and returns its owner. */
export function deleteSignInBySpentToken(
  db: Db,
  hash: string,
): Promise<{ id: string; user_id: string } | undefined> {
  return db
    .deleteFrom('sign_ins')
    .where('id', '=', (query) =>
      query.selectFrom('spent_refresh_tokens').select('sign_in_id').where('hash', '=', hash),
    )
    .returning(['id', 'user_id'])
    .executeTakeFirst();
}

export function listSignIns(db: Db, userId: string) {
  return db
    .selectFrom('sign_ins')
    .select(['id', 'created_at', 'last_seen_at', 'user_agent', 'ip'])
    .where('user_id', '=', userId)
    .where('refresh_expires_at', '>', sql<string>`now()`)
    .orderBy('last_seen_at', 'desc')
    .execute();
}

export function findSignIn(db: Db, userId: string, id: string) {
  return db
    .selectFrom('sign_ins')
    .select('created_at')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function deleteSignIn(db: Db, userId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('sign_ins')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Ends every sign-in of the user, but for `keepId`. */
export async function deleteSignInsOfUser(db: Db, userId: string, keepId?: string): Promise<void> {
  let query = db.deleteFrom('sign_ins').where('user_id', '=', userId);
  if (keepId) query = query.where('id', '!=', keepId);
  await query.execute();
}

export async function deleteExpiredSignIns(db: Db): Promise<void> {
  await db
    .deleteFrom('sign_ins')
    .where('refresh_expires_at', '<=', sql<string>`now()`)
    .execute();
}
