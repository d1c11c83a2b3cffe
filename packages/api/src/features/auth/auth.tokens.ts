import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 random bits: a bearer of it needs no slow hash, and the database keeps only this quick one. */
export function createToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The token that follows another: only who holds that one can make it, also with the nonce that the database keeps. */
export function tokenAfter(token: string, nonce: string): { token: string; hash: string } {
  const next = createHmac('sha256', token).update(nonce).digest('base64url');
  return { token: next, hash: hashToken(next) };
}
