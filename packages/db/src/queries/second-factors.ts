import { type Insertable, sql } from 'kysely';
import type { Db } from '../client.ts';
import type { AccessTables } from '../tables-access.ts';

export type SecondFactorKind = 'authenticator' | 'passkey' | 'recovery-code';

/** By what the member can pass a second step; none where there is neither an app nor a passkey. */
export async function listKinds(db: Db, userId: string): Promise<SecondFactorKind[]> {
  const { rows } = await sql<{ app: boolean; passkey: boolean; code: boolean }>`select
    exists (select from authenticators where user_id = ${userId} and confirmed_at is not null) as app,
    exists (select from passkeys where user_id = ${userId}) as passkey,
    exists (select from recovery_codes where user_id = ${userId}) as code`.execute(db);
  const { app, passkey, code } = rows[0]!;
  if (!app && !passkey) return [];
  return [
    ...(app ? ['authenticator' as const] : []),
    ...(passkey ? ['passkey' as const] : []),
    ...(code ? ['recovery-code' as const] : []),
  ];
}

export function findAuthenticator(db: Db, userId: string) {
  return db
    .selectFrom('authenticators')
    .select(['sealed_secret', 'confirmed_at', 'last_step', 'created_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Replaces one that was started and never confirmed. */
export async function beginAuthenticator(db: Db, userId: string, sealed_secret: string): Promise<void> {
  await db
    .insertInto('authenticators')
    .values({ user_id: userId, sealed_secret })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_secret, created_at: sql`now()` })
        .where('authenticators.confirmed_at', 'is', null),
    )
    .execute();
}

/** Takes the code of a period, once: of two requests with the same code one is too late. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticators')
    .set({ last_step: step, confirmed_at: sql`coalesce(confirmed_at, now())` })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteAuthenticator(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('authenticators')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function replaceRecoveryCodes(db: Db, userId: string, hashes: string[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  if (!hashes.length) return;
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, hash })))
    .execute();
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('recovery_codes')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function takeRecoveryCode(db: Db, userId: string, hash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Oldest first. */
export function listPasskeys(db: Db, userId: string) {
  return db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute();
}

export function findPasskey(db: Db, credentialId: string) {
  return db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
}

/** Undefined where this passkey is known already. */
export function insertPasskey(db: Db, passkey: Insertable<AccessTables['passkeys']>) {
  return db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function markPasskeyUsed(db: Db, id: string, counter: number): Promise<void> {
  await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export function deletePasskey(db: Db, userId: string, id: string) {
  return db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
}

export async function insertChallenge(
  db: Db,
  challenge: Insertable<AccessTables['passkey_challenges']>,
): Promise<void> {
  await db.insertInto('passkey_challenges').values(challenge).execute();
}

export function takeChallenge(db: Db, challenge: string, purpose: 'add' | 'sign-in') {
  return db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<string>`now()`)
    .returning('user_id')
    .executeTakeFirst();
}

export async function deleteExpiredChallenges(db: Db): Promise<void> {
  await db
    .deleteFrom('passkey_challenges')
    .where('expires_at', '<=', sql<string>`now()`)
    .execute();
}

/** For a member who has lost them. */
export async function deleteAllOf(db: Db, userId: string): Promise<void> {
  for (const table of ['authenticators', 'passkeys', 'recovery_codes'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
}

/** Passkeys, the app and its recovery codes. */
export async function deleteAll(db: Db, userId: string): Promise<void> {
  for (const table of ['authenticators', 'recovery_codes', 'passkeys', 'passkey_challenges'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
}
