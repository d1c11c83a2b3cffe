import { Kysely, PostgresDialect, sql } from 'kysely';
import { Client } from 'pg';

/** One connection, for what needs COPY and the migrations in the same transaction. */
export type Session = { client: Client; db: Kysely<unknown>; close(): Promise<void> };

/** Set alike for reading and writing, so that a value is written the way it was read. */
const SETTINGS = [
  `set timezone = 'UTC'`,
  `set datestyle = 'ISO, YMD'`,
  `set intervalstyle = 'postgres'`,
  `set bytea_output = 'hex'`,
  `set extra_float_digits = 1`,
  `set client_encoding = 'UTF8'`,
  'set search_path = public',
  'set idle_in_transaction_session_timeout = 0',
  'set statement_timeout = 0',
];

export async function openSession(url: string): Promise<Session> {
  const client = new Client({ connectionString: url, application_name: 'sheaf-backup' });
  // What ends it fails the query that is running; it is not to end the process as well.
  client.on('error', () => undefined);
  await client.connect();
  for (const setting of SETTINGS) await client.query(setting);
  const borrowed = Object.assign(client, { release: () => undefined });
  const pool = { options: {}, connect: async () => borrowed, end: async () => undefined };
  return { client, db: new Kysely({ dialect: new PostgresDialect({ pool }) }), close: () => client.end() };
}

export type Table = { name: string; columns: string[] };

/** Our own tables, without those of extensions and without generated columns. A divided table is one. */
export async function listTables(db: Kysely<unknown>): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname`.execute(db);
  return rows;
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** What COPY reads: of a divided table it copies only what a query selects. */
export function describeRows({ name, columns }: Table): string {
  return `(select ${columns.map(quoteName).join(', ')} from ${quoteName(name)})`;
}

export function describeCopy({ name, columns }: Table): string {
  return `${quoteName(name)} (${columns.map(quoteName).join(', ')})`;
}
