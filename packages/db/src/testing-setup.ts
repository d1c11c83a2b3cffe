import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { TEST_SERVER_VARIABLE } from './testing/test-server-url.ts';

const PROGRAM = fileURLToPath(new URL('testing/throwaway-server.ts', import.meta.url));

/** A `globalSetup` of vitest and of Playwright: one PostgreSQL for the whole run, gone after it. */
export default async function startTestServer(): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [PROGRAM], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // Out of the terminal's reach: a Ctrl-C ends the run, and the end of the run ends the server in good order.
    detached: true,
  });
  const ended = once(child, 'close');
  const lines = createInterface({ input: child.stdout });
  const [url] = (await Promise.race([once(lines, 'line'), ended])) as [unknown];
  if (typeof url !== 'string') throw new Error('The PostgreSQL of the tests did not start; see above.');
  process.env[TEST_SERVER_VARIABLE] = url;
  return async () => {
    child.stdin.end();
    await ended;
  };
}
