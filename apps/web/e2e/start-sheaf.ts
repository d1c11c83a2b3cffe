import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from '../../../scripts/setup/build-web.mjs';
import { startIssuer } from '../../server/src/testing/oidc-issuer.ts';
import { makeOfficeStandIn } from '../../server/src/testing/office-stand-in.ts';
import { startServerProcess } from '../../server/src/testing/server-process.ts';
import { findFreePort } from './find-free-port.ts';
import { officePrints } from './office-prints.ts';

/** The pages as they are built, served by the real server with a database, an outbox and an identity provider of its own. */
export default async function startSheaf(): Promise<() => Promise<void>> {
  await buildWeb({ node: process.execPath, env: process.env });
  // For all servers of the run: what they are made of is compiled once, and tools do not stand back for browsers.
  process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../../node_modules/.cache/sheaf-compiled');
  process.env.TOOL_NICENESS = '0';
  const dataDir = await mkdtemp(join(tmpdir(), 'sheaf-e2e-'));
  // Started as root, the database runs as another user, who has to come through here.
  await chmod(dataDir, 0o755);
  const office = await makeOfficeStandIn(dataDir, officePrints);
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
    OFFICE_PROGRAM: office.program,
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
