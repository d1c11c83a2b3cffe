import { expect, onTestFinished, test } from 'vitest';
import { restClient } from '../../testing/api-clients.ts';
import { startTestServer } from '../../testing/test-server.ts';

type Registered = { user: { role: string; email: string } };
const person = (number: number) => ({
  email: `p${number}@example.org`,
  name: `Person ${number}`,
  password: 'paper and ink',
});

test('of accounts created at once on an empty instance exactly one is administrator, and the log records it', async () => {
  const server = await startTestServer({ RATE_LIMITS: 'off' });
  onTestFinished(server.stop);
  const call = restClient(server.url);
  expect((await call<{ empty: boolean }>('instance.config')).body.empty).toBe(true);
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map((number) => call<Registered>('auth.register', person(number))),
  );
  expect(answers.map(({ body }) => body.user.role).toSorted()).toEqual([
    'admin',
    'user',
    'user',
    'user',
    'user',
  ]);
  expect((await call<{ empty: boolean }>('instance.config')).body.empty).toBe(false);
  expect(server.logged()).toContain('it is the administrator');
});

test('closed sign-up lets the first account in and no other', async () => {
  const server = await startTestServer({ SIGNUP: 'closed' });
  onTestFinished(server.stop);
  const call = restClient(server.url);
  const first = await call<Registered>('auth.register', { ...person(1), use: 'private' });
  expect(first.body.user.role).toBe('admin');
  expect((await call('instance.config')).body).toMatchObject({ signup: 'closed' });
  expect(await call('auth.register', person(2))).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(await server.ctx.db.selectFrom('users').select('email').execute()).toHaveLength(1);
});

test.each([
  ['private', 403],
  ['team', 403],
  ['sold', 201],
] as const)('after a first account that is %s, others sign up by themselves: %s', async (use, status) => {
  const server = await startTestServer();
  onTestFinished(server.stop);
  const call = restClient(server.url);
  await call('auth.register', { ...person(1), use });
  expect((await call('instance.config')).body).toMatchObject({ signup: use === 'sold' ? 'open' : 'invited' });
  expect((await call('auth.register', person(2))).status).toBe(status);
});

test.each([
  ['PUBLIC_URL', { PUBLIC_URL: 'https://docs.example.org' }],
  ['HOST', { HOST: '0.0.0.0' }],
  ['TRUST_PROXY', { TRUST_PROXY: '1' }],
])(
  'an instance that %s opens to others gives its first account to who reads the log',
  async (_setting, set) => {
    const server = await startTestServer({ RATE_LIMITS: 'off', ...set });
    onTestFinished(server.stop);
    const call = restClient(server.url);
    const setupCode = /setup code ([A-Z0-9-]{14})/.exec(server.logged())?.[1];
    expect((await call('instance.config')).body).toMatchObject({ empty: true, setup_code: true });
    for (const wrong of [undefined, '', 'AAAA-AAAA-AAAA'])
      expect(await call('auth.register', { ...person(1), setupCode: wrong })).toMatchObject({
        status: 403,
        body: { code: 'forbidden', details: { fields: { setupCode: expect.any(String) } } },
      });
    expect(await server.ctx.db.selectFrom('users').select('id').execute()).toEqual([]);
    const typed = setupCode!.toLowerCase().replaceAll('-', ' ');
    const first = await call<Registered>('auth.register', { ...person(1), setupCode: typed });
    expect(first).toMatchObject({ status: 201, body: { user: { role: 'admin' } } });
    expect((await call('instance.config')).body).toMatchObject({ empty: false, setup_code: false });
    expect((await call('auth.register', person(2))).status).toBe(201);
  },
);

test('on a local instance the log has no code, but a request through a proxy needs one', async () => {
  const server = await startTestServer();
  onTestFinished(server.stop);
  expect(server.logged()).not.toContain('setup code');
  const register = (headers: Record<string, string>, more = {}) =>
    fetch(`${server.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ ...person(1), ...more }),
    });
  const forwarded = { 'x-forwarded-for': '192.0.2.1' };
  expect((await register(forwarded)).status).toBe(403);
  const [, setupCode] = /setup code ([A-Z0-9-]{14})/.exec(server.logged()) ?? [];
  expect((await register(forwarded, { setupCode })).status).toBe(201);
});
