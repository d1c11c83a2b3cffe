import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
export async function migrateToLatest(db: import('kysely').Kysely<import('./tables.ts').Database>) {
  const m = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await m.migrateToLatest();
  if (error) throw error;
}
export async function checkServer(_db: unknown) {}
