import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

import { migrations as ownMigrations } from './migrations/index.ts';
import { DatabaseStartError } from './start-error.ts';

/** Any number that nothing else on the same server locks. */
export const MIGRATION_LOCK = 5_334_201_779;

/**
 * Applies all pending migrations and returns their names. If several processes start at once, one migrates while the
 * others wait. All pending migrations are one transaction: a failure leaves the database unchanged.
 */
export async function migrateToLatest<DB>(
  db: Kysely<DB>,
  migrations: Record<string, Migration> = ownMigrations,
): Promise<string[]> {
  // One connection throughout: the lock belongs to it, and is let go when it or the process ends.
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(connection);
    try {
      await refuseNewer(connection, migrations);
      return await applyPending(connection, migrations);
    } finally {
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(connection);
    }
  });
}

async function applyPending<DB>(db: Kysely<DB>, migrations: Record<string, Migration>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    const failed = results.find((result) => result.status === 'Error')?.migrationName;
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseStartError(
      'migration_failed',
      `The database could not be migrated${failed ? `: ${failed} failed` : ''} (${reason}). Nothing was changed.`,
      { migration: failed },
      error,
    );
  }
  return results.map((result) => result.migrationName);
}

async function refuseNewer<DB>(db: Kysely<DB>, migrations: Record<string, Migration>): Promise<void> {
  const unknown = (await readApplied(db)).filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length === 0) return;
  throw new DatabaseStartError(
    'newer_than_code',
    `This database was made by a newer Sheaf (it has ${unknown.join(', ')}). Start that version, or restore a backup made by this one.`,
    { unknown },
  );
}

async function readApplied<DB>(db: Kysely<DB>): Promise<string[]> {
  const table = await sql<{
    found: boolean;
  }>`select to_regclass('kysely_migration') is not null as found`.execute(db);
  if (!table.rows[0]?.found) return [];
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return applied.rows.map((row) => row.name);
}
