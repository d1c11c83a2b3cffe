import { join } from 'node:path';
import { type Db, openDatabase, subscriptions, users } from '@sheaf/db';
import { findRunningPostgres } from '@sheaf/db/embedded';

/** Beside a Sheaf that runs with a database of its own: the account is on that plan from now on. */
export async function setPlanBeside(
  dataDir: string,
  email: string,
  plan: 'free' | 'pro' | 'premium',
): Promise<void> {
  await beside(dataDir, async (db) => {
    const user = await users.findUserByEmail(db, email);
    if (!user) throw new Error(`No account has the address ${email}.`);
    await users.updateUser(db, user.id, { plan });
  });
}

/** The last payment for the account's plan did not go through, a moment ago. */
export async function setPaymentLateBeside(dataDir: string, email: string): Promise<void> {
  await beside(dataDir, async (db) => {
    const user = await users.findUserByEmail(db, email);
    const alive = user && (await subscriptions.findAlive(db, user.id));
    if (!alive) throw new Error(`${email} pays for nothing.`);
    const past_due_since = new Date().toISOString();
    await subscriptions.updateSubscription(db, alive.id, { status: 'past_due', past_due_since });
  });
}

async function beside(dataDir: string, use: (db: Db) => Promise<void>): Promise<void> {
  const url = findRunningPostgres(join(dataDir, 'postgres'));
  if (!url) throw new Error(`No database runs in ${dataDir}.`);
  const client = openDatabase(url, { max: 1 });
  try {
    await use(client.db);
  } finally {
    await client.close();
  }
}
