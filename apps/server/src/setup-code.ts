import { createHmac } from 'node:crypto';
import type { AppContext } from '@sheaf/api/context';
import { users } from '@sheaf/db';
import type { Env } from './env.ts';
import { isLocalOnly } from './local-only.ts';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * The same in every process of the instance: 60 bits derived from the session secret, in letters that are not
 * confused with each other.
 */
export function readSetupCode(sessionSecret: string): string {
  const bytes = createHmac('sha256', sessionSecret).update('setup code').digest().subarray(0, 12);
  const letters = [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}

/** On an instance that others reach, only who reads the log opens the first account. */
export async function logSetupCode({ db, log, settings }: AppContext, env: Env): Promise<void> {
  if (isLocalOnly(env) || (await users.hasUsers(db))) return;
  log.warn(
    {},
    `no account exists yet: open the first one, the administrator's, at ${settings.publicUrl}/register with the setup code ${settings.setupCode}`,
  );
}
