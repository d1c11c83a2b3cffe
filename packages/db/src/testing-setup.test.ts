import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PROGRAM = `
  import start from ${JSON.stringify(fileURLToPath(new URL('testing-setup.ts', import.meta.url)))};
  const stop = await start();
  console.log(process.env.SHEAF_TEST_POSTGRES);
  process.once('SIGINT', stop);
`;

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'the server of a test run that ends by %s leaves nothing behind',
  async (signal) => {
    const run = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(run.stdout, 'data')) as [Buffer];
    const socketDir = new URL(line.toString().trim()).searchParams.get('host')!;
    expect(existsSync(socketDir)).toBe(true);
    run.kill(signal);
    await once(run, 'close');
    const deadline = Date.now() + 30_000;
    while (existsSync(dirname(socketDir)) && Date.now() < deadline) await sleep(10);
    expect(existsSync(dirname(socketDir))).toBe(false);
  },
);
