import { sql } from 'kysely';
import type { Db } from '../client.ts';
import type { EndedAccessTable } from '../tables-access.ts';

export type EndedThing = Pick<EndedAccessTable, 'kind' | 'name'>;

/**
 * Removes everything besides the password that gives access to the account, and returns what it was. Links sent to
 * the previous address stay. An authenticator app alone gives no access, and is kept if it may be the owner's
 * (`keepsAuthenticator`).
 */
export async function endAccess(
  db: Db,
  userId: string,
  { keepsAuthenticator }: { keepsAuthenticator: boolean },
): Promise<EndedThing[]> {
  const signIns = await db
    .deleteFrom('sign_ins')
    .where('user_id', '=', userId)
    .returning(['user_agent as name'])
    .execute();
  const identities = await db
    .deleteFrom('identities')
    .where('user_id', '=', userId)
    .returning(['issuer as name'])
    .execute();
  const keys = await db.deleteFrom('api_keys').where('user_id', '=', userId).returning(['name']).execute();
  const hooks = await db
    .deleteFrom('webhooks')
    .where('user_id', '=', userId)
    .returning(['url as name'])
    .execute();
  const passkeys = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .returning(['name'])
    .execute();
  await db.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute();
  let apps = db.deleteFrom('authenticators').where('user_id', '=', userId);
  if (keepsAuthenticator) apps = apps.where('confirmed_at', 'is', null);
  const ended = await apps.returning(['confirmed_at']).execute();
  const authenticators = ended.flatMap(({ confirmed_at }) => (confirmed_at ? [{ name: null }] : []));
  await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('authenticators').select('user_id').where('user_id', '=', userId))),
    )
    .execute();
  await db
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .where('purpose', '!=', 'undo-email')
    .execute();
  const named = (kind: EndedThing['kind'], rows: { name: string | null }[]) =>
    rows.map(({ name }) => ({ kind, name }));
  return [
    ...named('sign-in', signIns),
    ...named('identity', identities),
    ...named('api-key', keys),
    ...named('webhook', hooks),
    ...named('passkey', passkeys),
    ...named('authenticator', authenticators),
  ];
}

export async function insertEndedAccess(
  db: Db,
  userId: string,
  cause: EndedAccessTable['cause'],
  things: EndedThing[],
): Promise<void> {
  if (!things.length) return;
  await db
    .insertInto('ended_access')
    .values(things.map((thing) => ({ ...thing, user_id: userId, cause })))
    .execute();
}

/** Newest first. */
export function listEndedAccess(db: Db, userId: string, limit: number) {
  return db
    .selectFrom('ended_access')
    .select(['id', 'cause', 'kind', 'name', 'ended_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function deleteOldEndedAccess(db: Db): Promise<void> {
  await db
    .deleteFrom('ended_access')
    .where('ended_at', '<', sql<string>`now() - interval '1 year'`)
    .execute();
}
