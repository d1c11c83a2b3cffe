import { users } from '@sheaf/db';
import { readEnv } from '../env.ts';
import { openBesideRunning } from './beside-running.ts';

const [action, email] = process.argv.slice(2);
if (action !== 'grant' || !email) {
  console.error('Usage: npm run admin -- grant EMAIL');
  process.exit(2);
}

try {
  const { client, close } = await openBesideRunning(readEnv());
  const user = await users.findUserByEmail(client.db, email.trim().toLowerCase());
  if (user) await users.updateUser(client.db, user.id, { role: 'admin' });
  await close();
  console.log(user ? `${user.email} is an administrator now.` : `No account has the address ${email}.`);
  process.exitCode = user ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
