import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabaseClient, openDatabase } from './client.ts';
import { giveWay } from './give-way.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

let database: TestDatabase;
let client: DatabaseClient;
beforeAll(async () => {
  database = await createTestDatabase();
  client = openDatabase(database.url);
  await sql`create table places (id integer primary key, taken_by text)`.execute(client.db);
  await sql`insert into places values (1, null), (2, null)`.execute(client.db);
});
afterAll(async () => {
  await client.close();
  await database.drop();
});

const take = (db: DatabaseClient['db'], place: number, name: string) =>
  sql`update places set taken_by = ${name} where id = ${place}`.execute(db);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('of two transactions that wait for each other, this one retries until both succeed', async () => {
  let tries = 0;
  const writer = client.db.transaction().execute(async (trx) => {
    await take(trx, 1, 'writer');
    await wait(200);
    await take(trx, 2, 'writer');
    await wait(900);
  });
  const patient = giveWay(client.db, async (trx) => {
    tries += 1;
    await take(trx, 2, 'patient');
    await take(trx, 1, 'patient');
  });
  await writer;
  await patient;
  expect(tries).toBeGreaterThan(1);
  const { rows } = await sql`select taken_by from places`.execute(client.db);
  expect(rows).toEqual([{ taken_by: 'patient' }, { taken_by: 'patient' }]);
});

test('what fails for another reason fails at once, and nothing of it stays', async () => {
  let tries = 0;
  const failing = giveWay(client.db, async (trx) => {
    tries += 1;
    await take(trx, 1, 'nobody');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(tries).toBe(1);
  const { rows } = await sql`select from places where taken_by = 'nobody'`.execute(client.db);
  expect(rows).toHaveLength(0);
});
