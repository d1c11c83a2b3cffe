import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { to as copyTo } from 'pg-copy-streams';
import { describeRows, listTables, openSession, type Session, type Table } from './session.ts';

/** Work that was waiting or running: taken up again where the snapshot is restored. */
export type OpenJob = { name: string; payload: object };

/** A database as it is at one moment, however long the reading takes. */
export type Snapshot = {
  /** The migrations it has had, in order. */
  schema: string[];
  tables: Table[];
  jobs: OpenJob[];
  /** Rows in PostgreSQL's text form. One table at a time. */
  copyTable(table: Table): Readable;
  /** Blobs that rows point to. */
  listBlobKeys(): Promise<string[]>;
  close(): Promise<void>;
};

/** The migrations themselves write the record of which ran, and results that were not saved expire within the hour. */
const NOT_COPIED = new Set(['kysely_migration', 'kysely_migration_lock', 'kept_results']);

export async function openSnapshot(url: string): Promise<Snapshot> {
  const session = await openSession(url);
  const { client, db } = session;
  try {
    await client.query('begin isolation level repeatable read read only');
    const tables = await listTables(db);
    return {
      schema: await readSchema(session),
      tables: tables.filter(({ name }) => !NOT_COPIED.has(name)),
      jobs: await readOpenJobs(session),
      copyTable: (table) => client.query(copyTo(`copy ${describeRows(table)} to stdout`)),
      listBlobKeys: () => listBlobKeys(session, tables),
      close: session.close,
    };
  } catch (error) {
    await session.close();
    throw error;
  }
}

export async function readSchema({ client }: Session): Promise<string[]> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('public.kysely_migration') is not null as there`,
  );
  if (!found[0]?.there) return [];
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}

async function readOpenJobs({ client }: Session): Promise<OpenJob[]> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('pgboss.job') is not null as there`,
  );
  if (!found[0]?.there) return [];
  // Names that begin with two underscores are the queue's own; what a clock starts, it starts again.
  const { rows } = await client.query<OpenJob>(
    `select name, data as payload from pgboss.job
     where state in ('created', 'retry', 'active') and name !~ '^__' and coalesce(data, '{}') <> '{}'
     order by created_on`,
  );
  return rows;
}

async function listBlobKeys({ db }: Session, tables: Table[]): Promise<string[]> {
  const there = new Set(tables.map(({ name }) => name));
  const keys: string[] = [];
  if (there.has('files')) {
    const { rows } = await sql<{ key: string }>`select blob_key as key from files`.execute(db);
    keys.push(...rows.map(({ key }) => key));
  }
  if (there.has('file_versions')) {
    const { rows } = await sql<{ key: string }>`select blob_key as key from file_versions`.execute(db);
    keys.push(...rows.map(({ key }) => key));
  }
  if (there.has('uploads')) {
    const { rows } = await sql<{ key: string }>`select unnest(parts) as key from uploads`.execute(db);
    keys.push(...rows.map(({ key }) => key));
  }
  return keys;
}
