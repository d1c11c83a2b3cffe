import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../client.ts';
import { EPOCH, STORAGE } from './admin-figures.ts';
import { hasRunning } from './subscriptions.ts';
import { planNow } from './users.ts';

type Page = { order: 'asc' | 'desc'; offset: number; limit: number };
export type UserFilter = Page & {
  search?: string;
  role?: 'user' | 'admin';
  /** Visitors' accounts instead of members'. */
  demos?: boolean;
  sort: 'name' | 'email' | 'role' | 'plan' | 'files' | 'storage' | 'joined';
};

const fileCount = sql<number>`(select count(*) from files where user_id = users.id and trashed_at is null)`;
const totalStorage = sql<number>`coalesce((select used from usage
  where user_id = users.id and metric = ${STORAGE} and period_start = ${EPOCH}), 0)`;
const lastSeen = sql<string | null>`(select max(last_seen_at) from sign_ins where user_id = users.id)`;

/** Where nobody has chosen a password since the account was made, or its sign-in reset. */
const awaitsPassword = sql<boolean>`(users.password_hash is null
  and not exists (select 1 from identities where user_id = users.id))`;

const userOrder = {
  name: sql`lower(users.name)`,
  email: sql`users.email`,
  role: sql`users.role`,
  plan: sql`array_position(array['free', 'pro', 'premium'], ${planNow})`,
  files: sql`coalesce(kept.amount, 0)`,
  storage: sql`coalesce(kept.amount, 0)`,
  joined: sql`users.created_at`,
};

function selectUsers(db: Db) {
  return db
    .selectFrom('users')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'role',
      'email_verified',
      'pending_email',
      'language',
      'users.created_at',
      'disabled_at',
      'demo_until',
    ])
    .select([planNow.as('plan'), fileCount.as('fileCount'), totalStorage.as('totalStorage')])
    .select([lastSeen.as('last_seen_at'), awaitsPassword.as('awaits_password'), hasRunning.as('subscribed')]);
}

/** What all members are sorted by is counted once for all of them, and not for one after the other. */
const sortedBy: Partial<Record<UserFilter['sort'], RawBuilder<{ user_id: string; amount: number }>>> = {
  files: sql`(select user_id, count(*) as amount from files where trashed_at is null group by user_id)`,
  storage: sql`(select user_id, used as amount from usage where metric = ${STORAGE} and period_start = ${EPOCH})`,
};

function sortableUsers(db: Db, sort: UserFilter['sort']) {
  const amounts = sortedBy[sort];
  if (!amounts) return selectUsers(db);
  return selectUsers(db).leftJoin(amounts.as<'kept'>(sql`kept`), 'kept.user_id', 'users.id');
}

export async function listUsers(
  db: Db,
  { search, role, demos = false, sort, order, offset, limit }: UserFilter,
) {
  const conditions: Expression<SqlBool>[] = [sql`(demo_until is not null) = ${demos}`];
  if (search)
    conditions.push(
      sql`lower(users.name || ' ' || users.email) like ${`%${escapeLike(search.toLowerCase())}%`}`,
    );
  if (role) conditions.push(sql`users.role = ${role}`);
  const [rows, { total }] = await Promise.all([
    sortableUsers(db, sort)
      .where((is) => is.and(conditions))
      .orderBy(userOrder[sort], order)
      .orderBy('users.id', order)
      .offset(offset)
      .limit(limit)
      .execute(),
    db
      .selectFrom('users')
      .select((select) => select.fn.countAll<number>().as('total'))
      .where((is) => is.and(conditions))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export function findUserCard(db: Db, id: string) {
  return selectUsers(db).where('users.id', '=', id).executeTakeFirst();
}

export type ActivityFilter = Page & {
  sort: 'date' | 'action' | 'user';
  userId?: string;
  status?: 'running' | 'done' | 'failed' | 'cancelled';
};

const activityOrder = {
  date: sql`operations.created_at`,
  action: sql`operations.action`,
  user: sql`lower(users.name)`,
};

/** What everybody did. */
export async function listActivity(db: Db, { sort, order, userId, status, offset, limit }: ActivityFilter) {
  let matching = db.selectFrom('operations');
  if (userId) matching = matching.where('operations.user_id', '=', userId);
  if (status) matching = matching.where('operations.status', '=', status);
  const [rows, { total }] = await Promise.all([
    matching
      .innerJoin('users', 'users.id', 'operations.user_id')
      .select(['operations.id', 'action', 'status', 'filename', 'operations.created_at', 'operations.error'])
      .select(['users.id as user_id', 'users.name as user_name'])
      .orderBy(activityOrder[sort], order)
      .orderBy('operations.id', order)
      .offset(offset)
      .limit(limit)
      .execute(),
    matching.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** Subscriptions that members cancelled, the latest first. */
export async function listCancellations(db: Db, { offset, limit }: Omit<Page, 'order'>) {
  const cancelled = db.selectFrom('subscriptions').where('cancelled_at', 'is not', null);
  const [rows, { total }] = await Promise.all([
    cancelled
      .innerJoin('users', 'users.id', 'subscriptions.user_id')
      .select(['subscriptions.id', 'subscriptions.plan', 'cancel_reason', 'cancel_feedback', 'cancelled_at'])
      .select(['users.id as user_id', 'users.name as user_name', 'users.email as user_email'])
      .orderBy('cancelled_at', 'desc')
      .orderBy('subscriptions.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
    cancelled.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** `%` and `_` are letters like others in what people type. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
