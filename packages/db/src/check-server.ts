import { type Kysely, sql } from 'kysely';

import { DatabaseStartError } from './start-error.ts';

/** The first with `uuidv7()`, which the tables' ids come from. */
const OLDEST_MAJOR = 18;
const EXTENSIONS = ['pg_trgm', 'unaccent'];

interface ServerFacts {
  version: string;
  number: number;
  encoding: string;
  extensions: string[];
}

/** Returns why an external PostgreSQL cannot be used, before anything is written to it. */
export async function checkServer<DB>(db: Kysely<DB>): Promise<void> {
  const server = await readFacts(db);
  const major = Math.trunc(server.number / 10_000);
  if (major < OLDEST_MAJOR) {
    throw new DatabaseStartError(
      'server_too_old',
      `The database server is PostgreSQL ${server.version}; Sheaf needs ${OLDEST_MAJOR} or newer.`,
      { version: server.version },
    );
  }
  if (server.encoding !== 'UTF8') {
    throw new DatabaseStartError(
      'wrong_encoding',
      `The database is encoded in ${server.encoding}; Sheaf needs UTF8. Make one with: create database sheaf encoding 'UTF8' template template0.`,
      { encoding: server.encoding },
    );
  }
  const missing = EXTENSIONS.filter((name) => !server.extensions.includes(name));
  if (missing.length > 0) {
    throw new DatabaseStartError(
      'extension_missing',
      `The database server lacks ${missing.join(' and ')}. They come with PostgreSQL's contrib package (postgresql-contrib on many systems).`,
      { missing },
    );
  }
}

async function readFacts<DB>(db: Kysely<DB>): Promise<ServerFacts> {
  try {
    const { rows } = await sql<ServerFacts>`
      select
        current_setting('server_version') as version,
        current_setting('server_version_num')::int as number,
        current_setting('server_encoding') as encoding,
        (select coalesce(array_agg(name::text), '{}') from pg_available_extensions) as extensions`.execute(
      db,
    );
    if (rows[0]) return rows[0];
  } catch (error) {
    throw new DatabaseStartError(
      'unreachable',
      `The database cannot be reached: ${reasonOf(error)}. Check DATABASE_URL and that the server is up.`,
      undefined,
      error,
    );
  }
  throw new DatabaseStartError('unreachable', 'What DATABASE_URL names does not answer as PostgreSQL does.');
}

/** A name with several addresses fails with one error for each, and no message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
