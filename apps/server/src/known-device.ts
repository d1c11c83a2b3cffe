import { createHash, randomBytes } from 'node:crypto';
import type { AppContext } from '@sheaf/api/context';
import type { KnownDevice } from '@sheaf/api/ports';
import type { Request } from 'express';
import { z } from 'zod';

const COOKIE = 'sheaf_device';
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const MOST_ACCOUNTS = 5;

const content = z.object({ device: z.string(), accounts: z.array(z.string()) });

/**
 * A sealed cookie that lists the accounts which this browser has signed in to. It signs nobody in: it only counts
 * this browser's failed attempts separately.
 */
export function readKnownDevice(
  { vault, settings }: Pick<AppContext, 'vault' | 'settings'>,
  req: Request,
): KnownDevice {
  const known = readCookie(vault, req.headers.cookie);
  return {
    idFor: (account) => (known?.accounts.includes(hashAccount(account)) ? known.device : null),
    remember(account) {
      const hash = hashAccount(account);
      if (!req.res || req.res.headersSent || known?.accounts[0] === hash) return;
      const others = known?.accounts.filter((other) => other !== hash) ?? [];
      const accounts = [hash, ...others].slice(0, MOST_ACCOUNTS);
      const device = known?.device ?? randomBytes(16).toString('base64url');
      const value = Buffer.from(vault.seal(JSON.stringify({ device, accounts })), 'base64').toString(
        'base64url',
      );
      req.res.cookie(COOKIE, value, {
        httpOnly: true,
        sameSite: 'lax',
        path: '/',
        secure: settings.publicUrl.startsWith('https:'),
        maxAge: YEAR_MS,
      });
    },
  };
}

function readCookie(vault: AppContext['vault'], header = '') {
  const value = header
    .split('; ')
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  if (!value) return null;
  try {
    const opened = vault.open(Buffer.from(value, 'base64url').toString('base64'));
    return opened === null ? null : content.parse(JSON.parse(opened));
  } catch {
    // A cookie that we did not set is ignored.
    return null;
  }
}

function hashAccount(account: string): string {
  return createHash('sha256').update(account).digest('base64url').slice(0, 22);
}
