// npm run dev: the page from Vite, which reloads it as files change, and behind it the server, which starts anew as its own do.
import { createServer as createListener, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './setup/project.mjs';
import { runChild } from './setup/run-child.mjs';

const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 3000);
const serverPort = await findFreePort();
const server = `http://127.0.0.1:${serverPort}`;

/** What is not a page. */
const SERVED = ['/api', '/trpc', '/metrics', '/dev/outbox'];

const vite = await createServer({
  root: join(root, 'apps', 'web'),
  logLevel: 'warn',
  server: { host, port, strictPort: true, proxy: Object.fromEntries(SERVED.map((path) => [path, server])) },
});
await vite.listen();

// People come in through Vite, so that is the one address the server prints and writes into letters.
const env = {
  PUBLIC_URL: `http://localhost:${port}`,
  ...process.env,
  HOST: '127.0.0.1',
  PORT: String(serverPort),
};
const args = ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'];
const { code } = await runChild(process.execPath, args, { env });
await vite.close();
process.exitCode = code;

async function findFreePort(): Promise<number> {
  const listener = createListener().listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  const { port: free } = listener.address() as AddressInfo;
  await new Promise((resolve) => listener.close(resolve));
  return free;
}
