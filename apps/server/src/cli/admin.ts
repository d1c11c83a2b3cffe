import { audit, type Db, secondFactors, type UserRow, users } from '@sheaf/db';
import { readEnv } from '../env.ts';
import { openBesideRunning } from './beside-running.ts';

const actions = {
  grant: {
    work: grant,
    done: (email: string) => `${email} is an administrator now.`,
  },
  'remove-second-factor': {
    work: removeSecondFactor,
    done: (email: string) => `${email} signs in by password or provider alone now.`,
  },
};

const [name = '', email] = process.argv.slice(2);
const action = Object.entries(actions).find(([known]) => known === name)?.[1];
if (!action || !email) {
  console.error(`Usage: npm run admin -- ${Object.keys(actions).join('|')} EMAIL`);
  process.exit(2);
}

try {
  const { client, close } = await openBesideRunning(readEnv());
  const user = await client.db.transaction().execute(async (trx) => {
    const found = await users.findUserByEmail(trx, email.trim().toLowerCase());
    if (found) await action.work(trx, found);
    return found;
  });
  await close();
  console.log(user ? action.done(user.email) : `No account has the address ${email}.`);
  process.exitCode = user ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function grant(trx: Db, user: UserRow): Promise<void> {
  if (user.role === 'admin') return;
  const details = { from: user.role, to: 'admin' };
  await audit.insertAudit(trx, { actor: null, action: 'role.change', target_id: user.id, details });
  await users.updateUser(trx, user.id, { role: 'admin' });
}

/** For a member who has lost the app, the passkeys and the recovery codes. */
async function removeSecondFactor(trx: Db, user: UserRow): Promise<void> {
  await audit.insertAudit(trx, { actor: null, action: 'second-factor.remove', target_id: user.id });
  await secondFactors.deleteAllOf(trx, user.id);
}
