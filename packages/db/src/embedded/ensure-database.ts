import { Client } from 'pg';

/** Makes the database in a server that does not have it yet. */
export async function ensureDatabase(url: (database: string) => string, name: string): Promise<void> {
  const admin = new Client(url('postgres'));
  await admin.connect();
  try {
    const found = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await admin.query(`create database ${admin.escapeIdentifier(name)}`);
  } finally {
    await admin.end();
  }
}
