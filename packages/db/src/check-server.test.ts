import { expect, onTestFinished, test } from 'vitest';

import { checkServer } from './check-server.ts';
import { openDatabase } from './client.ts';
import { createTestDatabase } from './testing.ts';

async function makeDatabase() {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  return database;
}

function check(url: string): Promise<void> {
  const client = openDatabase(url, { max: 1 });
  onTestFinished(client.close);
  return checkServer(client.db);
}

test('the bundled PostgreSQL is suitable', async () => {
  const { url } = await makeDatabase();
  await expect(check(url)).resolves.toBeUndefined();
});

test.each([
  ['nothing listens', 'postgresql://sheaf:hush@127.0.0.1:1/sheaf'],
  ['there is no such host', 'postgresql://sheaf:hush@db.invalid/sheaf'],
])('%s: said in a sentence without the password', async (_case, url) => {
  const error = await check(url).catch((caught: unknown) => caught);
  expect(error).toMatchObject({
    code: 'unreachable',
    message: expect.stringMatching(/^The database cannot be reached: .+\. Check DATABASE_URL/),
  });
  expect(String(error)).not.toContain('hush');
});

test('there is no such database: its own words', async () => {
  const { url, drop } = await makeDatabase();
  await drop();
  await expect(check(url)).rejects.toMatchObject({
    code: 'unreachable',
    message: expect.stringContaining('does not exist'),
  });
});

/**
 * Makes a real server report what an older or limited one would: a schema that comes before PostgreSQL's own in the
 * search path.
 */
async function checkPretending(statements: string): Promise<unknown> {
  const { url } = await makeDatabase();
  const { pool, close } = openDatabase(url, { max: 1 });
  await pool.query(`create schema pretend; set search_path = pretend, pg_catalog; ${statements}`);
  await close();
  return check(`${url}&options=${encodeURIComponent('-c search_path=pretend,pg_catalog')}`).catch(
    (error: unknown) => error,
  );
}

const settingsOf = (version: string, number: number, encoding: string) => `
  create function pretend.current_setting(name text) returns text language sql as $$
    select case name when 'server_version' then '${version}' when 'server_version_num' then '${number}'
      else '${encoding}' end $$`;

test('a server that is too old, not in UTF8, or without an extension is refused in a sentence', async () => {
  expect(await checkPretending(settingsOf('17.6', 170_006, 'UTF8'))).toMatchObject({
    code: 'server_too_old',
    message: 'The database server is PostgreSQL 17.6; Sheaf needs 18 or newer.',
  });
  expect(await checkPretending(settingsOf('18.1', 180_001, 'LATIN1'))).toMatchObject({
    code: 'wrong_encoding',
    message: expect.stringContaining('LATIN1'),
  });
  expect(
    await checkPretending("create view pretend.pg_available_extensions as select 'unaccent'::name as name"),
  ).toMatchObject({
    code: 'extension_missing',
    message: expect.stringMatching(/^The database server lacks pg_trgm\. /),
  });
});
