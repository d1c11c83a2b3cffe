import type { Session } from '@sheaf/api/features/auth/auth.schema.ts';
import type { User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiClient, restClient } from '../../testing/api-clients.ts';
import { startTestServer, type TestServer, tokenIn } from '../../testing/test-server.ts';

type SignedIn = { user: User; session: Session; message: string };
type Devices = {
  sessions: { id: string; current: boolean; user_agent: string | null; ip: string; last_seen_at: string }[];
};

let server: TestServer;
let count = 0;
const password = 'correct horse';
const nextEmail = () => `member${++count}@example.org`;

beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  // The instance's first account is another one than those below.
  await restClient(server.url)('auth.register', { email: 'first@example.org', name: 'First', password });
});
afterAll(() => server.stop());

describe('through REST', () => {
  const call: ApiClient = (...args) => restClient(server.url)(...args);
  const register = async (email = nextEmail()) => {
    const { body } = await call<SignedIn>('auth.register', { email, name: 'Nora Feldt', password });
    return body;
  };
  const profileStatus = async (token: string) => (await call('users.profile', undefined, token)).status;

  test('an account is created and signed in, and its email is sent', async () => {
    const answer = await call<SignedIn>('auth.register', {
      email: ' New.Member@Example.org ',
      name: ' Nora ',
      password,
    });
    const { user, session, message } = answer.body;
    expect(user).toMatchObject({
      name: 'Nora',
      email: 'new.member@example.org',
      role: 'user',
      email_verified: false,
    });
    expect(message).toBe('Registration successful!');
    expect(session.expires_in).toBe(3600);
    expect(Date.parse(session.expires_at) - Date.now()).toBeGreaterThan(3590_000);
    expect((await call<{ user: User }>('users.profile', undefined, session.access_token)).body.user).toEqual(
      user,
    );
    const again = await call('auth.register', { email: 'NEW.member@example.org', name: 'Other', password });
    expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } });
    await server.ctx.db.deleteFrom('users').where('id', '=', user.id).execute();
  });

  test('a request that does not validate names each field', async () => {
    const { status, body } = await call('auth.register', {
      email: 'nobody',
      password: '12345',
      role: 'admin',
    });
    expect(status).toBe(400);
    expect(body.details?.fields).toEqual({
      email: 'Please enter a valid email address.',
      password: 'Password must be at least 6 characters',
      name: 'The field name is required.',
      role: expect.any(String),
    });
  });

  test('an unknown address and a wrong password get the same answer', async () => {
    const { user } = await register();
    const wrong = await call('auth.login', { email: user.email, password: 'wrong one' });
    const unknown = await call('auth.login', { email: 'nobody@example.org', password });
    expect(wrong.status).toBe(401);
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
    const right = await call<SignedIn>('auth.login', { email: user.email.toUpperCase(), password });
    expect(right.status).toBe(200);
    expect(right.body.user.id).toBe(user.id);
  });

  test('a refresh token works once; shown again it ends the whole family', async () => {
    const { user, session } = await register();
    const other = (await call<SignedIn>('auth.login', { email: user.email, password })).body.session;
    const first = await call<{ session: Session }>('auth.refresh', { refresh_token: session.refresh_token });
    expect(first.status).toBe(200);
    expect(await profileStatus(first.body.session.access_token)).toBe(200);
    const reused = await call('auth.refresh', { refresh_token: session.refresh_token });
    expect(reused).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(await profileStatus(first.body.session.access_token)).toBe(401);
    const next = await call('auth.refresh', { refresh_token: first.body.session.refresh_token });
    expect(next.status).toBe(401);
    expect(await profileStatus(other.access_token)).toBe(200);
  });

  test('signing out ends this device and no other', async () => {
    const { user, session } = await register();
    const other = (await call<SignedIn>('auth.login', { email: user.email, password })).body.session;
    expect((await call('auth.logout', undefined, session.access_token)).body).toEqual({ success: true });
    expect(await profileStatus(session.access_token)).toBe(401);
    expect((await call('auth.refresh', { refresh_token: session.refresh_token })).status).toBe(401);
    expect(await profileStatus(other.access_token)).toBe(200);
  });

  test('devices are listed, and ended one by one or all others at once', async () => {
    const { user, session } = await register();
    const second = (await call<SignedIn>('auth.login', { email: user.email, password })).body.session;
    const third = (await call<SignedIn>('auth.login', { email: user.email, password })).body.session;
    await server.ctx.db
      .updateTable('sign_ins')
      .set({ last_seen_at: new Date(Date.now() - 11 * 60_000) })
      .where('user_id', '=', user.id)
      .execute();
    const { body } = await call<Devices>('auth.sessions', undefined, session.access_token);
    expect(body.sessions).toHaveLength(3);
    // The one that asks is in use now, whenever its token was refreshed.
    const minutesAgo = (at: string) => Math.round((Date.now() - Date.parse(at)) / 60_000);
    for (const { current, last_seen_at } of body.sessions)
      expect(minutesAgo(last_seen_at)).toBe(current ? 0 : 11);
    const own = body.sessions.filter(({ current }) => current);
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({ ip: '127.0.0.1', user_agent: 'node' });

    const listedBySecond = await call<Devices>('auth.sessions', undefined, second.access_token);
    const secondId = listedBySecond.body.sessions.find(({ current }) => current)!.id;
    expect((await call('auth.revokeSession', { id: secondId }, session.access_token)).status).toBe(200);
    expect(await profileStatus(second.access_token)).toBe(401);

    const stranger = await register();
    const foreign = await call('auth.revokeSession', { id: own[0]!.id }, stranger.session.access_token);
    expect(foreign.status).toBe(404);

    await call('auth.revokeOtherSessions', undefined, session.access_token);
    expect(await profileStatus(third.access_token)).toBe(401);
    expect(await profileStatus(session.access_token)).toBe(200);
  });

  test('the email confirms the address, once', async () => {
    const { user, session } = await register();
    const token = tokenIn(await server.email(user.email, /Confirm/));
    expect((await call('auth.verifyEmail', { token }, session.access_token)).status).toBe(200);
    const profile = await call<{ user: User }>('users.profile', undefined, session.access_token);
    expect(profile.body.user.email_verified).toBe(true);
    expect(await call('auth.verifyEmail', { token })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    });
    expect((await call('auth.resendVerification', undefined, session.access_token)).status).toBe(409);
  });

  test('a forgotten password is replaced by the email, and every device is signed out', async () => {
    const { user, session } = await register();
    const known = await call('auth.forgotPassword', { email: user.email });
    const unknown = await call('auth.forgotPassword', { email: 'nobody@example.org' });
    expect(known.status).toBe(200);
    expect(unknown.body).toEqual(known.body);
    const token = tokenIn(await server.email(user.email, /new password/));
    expect((await call('auth.resetPassword', { token, password: 'short' })).status).toBe(400);
    expect((await call('auth.resetPassword', { token, password: 'battery staple' })).status).toBe(200);
    expect((await call('auth.resetPassword', { token, password: 'battery staple' })).status).toBe(400);
    expect(await profileStatus(session.access_token)).toBe(401);
    expect((await call('auth.login', { email: user.email, password })).status).toBe(401);
    expect((await call('auth.login', { email: user.email, password: 'battery staple' })).status).toBe(200);
  });

  test.each([
    ['no token', ''],
    ['a made-up token', 'x'.repeat(43)],
  ])('%s is 401 on every member call', async (_case, token) => {
    for (const name of ['users.profile', 'auth.logout', 'auth.sessions', 'auth.revokeOtherSessions']) {
      expect(await call(name, undefined, token)).toMatchObject({
        status: 401,
        body: { code: 'unauthenticated' },
      });
    }
  });

  test('an access token ends when its answer said', async () => {
    const { session } = await register();
    await server.ctx.db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute();
    expect(await profileStatus(session.access_token)).toBe(401);
    expect((await call('auth.refresh', { refresh_token: session.refresh_token })).status).toBe(200);
  });
});

test('tokens and passwords are not in the database as they are', async () => {
  const call = restClient(server.url);
  const { body } = await call<SignedIn>('auth.register', { email: nextEmail(), name: 'Ines', password });
  const token = tokenIn(await server.email(body.user.email, /Confirm/));
  const tables = ['users', 'sign_ins', 'sessions', 'one_time_tokens', 'spent_refresh_tokens'] as const;
  const rows = await Promise.all(
    tables.map((table) => server.ctx.db.selectFrom(table).selectAll().execute()),
  );
  const dump = JSON.stringify(rows);
  for (const secret of [body.session.access_token, body.session.refresh_token, token, password]) {
    expect(dump).not.toContain(secret);
  }
  expect(dump).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
});

test('known and unknown addresses take the same time to refuse', async () => {
  const call = restClient(server.url);
  const email = nextEmail();
  await call('auth.register', { email, name: 'Ines', password });
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < 40; round++) {
    for (const [kind, address] of [
      ['known', email],
      ['unknown', `nobody${round}@example.org`],
    ] as const) {
      // Of the processor: the clock also measures what else the machine does.
      const start = process.cpuUsage();
      await call('auth.login', { email: address, password: 'wrong one' });
      const { user, system } = process.cpuUsage(start);
      times[kind].push(user + system);
    }
  }
  const fastest = { known: Math.min(...times.known), unknown: Math.min(...times.unknown) };
  // A hash of a password, at least.
  expect(fastest.unknown).toBeGreaterThan(5000);
  expect(fastest.unknown).toBeGreaterThan(fastest.known * 0.6);
  expect(fastest.known).toBeGreaterThan(fastest.unknown * 0.6);
});
