import { request } from 'node:http';
import { createTestDatabase } from '@sheaf/db/testing';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { restClient } from '../../testing/api-clients.ts';
import { addAdministrator, addMember, type TestMember } from '../../testing/members.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type Asked = { method?: string; path: string; headers?: Record<string, string>; body?: object };

/** By Node's own client, which lets the Host header be anything. */
function ask({ url }: { url: string }, { method = 'GET', path, headers = {}, body }: Asked) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const { port } = new URL(url);
  const typed = body ? { 'content-type': 'application/json' } : {};
  const options = { host: '127.0.0.1', port, method, path, headers: { ...typed, ...headers } };
  const call = request(options, (answer) => {
    const pieces: Buffer[] = [];
    answer.on('data', (piece: Buffer) => pieces.push(piece));
    answer.on('end', () =>
      resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(pieces).toString() }),
    );
  });
  call.on('error', reject);
  call.end(body && JSON.stringify(body));
  return promise;
}

const publicUrls = {
  none: {},
  loopback: { PUBLIC_URL: 'http://localhost:3000' },
  public: { PUBLIC_URL: 'https://docs.example.org' },
};
const proxies = { off: {}, trusted: { TRUST_PROXY: '1' } };
const hosts = { loopback: {}, everywhere: { HOST: '0.0.0.0' } };
const requests: Record<string, Record<string, string>> = {
  plain: {},
  'with X-Forwarded-For': { 'x-forwarded-for': '192.0.2.1' },
  'with X-Forwarded-Host': { 'x-forwarded-host': 'docs.example.org' },
  'with Forwarded': { forwarded: 'for=192.0.2.1' },
  'with X-Real-IP': { 'x-real-ip': '192.0.2.1' },
  'with Via': { via: '1.1 proxy' },
  'to a name in the network': { host: 'nas.local' },
};

const settings = Object.entries(publicUrls).flatMap(([publicUrl, one]) =>
  Object.entries(proxies).flatMap(([proxy, two]) =>
    Object.entries(hosts).map(([host, three]) => ({
      publicUrl,
      proxy,
      host,
      set: { ...one, ...two, ...three },
    })),
  ),
);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe.each(settings)(
  'PUBLIC_URL $publicUrl, TRUST_PROXY $proxy, HOST $host',
  ({ publicUrl, proxy, host, set }) => {
    const isSetLocal = publicUrl !== 'public' && proxy === 'off' && host === 'loopback';
    let server: TestServer;
    let member: TestMember;
    let n = 0;
    beforeAll(async () => {
      server = await startTestServer({ RATE_LIMITS: 'off', DATABASE_URL: database.url, ...set });
      member = await addMember(server, 'pro');
    });
    afterAll(() => server.stop());

    test.each(Object.entries(requests))(
      'a request %s is local or not, for everything alike',
      async (name, extra) => {
        const isLocal = isSetLocal && name === 'plain';
        const headers = { ...extra, authorization: `Bearer ${member.token}` };
        const outbox = await ask(server, { path: '/dev/outbox', headers: extra });
        expect(outbox.status).toBe(isLocal ? 200 : 404);
        expect((await ask(server, { path: '/metrics', headers: extra })).status).toBe(isLocal ? 200 : 401);

        const email = `${publicUrl}-${proxy}-${host}-${n++}@example.org`;
        const forgot = { method: 'POST', path: '/api/auth/forgot-password', headers: extra, body: { email } };
        const answers: number[] = [];
        for (let count = 0; count < 6; count++) answers.push((await ask(server, forgot)).status);
        expect(answers.at(-1)).toBe(isLocal ? 200 : 429);

        const { text } = await ask(server, { path: '/api/config', headers: extra });
        expect(JSON.parse(text)).toMatchObject({ mail: false, payments: isLocal ? 'sandbox' : 'off' });
        const hook = { url: 'http://127.0.0.1:9/hook' };
        const hooked = await ask(server, {
          method: 'POST',
          path: '/api/users/webhooks',
          headers,
          body: hook,
        });
        expect(hooked.status).toBe(isLocal ? 200 : 400);
        if (isLocal) {
          const { id } = (JSON.parse(hooked.text) as { webhook: { id: string } }).webhook;
          await ask(server, { method: 'DELETE', path: `/api/users/webhooks/${id}`, headers });
        }
        const order = {
          method: 'POST',
          path: '/api/subscriptions/create',
          headers,
          body: { plan: 'premium' },
        };
        expect((await ask(server, order)).status).toBe(isLocal ? 200 : 409);
      },
    );

    test('a name that is somebody else’s is refused, whatever is asked', async () => {
      for (const name of [
        'evil.example',
        'docs.example.org.evil.example',
        'evil.example:3000',
        '127.0.0.1.evil.example',
        'a@b.c',
      ]) {
        for (const path of [
          '/',
          '/api/config',
          '/trpc/instance.config',
          '/dev/outbox',
          '/metrics',
          '/login',
        ]) {
          const { status, text } = await ask(server, { path, headers: { host: name } });
          expect({ name, path, status, code: JSON.parse(text).code }).toEqual({
            name,
            path,
            status: 400,
            code: 'invalid_request',
          });
        }
        expect((await ask(server, { path: '/api/health', headers: { host: name } })).status).toBe(200);
      }
      const own = await ask(server, { path: '/api/config', headers: { host: 'docs.example.org' } });
      expect(own.status).toBe(publicUrl === 'public' ? 200 : 400);
      for (const name of ['10.1.2.3:3000', '[::1]:3000', 'web:3000', 'nas.local'])
        expect((await ask(server, { path: '/api/config', headers: { host: name } })).status).toBe(200);
    });
  },
);

test('ALLOWED_HOSTS names more of them', async () => {
  const server = await startTestServer({ ALLOWED_HOSTS: 'one.example.org, Two.example.org' });
  onTestFinished(server.stop);
  for (const [host, status] of [
    ['one.example.org', 200],
    ['TWO.example.org:80', 200],
    ['three.example.org', 400],
  ] as const)
    expect((await ask(server, { path: '/api/config', headers: { host } })).status).toBe(status);
});

test('a request by HTTP 1.0, as nginx passes them on by default, is not local', async () => {
  const server = await startTestServer();
  onTestFinished(server.stop);
  const { port } = new URL(server.url);
  const { connect } = await import('node:net');
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect(Number(port), '127.0.0.1', () =>
    socket.write(
      `GET /dev/outbox HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\nAccept: application/json\r\n\r\n`,
    ),
  );
  const pieces: Buffer[] = [];
  socket.on('data', (piece: Buffer) => pieces.push(piece));
  socket.on('close', () => resolve(Buffer.concat(pieces).toString()));
  expect(await promise).toMatch(/^HTTP\/1.1 404/);
});

describe('an instance that others reach, without a mail server', () => {
  let server: TestServer;
  let admin: TestMember;
  let member: TestMember;
  beforeAll(async () => {
    server = await startTestServer({ PUBLIC_URL: 'https://docs.example.org' });
    admin = await addAdministrator(server);
    member = await addMember(server);
  });
  afterAll(() => server.stop());

  test('claims nowhere that an email was sent', async () => {
    const call = restClient(server.url);
    const person = { email: 'new@example.org', name: 'New', password: 'a longer secret' };
    const registered = await call<{ message: string; session: { access_token: string } }>(
      'auth.register',
      person,
    );
    expect(registered.body.message).toBe('Registration successful!');
    const forgot = await call<{ message: string }>('auth.forgotPassword', { email: person.email });
    expect(forgot.body.message).toContain('does not send email');
    const again = await call<{ message: string }>(
      'auth.resendVerification',
      {},
      registered.body.session.access_token,
    );
    expect(again.body.message).toContain('does not send email');
  });

  test('shows its outbox to administrators, and writes down that they looked', async () => {
    await server.ctx.mailer.send({
      to: member.email,
      subject: 'A link',
      text: 'https://docs.example.org/reset-password#token=abc',
      html: '',
    });
    expect((await member.call('admin.outbox')).status).toBe(403);
    const { body } = await admin.call<{ mails: { to: string; subject: string }[] }>('admin.outbox');
    expect(body.mails).toContainEqual(expect.objectContaining({ to: member.email, subject: 'A link' }));
    const { audit } = (
      await admin.call<{ audit: { action: string; actor: { email: string } }[] }>('admin.audit')
    ).body;
    expect(audit[0]).toMatchObject({ action: 'outbox.read', actor: { email: admin.email } });
  });

  test('sells nothing for test cards, also not to who has an order from before', async () => {
    const order = await member.call('subscriptions.create', { plan: 'pro' });
    expect(order).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const card = { clientSecret: 'pi_sandbox_x', cardNumber: '4242 4242 4242 4242' };
    expect((await member.call('subscriptions.confirmInSandbox', card)).status).toBe(409);
    expect((await member.call('subscriptions.changePlan', { plan: 'premium' })).status).toBe(409);
    expect((await member.call('subscriptions.create', { plan: 'free' })).status).toBe(200);
  });
});

test('SANDBOX_PAYMENTS=public sells for test cards to everyone, and every plan states it', async () => {
  const server = await startTestServer({
    PUBLIC_URL: 'https://docs.example.org',
    SANDBOX_PAYMENTS: 'public',
  });
  onTestFinished(server.stop);
  const member = await addMember(server);
  const { body } = await member.call<{ payments: string }>('instance.config');
  expect(body.payments).toBe('sandbox');
  expect((await member.call('subscriptions.create', { plan: 'pro' })).status).toBe(200);
});
