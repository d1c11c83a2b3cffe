import { audit, type Db, users } from '@sheaf/db';
import { readEnv } from '../env.ts';
import { openBesideRunning } from './beside-running.ts';

const [action, email] = process.argv.slice(2);
if (action !== 'grant' || !email) {
  console.error('Usage: npm run admin -- grant EMAIL');
  process.exit(2);
}

try {
  const { client, close } = await openBesideRunning(readEnv());
  const user = await client.db.transaction().execute((trx) => grant(trx, email.trim().toLowerCase()));
  await close();
  console.log(user ? `${user.email} is an administrator now.` : `No account has the address ${email}.`);
  process.exitCode = user ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function grant(trx: Db, address: string) {
  const user = await users.findUserByEmail(trx, address);
  if (!user || user.role === 'admin') return user;
  const details = { from: user.role, to: 'admin' };
  await audit.insertAudit(trx, { actor: null, action: 'role.change', target_id: user.id, details });
  return users.updateUser(trx, user.id, { role: 'admin' });
}
