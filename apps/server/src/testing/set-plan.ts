import { join } from 'node:path';
import { openDatabase, users } from '@sheaf/db';
import { findRunningPostgres } from '@sheaf/db/embedded';

/** Beside a Sheaf that runs with a database of its own: the account is on that plan from now on. */
export async function setPlanBeside(
  dataDir: string,
  email: string,
  plan: 'free' | 'pro' | 'premium',
): Promise<void> {
  const url = findRunningPostgres(join(dataDir, 'postgres'));
  if (!url) throw new Error(`No database runs in ${dataDir}.`);
  const client = openDatabase(url, { max: 1 });
  try {
    const user = await users.findUserByEmail(client.db, email);
    if (!user) throw new Error(`No account has the address ${email}.`);
    await users.updateUser(client.db, user.id, { plan });
  } finally {
    await client.close();
  }
}
