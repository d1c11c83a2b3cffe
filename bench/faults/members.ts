import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../packages/db/src/index.ts';
import { findRunningPostgres } from '../../packages/db/src/embedded/index.ts';

/** Passable: started as root, the database runs as another user. */
export async function makeDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-faults-'));
  await chmod(folder, 0o755);
  return folder;
}

/** A member without limits. */
export async function startMember(url: string, dataDir: string): Promise<{ token: string }> {
  const person = { email: 'ada@example.org', name: 'Ada', password: 'paper and ink' };
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers,
    body: JSON.stringify(person),
  });
  const { session } = (await answer.json()) as { session: { access_token: string } };
  const client = openDatabase(findRunningPostgres(join(dataDir, 'postgres')) ?? '', { max: 1 });
  await client.db.updateTable('users').set({ plan: 'premium' }).execute();
  await client.close();
  return { token: session.access_token };
}
