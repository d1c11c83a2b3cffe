import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Vault } from '@sheaf/api/ports';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM with a key that comes from the session secret; what is sealed for one purpose opens for no other. */
export function createVault(sessionSecret: string, purpose: string): Vault {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', `sheaf ${purpose}`, 32));
  return {
    seal(secret) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      try {
        const body = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
        return Buffer.concat(body).toString();
      } catch {
        return null;
      }
    },
  };
}
