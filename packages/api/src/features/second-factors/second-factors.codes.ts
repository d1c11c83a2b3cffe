import { randomBytes } from 'node:crypto';
import { type Db, secondFactors } from '@sheaf/db';
import { Secret, TOTP } from 'otpauth';
import { CODE_SECONDS } from '../auth/auth.times.schema.ts';
import { hashToken } from '../auth/auth.tokens.ts';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789x';
const CODES = 10;

export function createAuthenticator(instance: string, email: string): { secret: string; uri: string } {
  const totp = new TOTP({ issuer: instance, label: email, secret: new Secret({ size: 20 }) });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The period that this code is of, now or next to it; null for a wrong one. */
export function findStep(secret: string, code: string, now = Date.now()): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: CODE_SECONDS });
  const delta = totp.validate({ token: code.replaceAll(' ', ''), timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / CODE_SECONDS) + delta;
}

/** New ones in place of all before. */
export async function issueRecoveryCodes(trx: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, createRecoveryCode);
  await secondFactors.replaceRecoveryCodes(
    trx,
    userId,
    codes.map((code) => hashRecoveryCode(code)),
  );
  return codes;
}

export function hashRecoveryCode(code: string): string {
  return hashToken(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
}

/** 80 bits, in letters that are not confused with each other. */
function createRecoveryCode(): string {
  const letters = [...randomBytes(16)].map((byte) => LETTERS[byte % 32]).join('');
  return letters.replaceAll(/(.{4})(?=.)/g, '$1-');
}
