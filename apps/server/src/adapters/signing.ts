import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Log, Signing, SigningIdentity } from '@sheaf/api/ports';
import { type Db, instanceSecrets } from '@sheaf/db';
import { createSigningIdentity } from '@sheaf/pdf-core';

const NAME = 'signing-identity';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * The instance's own certificate, made on first use and kept in the database for all processes. Whoever reads the database
 * alone cannot sign with it: it is sealed with a key that comes from the session secret.
 */
export function createSigning(db: Db, sessionSecret: string, publicUrl: string, log: Log): Signing {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', `sheaf ${NAME}`, 32));
  let known: Promise<SigningIdentity> | null = null;

  async function readOrMake(): Promise<SigningIdentity> {
    const sealed = await instanceSecrets.findInstanceSecret(db, NAME);
    const identity = sealed === undefined ? null : unseal(key, sealed);
    if (identity) return identity;
    if (sealed !== undefined)
      log.warn({}, 'the session secret is another one than before: a new signing certificate is made');
    const made = createSigningIdentity(`Sheaf at ${new URL(publicUrl).host}`);
    await instanceSecrets.insertInstanceSecret(db, { name: NAME, sealed: seal(key, made) }, sealed);
    // Another process may have been first.
    const kept = await instanceSecrets.findInstanceSecret(db, NAME);
    return (kept === undefined ? null : unseal(key, kept)) ?? made;
  }

  return {
    readIdentity() {
      known ??= readOrMake().catch((error: unknown) => {
        known = null;
        throw error;
      });
      return known;
    },
  };
}

function seal(key: Buffer, identity: SigningIdentity): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(JSON.stringify(identity)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
}

/** Null when it was sealed with another key. */
function unseal(key: Buffer, sealed: string): SigningIdentity | null {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const body = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
    return JSON.parse(Buffer.concat(body).toString()) as SigningIdentity;
  } catch {
    return null;
  }
}
