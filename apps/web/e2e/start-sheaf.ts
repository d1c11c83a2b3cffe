import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { startIssuer } from '../../server/src/testing/oidc-issuer.ts';
import { startServerProcess } from '../../server/src/testing/server-process.ts';

/** The pages as they are built, served by the real server with a database, an outbox and an identity provider of its own. */
export default async function startSheaf(): Promise<() => Promise<void>> {
  await build({ root: join(import.meta.dirname, '..'), logLevel: 'warn' });
  const dataDir = await mkdtemp(join(tmpdir(), 'sheaf-e2e-'));
  // Started as root, the database runs as another user, who has to come through here.
  await chmod(dataDir, 0o755);
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const issuer = await startIssuer(`${url}/api/auth/google/callback`, {
    greta: { email: 'greta@sheaf.example', email_verified: true, name: 'Greta Oidc' },
  });
  const server = await startServerProcess({
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    OIDC_ISSUER: issuer.url,
    OIDC_CLIENT_ID: 'sheaf',
    OIDC_CLIENT_SECRET: 'a secret between two',
  });
  process.env.SHEAF_E2E_URL = url;
  process.env.SHEAF_E2E_OUTBOX = join(dataDir, 'outbox');
  return async () => {
    await server.end();
    await issuer.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
