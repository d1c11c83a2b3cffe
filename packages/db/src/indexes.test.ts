import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from './testing.ts';

test('rows that point at another are found by an index, so that deleting what they point at reads no whole table', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const client = new Client(database.url);
  await client.connect();
  const { rows } = await client.query<{ points: string; isFound: boolean }>(`
    select conrelid::regclass || '.' || attname as points, exists (
      select 1 from pg_index where indrelid = conrelid and indkey[0] = attnum
        and coalesce(pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname), true)
    ) as "isFound"
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace`);
  await client.end();
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter(({ isFound }) => !isFound).map(({ points }) => points)).toEqual([]);
});
