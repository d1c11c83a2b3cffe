import { readFile } from 'node:fs/promises';
import { readInstanceName } from '@sheaf/api/features/auth/auth.instance.service.ts';
import type { Log, Signing, SigningIdentity, Vault } from '@sheaf/api/ports';
import { type Db, instanceSecrets } from '@sheaf/db';
import { createVault } from '../storage/vault.ts';

const NAME = 'signing-identity';

/**
 * The certificate of the instance, created on first use and stored in the database for all processes. It is encrypted
 * with a key derived from the session secret, so read access to the database alone does not allow signing.
 */
export function createSigning(
  db: Db,
  sessionSecret: string,
  publicUrl: string,
  log: Log,
  anchorsFile?: string,
): Signing {
  const vault = createVault(sessionSecret, NAME);
  let known: Promise<SigningIdentity> | null = null;

  async function readOrMake(): Promise<SigningIdentity> {
    const sealed = await instanceSecrets.findInstanceSecret(db, NAME);
    const identity = sealed === undefined ? null : read(vault, sealed);
    if (identity) return identity;
    if (sealed !== undefined)
      log.warn({}, 'the session secret is another one than before: a new signing certificate is made');
    // Once in the life of an instance.
    const { createSigningIdentity } = await import('@sheaf/pdf-core/signing-identity');
    const name = await readInstanceName(db);
    const made = createSigningIdentity(`${name} at ${new URL(publicUrl).host}`, name);
    await instanceSecrets.insertInstanceSecret(
      db,
      { name: NAME, sealed: vault.seal(JSON.stringify(made)) },
      sealed,
    );
    // Another process may have been first.
    const kept = await instanceSecrets.findInstanceSecret(db, NAME);
    return (kept === undefined ? null : read(vault, kept)) ?? made;
  }

  function readIdentity() {
    known ??= readOrMake().catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  }

  return {
    readIdentity,
    async readAnchors() {
      const [own] = (await readIdentity()).certificates;
      return `${own}\n${anchorsFile ? await readAnchorsFile(anchorsFile, log) : ''}`;
    },
  };
}

/** Read each time: an administrator changes the file while the server runs. */
async function readAnchorsFile(path: string, log: Log): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    log.error(
      { err: error },
      'the file of SIGNATURE_ANCHORS cannot be read: only own signatures are trusted',
    );
    return '';
  }
}

/** Null when it was sealed with another key. */
function read(vault: Vault, sealed: string): SigningIdentity | null {
  const text = vault.open(sealed);
  return text === null ? null : (JSON.parse(text) as SigningIdentity);
}
