import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createTestDatabase } from '@sheaf/db/testing';
import { expect, onTestFinished, test } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';

/** A port that nothing uses at this moment. */
async function findPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function takesConnections(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return isOpen;
}

test('from the first moment that the port takes connections, every request on it is answered', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const port = await findPort();
  const asked: Promise<{ status: number; retryAfter: string | null; code: unknown }>[] = [];
  const starting = startTestServer({ PORT: String(port), DATABASE_URL: database.url });
  const running: { isUp?: true } = {};
  void starting.then(() => (running.isUp = true));
  while (!running.isUp) {
    if (!(await takesConnections(port))) continue;
    asked.push(
      fetch(`http://127.0.0.1:${port}/api/config`, { signal: AbortSignal.timeout(10_000) }).then(
        async (answer) => {
          const { code } = (await answer.json()) as { code?: string };
          return { status: answer.status, retryAfter: answer.headers.get('retry-after'), code };
        },
      ),
    );
  }
  const server = await starting;
  onTestFinished(server.stop);
  const answers = await Promise.all(asked);
  expect(answers.length).toBeGreaterThan(2);
  const early = answers.filter(({ status }) => status !== 200);
  expect(early.length).toBeGreaterThan(0);
  for (const answer of early) expect(answer).toEqual({ status: 503, retryAfter: '2', code: 'unavailable' });
});
