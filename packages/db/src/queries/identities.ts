import type { Db } from '../client.ts';
import type { UserRow } from '../tables.ts';

export function findUserByIdentity(db: Db, issuer: string, subject: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .selectAll('users')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

export async function hasIdentity(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('identities')
    .select('subject')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertIdentity(
  db: Db,
  identity: { issuer: string; subject: string; user_id: string },
): Promise<void> {
  await db.insertInto('identities').values(identity).execute();
}

export async function deleteIdentities(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('identities').where('user_id', '=', userId).execute();
}
