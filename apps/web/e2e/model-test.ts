import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ModelServer, startModelServer } from '../../server/src/testing/model-server.ts';
import { startServerProcess } from '../../server/src/testing/server-process.ts';
import { test as base } from './sheaf-test.ts';

interface ModelFixtures {
  /** A Sheaf whose answers come from this language model; what it says next is the test's to say. */
  model: ModelServer & { sheafUrl: string };
  /** A place on the network that nobody has a reason to visit, and who did. */
  canary: { url: string; visits: string[] };
}

export const test = base.extend<object, ModelFixtures>({
  model: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads which fixtures are wanted from here
    async ({}, use) => {
      const model = await startModelServer();
      const dataDir = await mkdtemp(join(tmpdir(), 'sheaf-model-'));
      await chmod(dataDir, 0o755);
      const server = await startServerProcess({
        DATA_DIR: dataDir,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'warn',
        OPENAI_BASE_URL: model.url,
        OPENAI_MODEL: 'small-model',
      });
      await use({ ...model, sheafUrl: server.url });
      await server.end();
      await model.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  canary: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- as above
    async ({}, use) => {
      const visits: string[] = [];
      const server = createServer((req, res) => {
        visits.push(req.url ?? '');
        res.end();
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, visits });
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ model }, use) => use(model.sheafUrl),
});
