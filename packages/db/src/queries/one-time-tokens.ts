import { sql } from 'kysely';
import type { Db } from '../client.ts';
import type { OneTimePurpose } from '../tables.ts';

export async function insertOneTimeToken(
  db: Db,
  token: { hash: string; user_id: string; purpose: OneTimePurpose; email: string; expires_at: Date },
): Promise<void> {
  await db.insertInto('one_time_tokens').values(token).execute();
}

/**
 * Deletes the token and returns its owner in one statement, so that a link works once, even for simultaneous
 * requests.
 */
export function takeOneTimeToken(db: Db, hash: string, purpose: OneTimePurpose) {
  return db
    .deleteFrom('one_time_tokens')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<string>`now()`)
    .returning(['user_id', 'email', 'expires_at'])
    .executeTakeFirst();
}

/** Whose token this is, without using it up. */
export function findOneTimeToken(db: Db, hash: string, purpose: OneTimePurpose) {
  return db
    .selectFrom('one_time_tokens')
    .select(['user_id', 'email'])
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst();
}

/** Whether another member may still restore an account to this address. */
export async function isAddressKept(db: Db, email: string, userId: string | null): Promise<boolean> {
  const found = await db
    .selectFrom('one_time_tokens')
    .select('hash')
    .where('purpose', '=', 'undo-email')
    .where('email', '=', email)
    .where('expires_at', '>', sql<string>`now()`)
    .$if(userId !== null, (query) => query.where('user_id', '!=', userId!))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
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

/** Whether the change of address that expires then can still be undone. */
export async function hasWayBack(db: Db, userId: string, email: string, expiresAt: string): Promise<boolean> {
  const found = await db
    .selectFrom('one_time_tokens')
    .select('hash')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'undo-email')
    .where('email', '=', email)
    .where('expires_at', '=', expiresAt)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Links that lead back from later changes of the address are void once an earlier one is undone. */
export async function deleteWaysBackAfter(db: Db, userId: string, expiresAt: string): Promise<void> {
  await db
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'undo-email')
    .where('expires_at', '>=', expiresAt)
    .execute();
}
