import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Kysely, sql } from 'kysely';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { MIGRATION_LOCK } from '../migrate.ts';
import { migrations } from '../migrations/index.ts';
import { describeCopy, openSession, quoteName, type Session, type Table } from './session.ts';
import { listHolders, removeGone } from './remove-gone.ts';
import { wipeDatabase } from './wipe.ts';

export type Load = {
  schema: string[];
  tables: (Table & { sha256: string })[];
  open(table: Table): Promise<Readable>;
  /** Files that were deleted while the backup was made: their bytes are not in it. */
  gone: string[];
};

/**
 * Puts a snapshot in the place of everything that is in the database, or leaves it as it was: one transaction, that is
 * committed when what was loaded reads back to the same bytes.
 */
export async function loadSnapshot(url: string, load: Load): Promise<void> {
  const session = await openSession(url);
  const { client, db } = session;
  try {
    await client.query('begin');
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(db);
    await wipeDatabase(client);
    await replaySchema(db, load.schema);
    for (const table of await orderByReferences(session, load.tables)) {
      await pipeline(
        await load.open(table),
        client.query(copyFrom(`copy ${describeCopy(table)} from stdin`)),
      );
      await compare(session, table);
    }
    await removeGone(client, load.gone);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    // A transaction that was not committed ends with its connection.
    await session.close();
  }
}

/** The tables as they were when the snapshot was taken: migrations that came later run over the loaded rows. */
async function replaySchema(db: Kysely<unknown>, schema: string[]): Promise<void> {
  await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    db,
  );
  for (const name of schema) {
    await migrations[name]!.up(db);
    await sql`insert into kysely_migration values (${name}, ${new Date().toISOString()})`.execute(db);
  }
}

async function compare({ client }: Session, table: Table & { sha256: string }): Promise<void> {
  const hash = createHash('sha256');
  await pipeline(client.query(copyTo(`copy ${describeCopy(table)} to stdout`)), hash);
  if (hash.digest('hex') === table.sha256) return;
  throw new Error(`The table ${table.name} does not read back the way it was written. Nothing was changed.`);
}

/** Rows that others point to come first. */
async function orderByReferences<T extends Table>({ client }: Session, tables: T[]): Promise<T[]> {
  const { rows } = await client.query<{ name: string; needs: string }>(
    `select distinct a.relname as name, b.relname as needs from pg_constraint
     join pg_class a on a.oid = conrelid join pg_class b on b.oid = confrelid
     where contype = 'f' and conrelid <> confrelid`,
  );
  const needs = Map.groupBy(rows, ({ name }) => name);
  const ordered = new Set<T>();
  const visit = (table: T, above: string[]) => {
    if (ordered.has(table)) return;
    if (above.includes(table.name)) throw new Error(`The tables ${above.join(', ')} point to each other.`);
    for (const { needs: name } of needs.get(table.name) ?? []) {
      const needed = tables.find((other) => other.name === name);
      if (needed) visit(needed, [...above, table.name]);
    }
    ordered.add(table);
  };
  for (const table of tables) visit(table, []);
  return [...ordered];
}

/** What prevents loading: members, or a Sheaf that uses the database. */
export async function describeDatabase(url: string): Promise<{ members: number; inUse: boolean }> {
  const { client, close } = await openSession(url);
  try {
    const { rows: found } = await client.query<{ there: boolean; running: boolean }>(
      `select to_regclass('public.users') is not null as there,
         exists (select from pg_stat_activity where datname = current_database() and application_name = 'sheaf-jobs') as running`,
    );
    const counted = found[0]?.there
      ? await client.query<{ members: string }>(`select count(*) as members from ${quoteName('users')}`)
      : null;
    return { members: Number(counted?.rows[0]?.members ?? 0), inUse: Boolean(found[0]?.running) };
  } finally {
    await close();
  }
}

/** Migrations that a backup had and this code does not know: it was made by a newer Sheaf. */
export function listUnknownMigrations(schema: string[]): string[] {
  return schema.filter((name) => !Object.hasOwn(migrations, name));
}

/** Returns those of these blobs that a file or a version still references. */
export async function findBlobsInUse(url: string, keys: string[]): Promise<Set<string>> {
  const { client, close } = await openSession(url);
  try {
    const wanted = (await listHolders(client)).map(
      (holder) => `select blob_key as key from ${holder} where blob_key = any($1)`,
    );
    // One statement sees one moment: a blob that moves between the two is in one of them.
    const { rows } = await client.query<{ key: string }>(wanted.join(' union all '), [keys]);
    return new Set(rows.map(({ key }) => key));
  } finally {
    await close();
  }
}
