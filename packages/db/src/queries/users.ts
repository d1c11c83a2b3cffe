import { sql } from 'kysely';
import type { Db } from '../client.ts';
import type { InstanceSettingsRow } from '../tables-admin.ts';
import type { NewUser, UserChanges, UserRow } from '../tables.ts';

/** The plan of a member at this moment; `users.plan` is what was last granted and may have expired. */
export const planNow = sql<UserRow['plan']>`plan_now(users.plan, users.plan_until)`;

/** Whether no plan limits them: administrators, and every member where plans are not sold. A demo account always has limits. */
export const isUnlimited = sql<boolean>`(is_unlimited(users.role) and users.demo_until is null)`;

export type MemberRow = UserRow & {
  plan_now: UserRow['plan'];
  unlimited: boolean;
  plan_limits: InstanceSettingsRow['plan_limits'] | null;
};

const FIRST_ACCOUNT_LOCK = 5_243_301;
const ADMINISTRATORS_LOCK = 5_243_302;

export function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

export function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findMember(db: Db, id: string): Promise<MemberRow | undefined> {
  return selectMember(db, id).executeTakeFirst();
}

function selectMember(db: Db, id: string) {
  const limits = sql<MemberRow['plan_limits']>`(select plan_limits from instance_settings)`;
  return db
    .selectFrom('users')
    .selectAll()
    .select([planNow.as('plan_now'), isUnlimited.as('unlimited'), limits.as('plan_limits')])
    .where('id', '=', id);
}

/** `undefined` when the address is taken. */
export function insertUser(db: Db, user: NewUser): Promise<UserRow | undefined> {
  return db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function updateUser(db: Db, id: string, changes: UserChanges): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set({ ...changes, updated_at: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Whether there is a member: visitors with a demo account do not own an instance. */
export async function hasUsers(db: Db): Promise<boolean> {
  const member = db.selectFrom('users').select('id').where('demo_until', 'is', null).limit(1);
  return (await member.executeTakeFirst()) !== undefined;
}

/** Held until the transaction ends, so that of two first accounts made at once only one is the first. */
export async function lockFirstAccount(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${FIRST_ACCOUNT_LOCK})`.execute(db);
}

/** Held until the transaction ends, so that of two last administrators who leave at once one stays. */
export async function lockAdministrators(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADMINISTRATORS_LOCK})`.execute(db);
}

export async function hasOtherAdministrator(db: Db, userId: string): Promise<boolean> {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('id', '!=', userId)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Until the transaction ends, the account cannot be deleted. */
export function holdMember(db: Db, id: string): Promise<MemberRow | undefined> {
  return selectMember(db, id).forKeyShare().executeTakeFirst();
}

/** Waits for other transactions that write for this user; later ones wait for this one. */
export function lockUser(db: Db, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** One change of a member's plan at a time; what they upload meanwhile does not wait. */
export function lockUserBilling(db: Db, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** With everything that refers to it. */
export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute();
}
