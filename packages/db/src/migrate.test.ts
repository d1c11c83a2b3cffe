import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { expect, onTestFinished, test } from 'vitest';

import { openDatabase } from './client.ts';
import { migrateToLatest } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { createTestDatabase } from './testing.ts';

async function openTestDatabase(connections: number) {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  return Array.from({ length: connections }, () => {
    const client = openDatabase(database.url, { max: 1 });
    onTestFinished(client.close);
    return client.db;
  });
}

const USER = '0198c0de-0000-7000-8000-000000000001';

/** Slow enough that the others come while the first is at it. */
const slow: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table later (id int primary key)`.execute(db);
    await sql`select pg_sleep(0.2)`.execute(db);
    await sql`insert into later values (1)`.execute(db);
  },
};
const broken: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table never_kept ()`.execute(db);
    await sql`insert into no_such_table values (1)`.execute(db);
  },
};

test('of several processes that start at once, one migrates and the others wait for it', async () => {
  const databases = await openTestDatabase(4);
  const newer = { ...migrations, '9001-later': slow };
  const applied = await Promise.all(databases.map((db) => migrateToLatest(db, newer)));
  expect(applied.flat()).toEqual(['9001-later']);
  for (const db of databases) {
    expect((await sql`select id from later`.execute(db)).rows).toEqual([{ id: 1 }]);
  }
});

test('a migration that fails is named, and leaves nothing of itself or of those before it', async () => {
  const [db] = await openTestDatabase(1);
  const failing = { ...migrations, '9001-later': slow, '9002-broken': broken };
  await expect(migrateToLatest(db!, failing)).rejects.toMatchObject({
    code: 'migration_failed',
    message:
      'The database could not be migrated: 9002-broken failed (relation "no_such_table" does not exist). Nothing was changed.',
    details: { migration: '9002-broken' },
  });
  const { rows } =
    await sql`select to_regclass('later') as later, to_regclass('never_kept') as never_kept`.execute(db!);
  expect(rows).toEqual([{ later: null, never_kept: null }]);
  expect(await migrateToLatest(db!, { ...migrations, '9001-later': slow })).toEqual(['9001-later']);
});

test('a database that a newer Sheaf made is left alone', async () => {
  const [db] = await openTestDatabase(1);
  await migrateToLatest(db!, { ...migrations, '9001-later': slow });
  await expect(migrateToLatest(db!)).rejects.toMatchObject({
    code: 'newer_than_code',
    message:
      'This database was made by a newer Sheaf (it has 9001-later). Start that version, or restore a backup made by this one.',
  });
});

test('a migrated database has nothing left to do', async () => {
  const [db] = await openTestDatabase(1);
  expect(await migrateToLatest(db!)).toEqual([]);
});

test('invoices that the sandbox kept before there was credit took none of it', async () => {
  const [db] = await openTestDatabase(1);
  await db!.schema.dropSchema('public').cascade().execute();
  await db!.schema.createSchema('public').execute();
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0024'));
  await migrateToLatest(db!, before);
  await sql`insert into users (id, email, name) values (${USER}, 'ada@example.org', 'Ada')`.execute(db!);
  const keep = (id: string, invoices: object[]) =>
    sql`insert into sandbox_subscriptions (id, user_id, idempotency_key, client_secret, state)
      values (${id}, ${USER}, ${id}, ${id}, ${JSON.stringify({ credit: 7, invoices })}::jsonb)`.execute(db!);
  await keep('paid', [
    { id: 'first', amount: 100 },
    { id: 'second', amount: 900 },
  ]);
  await keep('trial', []);
  await migrateToLatest(db!);
  const { rows } = await sql`select state from sandbox_subscriptions order by id`.execute(db!);
  expect(rows).toEqual([
    {
      state: {
        credit: 7,
        invoices: [
          { id: 'first', amount: 100, credit: 0 },
          { id: 'second', amount: 900, credit: 0 },
        ],
      },
    },
    { state: { credit: 7, invoices: [] } },
  ]);
});
