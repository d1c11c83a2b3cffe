import { Kysely, type LogEvent, PostgresDialect, type Transaction } from 'kysely';
import { type CustomTypesConfig, Pool, types } from 'pg';
import { keepRoom } from './keep-room.ts';
import { type QueryWatch, reportQuery } from './query-watch.ts';
import type { Database } from './tables.ts';

/** What every query takes first: the pool, or the transaction the caller is in. */
export type Db = Kysely<Database> | Transaction<Database>;

const TIMESTAMPTZ = 1184;
const INT8 = 20;

/** Rows go on the wire as they come: times as ISO strings, and sizes (below 2^53) as numbers. */
const wireTypes: CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === TIMESTAMPTZ) return (value: string) => new Date(value).toISOString();
    if (oid === INT8) return Number;
    return types.getTypeParser(oid, format);
  },
};

export type DatabaseClient = { db: Kysely<Database>; pool: Pool; close(): Promise<void> };

export function openDatabase(
  url: string,
  options: {
    max?: number;
    onError?: (error: Error) => void;
    onQuery?: QueryWatch | undefined;
    /** Where PostgreSQL keeps it, if that is on our disk. */
    folder?: string | undefined;
  } = {},
): DatabaseClient {
  const pool = new Pool({
    connectionString: url,
    max: options.max ?? 10,
    types: wireTypes,
    connectionTimeoutMillis: 5_000,
    application_name: 'sheaf',
  });
  // An idle connection that the server ends must not end the process; the next query opens a new one.
  pool.on('error', (error) => options.onError?.(error));
  // A connection in use fails its query. Between queries, it emits the error again with no listener.
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  const { onQuery, folder } = options;
  const log = onQuery && ((event: LogEvent) => reportQuery(onQuery, event));
  const plugins = folder === undefined ? [] : [keepRoom(folder)];
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log, plugins });
  return { db, pool, close: () => db.destroy() };
}
