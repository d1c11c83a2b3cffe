import { sql } from 'kysely';
import type { Db } from '../client.ts';
import type { OneTimePurpose } from '../tables.ts';

export async function insertOneTimeToken(
  db: Db,
  token: { hash: string; user_id: string; purpose: OneTimePurpose; email: string; expires_at: Date },
): Promise<void> {
  await db.insertInto('one_time_tokens').values(token).execute();
}

/** Deletes the token and says whose it was, in one statement: a link works once, however often it is opened at once. */
export function takeOneTimeToken(db: Db, hash: string, purpose: OneTimePurpose) {
  return db
    .deleteFrom('one_time_tokens')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<string>`now()`)
    .returning(['user_id', 'email'])
    .executeTakeFirst();
}

export async function deleteOneTimeTokens(db: Db, userId: string, purpose: OneTimePurpose): Promise<void> {
  await db
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .execute();
}

export async function deleteExpiredOneTimeTokens(db: Db): Promise<void> {
  await db
    .deleteFrom('one_time_tokens')
    .where('expires_at', '<=', sql<string>`now()`)
    .execute();
}
