import { sql } from 'kysely';
import type { Db } from '../client.ts';

/** How exactly it is kept when a device was last in use. */
const SEEN_SECONDS = 30;

export function findSessionWithUser(db: Db, id: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('sign_ins', 'sign_ins.id', 'sessions.sign_in_id')
    .select(['sessions.id as session_id', 'sessions.sign_in_id', 'sessions.expires_at', 'exchanged_hash'])
    .select(sql<boolean>`sign_ins.last_seen_at < now() - make_interval(secs => ${SEEN_SECONDS})`.as('unseen'))
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.email_verified',
      'users.pending_email',
      'users.role',
      'users.language',
      'users.created_at',
      'users.demo_until',
    ])
    .where('sessions.id', '=', id)
    .where('users.disabled_at', 'is', null)
    .where((is) =>
      is.or([is('users.demo_until', 'is', null), is('users.demo_until', '>', sql<string>`now()`)]),
    )
    .executeTakeFirst();
}

export type SessionWithUser = NonNullable<Awaited<ReturnType<typeof findSessionWithUser>>>;

export function listSessions(db: Db, userId: string) {
  return db.selectFrom('sessions').selectAll().where('user_id', '=', userId).execute();
}

export async function insertSession(
  db: Db,
  row: {
    id: string;
    user_id: string;
    sign_in_id: string;
    expires_at: Date;
    exchanged_hash: string | null;
  },
): Promise<void> {
  await db.insertInto('sessions').values(row).execute();
}

/** The response with this access token has arrived, so it need not be repeated. */
export async function confirmExchange(db: Db, id: string, exchangedHash: string): Promise<void> {
  await db
    .updateTable('spent_refresh_tokens')
    .set({ nonce: null })
    .where('hash', '=', exchangedHash)
    .execute();
  await db.updateTable('sessions').set({ exchanged_hash: null }).where('id', '=', id).execute();
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

export async function deleteSessionsOfUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

export async function deleteExpiredSessions(db: Db): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('expires_at', '<=', sql<string>`now()`)
    .execute();
}
