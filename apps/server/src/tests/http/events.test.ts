import { once } from 'node:events';
import { connect } from 'node:net';
import { runOperation } from '@sheaf/api/features/operations/operations.run.service.ts';
import { createTestDatabase } from '@sheaf/db/testing';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type EventStream, listenToEvents } from '../../testing/member-events.ts';
import { addMember, upload } from '../../testing/members.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.stop());

async function listen(url: string, token?: string, query?: string) {
  const page = await listenToEvents(url, token, query);
  onTestFinished(page.close);
  return page;
}

test('a page hears of its own member’s files, and of nobody else’s', async () => {
  const [member, stranger] = [await addMember(server), await addMember(server)];
  expect((await listen(server.url)).status).toBe(401);
  expect((await listen(server.url, 'wrong')).status).toBe(401);
  const [page, other] = [await listen(server.url, member.token), await listen(server.url, stranger.token)];
  await expect.poll(() => page.events).toEqual([{ kind: 'sync' }]);
  await upload(server, member, pdfFile('One'), 'one.pdf');
  // Once when it is in, and once when it has been read.
  await expect.poll(() => page.events.filter(({ kind }) => kind === 'files')).toHaveLength(2);
  expect(other.events).toEqual([{ kind: 'sync' }]);
});

test('a page hears what happened while it began to listen, or that it cannot be told', async () => {
  const [member, stranger] = [await addMember(server), await addMember(server)];
  const begun = performance.now();
  await upload(server, member, pdfFile('One'), 'one.pdf');
  await upload(server, stranger, pdfFile('Two'), 'two.pdf');
  const elapsed = Math.ceil(performance.now() - begun);
  const first = await listen(server.url, member.token, `?missed_ms=${elapsed}`);
  await expect.poll(() => first.events).toEqual([{ kind: 'files' }, { kind: 'files' }]);
  for (const missed of ['3600000', 'a while']) {
    const page = await listen(server.url, member.token, `?missed_ms=${missed}`);
    await expect.poll(() => page.events, { message: missed }).toEqual([{ kind: 'sync' }]);
  }
});

test('a stream ends soon after its sign-in does', async () => {
  const member = await addMember(server);
  const page = await listen(server.url, member.token);
  await member.call('auth.logout');
  await expect.poll(page.ended).toBe(true);
});

test('one stream too many ends the oldest', async () => {
  const member = await addMember(server);
  const pages: EventStream[] = [];
  for (let n = 0; n < 13; n += 1) pages.push(await listen(server.url, member.token));
  await expect.poll(() => pages.map((page) => page.ended())).toEqual([true, ...Array(12).fill(false)]);
});

test('who stops reading is let go', async () => {
  const member = await addMember(server);
  const { port } = new URL(server.url);
  const socket = connect(Number(port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  socket.write(`GET /api/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${member.token}\r\n\r\n`);
  await once(socket, 'data');
  socket.pause();
  const event = {
    kind: 'operation',
    id: member.id,
    action: 'x'.repeat(7000),
    status: 'running',
    progress: null,
  } as const;
  for (let n = 0; n < 3000; n += 1) await server.ctx.events.publish(member.id, event);
  let rest = 0;
  socket.on('data', (chunk) => (rest += chunk.length));
  await once(socket.resume(), 'close');
  expect(rest).toBeLessThan(3000 * 7000);
});

test('two processes on one database exchange events, stop each other’s work, and stop with open streams', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const settings = { RATE_LIMITS: 'off', DATABASE_URL: database.url };
  const one = await startTestServer(settings);
  const two = await startTestServer(settings);
  const member = await addMember(one);
  const page = await listen(two.url, member.token);
  const running = Promise.withResolvers<string>();
  const start = { action: 'merge', file: null, inputs: [], options: {} };
  const ended = runOperation(one.ctx, member.id, start, (run) => {
    running.resolve(run.id);
    return new Promise((_, reject) => run.signal.addEventListener('abort', reject));
  }).then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );
  const id = await running.promise;
  await expect.poll(() => page.events.at(-1)).toMatchObject({ kind: 'operation', id, status: 'running' });
  const headers = { authorization: `Bearer ${member.token}` };
  await fetch(`${two.url}/api/operations/${id}/cancel`, { method: 'POST', headers });
  expect(await ended).toBe('cancelled');
  await expect.poll(() => page.events.at(-1)).toMatchObject({ id, status: 'cancelled' });
  const stoppedAt = performance.now();
  await Promise.all([one.stop(), two.stop()]);
  expect(page.ended()).toBe(true);
  expect(performance.now() - stoppedAt).toBeLessThan(5000);
});
