import type { EndedAccess } from '@sheaf/api/features/auth/auth.ending.schema.ts';
import type { Session } from '@sheaf/api/features/auth/auth.schema.ts';
import type { User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiClient, restClient } from '../../testing/api-clients.ts';
import { startTestServer, type TestServer, tokenIn } from '../../testing/test-server.ts';

type SignedIn = { user: User; session: Session };
type Followed = { message: string; password_token: string | null };

let server: TestServer;
let count = 0;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  const first = { email: 'first@example.org', name: 'First', password: 'paper and ink' };
  await restClient(server.url)('auth.register', first);
});
afterAll(() => server.stop());

describe('through REST', () => {
  const call: ApiClient = (...args) => restClient(server.url)(...args);
  const nextEmail = () => `owner${++count}@example.org`;

  const open = async (email = nextEmail()) => {
    const person = { email, name: 'Nora Feldt', password: 'paper and ink' };
    const { body } = await call<SignedIn>('auth.register', person);
    await server.ctx.db.updateTable('users').set({ plan: 'pro' }).where('id', '=', body.user.id).execute();
    return { ...person, id: body.user.id, token: body.session.access_token, session: body.session };
  };
  type Account = Awaited<ReturnType<typeof open>>;

  /** Everything that opens the account beside its password: a key, a webhook, a provider, a second browser. */
  const leave = async ({ id, email, password, token }: Account) => {
    const { body } = await call<{ key: string }>('apiKeys.create', { name: 'Quiet script', password }, token);
    await call('webhooks.create', { url: 'https://listener.example/hook' }, token);
    const identity = { issuer: 'https://provider.example', subject: `s-${id}`, user_id: id };
    await server.ctx.db.insertInto('identities').values(identity).execute();
    const other = await call<SignedIn>('auth.login', { email, password });
    return { key: body.key, other: other.body.session };
  };
  const nothingOpens = async (account: Account, { key, other }: Awaited<ReturnType<typeof leave>>) => {
    const { id, email, password } = account;
    for (const bearer of [account.token, other.access_token, key])
      expect((await call('users.profile', undefined, bearer)).status).toBe(401);
    for (const { refresh_token } of [account.session, other])
      expect((await call('auth.refresh', { refresh_token })).status).toBe(401);
    expect((await call('auth.login', { email, password })).status).toBe(401);
    for (const table of ['identities', 'webhooks', 'api_keys'] as const) {
      const rows = await server.ctx.db
        .selectFrom(table)
        .select('user_id')
        .where('user_id', '=', id)
        .execute();
      expect({ table, rows }).toEqual({ table, rows: [] });
    }
  };
  const listEnded = async (email: string, password: string) => {
    const { body } = await call<SignedIn>('auth.login', { email, password });
    const told = await call<{ ended: EndedAccess[] }>(
      'auth.endedAccess',
      undefined,
      body.session.access_token,
    );
    return told.body.ended;
  };
  const choose = async (token: string | null, password = 'rope and canvas') =>
    expect((await call('auth.resetPassword', { token, password })).status).toBe(200);

  test('a password reset ends all other access to the account, and reports it by email and in the list', async () => {
    const account = await open();
    const left = await leave(account);
    await call('auth.forgotPassword', { email: account.email });
    await choose(tokenIn(await server.email(account.email, /new password/)));
    await nothingOpens(account, left);
    const mail = await server.email(account.email, /access to your account was ended/);
    expect(mail.text).toContain('2 sign-ins, 1 linked provider account, 1 API key, and 1 webhook');
    expect(mail.text).not.toContain('Quiet script');
    const ended = await listEnded(account.email, 'rope and canvas');
    expect(ended.map(({ cause, kind, name }) => [cause, kind, name]).toSorted()).toEqual([
      ['reset', 'api-key', 'Quiet script'],
      ['reset', 'identity', 'https://provider.example'],
      ['reset', 'sign-in', 'node'],
      ['reset', 'sign-in', 'node'],
      ['reset', 'webhook', 'https://listener.example/hook'],
    ]);
    expect(Date.now() - Date.parse(ended[0]!.ended_at)).toBeLessThan(60_000);
  });

  test('who confirms an address without having opened the account gets it, and nobody else keeps it', async () => {
    const account = await open();
    const left = await leave(account);
    const token = tokenIn(await server.email(account.email, /Confirm/));
    const { status, body } = await call<Followed>('auth.verifyEmail', { token });
    expect(status).toBe(200);
    await nothingOpens(account, left);
    await choose(body.password_token);
    const ended = await listEnded(account.email, 'rope and canvas');
    expect(ended.map(({ kind }) => kind).toSorted()).toEqual([
      'api-key',
      'identity',
      'password',
      'sign-in',
      'sign-in',
      'webhook',
    ]);
  });

  test('who opened the account confirms it signed in, or by its password, and keeps everything', async () => {
    for (const proof of ['session', 'password'] as const) {
      const account = await open();
      const { key, other } = await leave(account);
      const token = tokenIn(await server.email(account.email, /Confirm/));
      const wrong = await call('auth.verifyEmail', { token, password: 'a guess' });
      expect(wrong).toMatchObject({
        status: 400,
        body: { details: { fields: { password: expect.any(String) } } },
      });
      const { password } = account;
      const { status, body } =
        proof === 'session'
          ? await call<Followed>('auth.verifyEmail', { token }, account.token)
          : await call<Followed>('auth.verifyEmail', { token, password });
      expect([status, body.password_token]).toEqual([200, null]);
      for (const bearer of [account.token, other.access_token, key])
        expect((await call('users.profile', undefined, bearer)).status).toBe(200);
    }
  });

  test('being signed in to another account, or with a key of this one, proves nothing', async () => {
    for (const proof of ['stranger', 'key'] as const) {
      const account = await open();
      const { key } = await leave(account);
      const token = tokenIn(await server.email(account.email, /Confirm/));
      const bearer = proof === 'key' ? key : (await open()).token;
      expect((await call<Followed>('auth.verifyEmail', { token }, bearer)).body.password_token).toEqual(
        expect.any(String),
      );
      expect((await call('users.profile', undefined, key)).status).toBe(401);
    }
  });

  const move = async (account: Account, email = nextEmail(), { token, password } = account) => {
    expect((await call('users.updateProfile', { email, password }, token)).status).toBe(200);
    return { email, link: tokenIn(await server.email(email, /new email address/)) };
  };
  const confirm = async (account: Account) => {
    const token = tokenIn(await server.email(account.email, /Confirm/));
    expect((await call('auth.verifyEmail', { token }, account.token)).status).toBe(200);
  };

  test('an address changes once the new one is confirmed by its owner, and not before', async () => {
    const account = await open();
    const email = nextEmail();
    for (const password of [undefined, 'a guess']) {
      const refused = await call('users.updateProfile', { email, password }, account.token);
      expect(refused).toMatchObject({
        status: 400,
        body: { details: { fields: { password: expect.any(String) } } },
      });
    }
    const { link } = await move(account, email);
    const profile = () => call<{ user: User }>('users.profile', undefined, account.token);
    expect((await profile()).body.user).toMatchObject({ email: account.email, pending_email: email });
    expect((await call('auth.login', { email, password: account.password })).status).toBe(401);
    expect(await call('auth.verifyEmail', { token: link })).toMatchObject({ status: 403 });
    const stranger = await open();
    expect((await call('auth.verifyEmail', { token: link }, stranger.token)).status).toBe(403);
    expect((await call('auth.verifyEmail', { token: link }, account.token)).status).toBe(200);
    expect((await profile()).body.user).toMatchObject({ email, pending_email: null, email_verified: true });
    expect((await call('auth.verifyEmail', { token: link }, account.token)).status).toBe(400);
    const taken = { email: 'first@example.org', password: account.password };
    expect((await call('users.updateProfile', taken, account.token)).status).toBe(409);
  });

  test('a change that was asked for is taken back by asking for the address that holds', async () => {
    const account = await open();
    const { link } = await move(account);
    await call('users.updateProfile', { email: account.email }, account.token);
    expect((await call('auth.verifyEmail', { token: link }, account.token)).status).toBe(400);
  });

  test('the address before takes the account back, and nobody else can have it meanwhile', async () => {
    const account = await open();
    await confirm(account);
    const left = await leave(account);
    const { email, link } = await move(account);
    await call('auth.verifyEmail', { token: link, password: account.password });
    const again = await call('auth.register', {
      email: account.email,
      name: 'Thief',
      password: 'rope and canvas',
    });
    expect(again.status).toBe(409);
    const second = await move({ ...account, email });
    expect((await call('auth.verifyEmail', { token: second.link }, account.token)).status).toBe(200);

    const between = tokenIn(await server.email(email, /address was changed/));
    const token = tokenIn(await server.email(account.email, /address was changed/));
    const check = async () => (await call<object>('auth.checkLink', { token, page: 'undo-email' })).body;
    expect(await check()).toEqual({ works: true });
    const { status, body } = await call<Followed>('auth.undoEmailChange', { token });
    expect(status).toBe(200);
    expect(await check()).toEqual({ works: false });
    await nothingOpens(account, left);
    await nothingOpens({ ...account, email: second.email }, left);
    await choose(body.password_token);
    const ended = await listEnded(account.email, 'rope and canvas');
    expect(ended.map(({ cause, kind }) => `${cause} ${kind}`)).toContain('address password');
    expect((await call('auth.undoEmailChange', { token: between })).status).toBe(400);
    expect((await call('auth.undoEmailChange', { token })).status).toBe(400);
  });

  test('an address that was never confirmed gets no way back', async () => {
    const account = await open();
    const { link } = await move(account);
    await call('auth.verifyEmail', { token: link }, account.token);
    const mail = await server.email(account.email, /address was changed/);
    expect(tokenIn(mail)).toBe('');
  });
});
