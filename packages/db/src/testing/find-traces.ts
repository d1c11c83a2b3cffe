import { Client } from 'pg';

type Column = { schema: string; table: string; column: string };

/**
 * Finds every place in the database with one of these words: all columns of all tables of all schemas, including the
 * job queue. Nothing is listed by hand, so later tables are covered as well.
 */
export async function findTraces(databaseUrl: string, words: string[]): Promise<Record<string, string[]>> {
  const client = new Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<Column>(`
      select table_schema as schema, table_name as table, column_name as column
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
    const found: Record<string, string[]> = {};
    for (const { schema, table, column } of rows) {
      const { rows: hits } = await client.query<{ word: string }>(
        `select distinct word from unnest($1::text[]) as word
         where exists (select from "${schema}"."${table}" as t
                       where position(lower(word) in lower(t."${column}"::text)) > 0)`,
        [words],
      );
      for (const { word } of hits) (found[word] ??= []).push(`${schema}.${table}.${column}`);
    }
    return found;
  } finally {
    await client.end();
  }
}

/**
 * The names of the jobs that wait or run, but for those that are a matter of the calendar: what starts in more than a
 * minute, and the queue's own jobs, which send what is due each minute and are looked at twice a minute.
 */
export async function listOpenJobs(databaseUrl: string): Promise<string[]> {
  const client = new Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(`
      select name from pgboss.job
      where state in ('created', 'retry', 'active') and start_after <= now() + interval '1 minute'
        and not starts_with(name, '__pgboss__')`);
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
