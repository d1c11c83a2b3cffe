import { type Insertable, sql } from 'kysely';
import type { Db } from '../client.ts';
import type { ApiKeysTable } from '../tables-sign-in.ts';

const shown = ['id', 'name', 'prefix', 'scopes', 'expires_at', 'last_used_at', 'created_at'] as const;

/** Newest first. */
export function listApiKeys(db: Db, userId: string) {
  return db
    .selectFrom('api_keys')
    .select(shown)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

export function insertApiKey(db: Db, key: Insertable<ApiKeysTable>) {
  return db.insertInto('api_keys').values(key).returning(shown).executeTakeFirstOrThrow();
}

export async function deleteApiKey(db: Db, userId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('api_keys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** The key and whose it is, unless its time is over. */
export function findApiKeyWithUser(db: Db, hash: string) {
  return db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .select(['api_keys.id as key_id', 'api_keys.scopes'])
    .selectAll('users')
    .where('api_keys.hash', '=', hash)
    .where('users.disabled_at', 'is', null)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', sql<string>`now()`)]))
    .executeTakeFirst();
}

/** To the minute: a busy script need not write a row for each of its calls. */
export async function markApiKeyUsed(db: Db, id: string): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ last_used_at: sql`now()` })
    .where('id', '=', id)
    .where((is) =>
      is.or([
        is('last_used_at', 'is', null),
        is('last_used_at', '<', sql<string>`now() - interval '1 minute'`),
      ]),
    )
    .execute();
}
