import type { Session } from '@sheaf/api/features/auth/auth.schema.ts';
import type { User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restClient } from '../../testing/api-clients.ts';
import { startTestServer, type TestServer, tokenIn } from '../../testing/test-server.ts';

let server: TestServer;
let count = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('through REST', () => {
  const call: ReturnType<typeof restClient> = (...args) => restClient(server.url)(...args);
  const join = async () => {
    const person = { email: `p${++count}@example.org`, name: 'Nora', password: 'the old one' };
    const { body } = await call<{ user: User; session: Session }>('auth.register', person);
    return { ...body, ...person };
  };
  const signIn = async (email: string, password: string) => {
    const { status, body } = await call<{ session: Session }>('auth.login', { email, password });
    return { status, session: body.session };
  };
  const profileStatus = async ({ access_token }: Session) =>
    (await call('users.profile', undefined, access_token)).status;

  test('a new password needs the current one, ends every other device, and is reported by email', async () => {
    const { email, password, session } = await join();
    const { session: other } = await signIn(email, password);
    await call('auth.forgotPassword', { email });
    const link = tokenIn(await server.email(email, /new password/));
    const change = (currentPassword: string, newPassword: string) =>
      call('auth.changePassword', { currentPassword, newPassword }, session.access_token);

    const wrong = await change('a guess', 'the new one');
    expect(wrong).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(wrong.body.details?.fields).toEqual({ currentPassword: 'This is not your current password.' });
    expect((await change(password, 'short')).body.details?.fields).toHaveProperty('newPassword');
    expect(await profileStatus(other)).toBe(200);

    expect((await change(password, 'the new one')).status).toBe(200);
    expect(await profileStatus(session)).toBe(200);
    expect(await profileStatus(other)).toBe(401);
    expect((await call('auth.refresh', { refresh_token: other.refresh_token })).status).toBe(401);
    expect((await signIn(email, password)).status).toBe(401);
    expect((await signIn(email, 'the new one')).status).toBe(200);
    expect((await call('auth.resetPassword', { token: link, password: 'by letter' })).status).toBe(400);
    expect((await server.email(email, /password was changed/)).text).toContain('/profile');
  });

  test('guesses at the current password come to an end', async () => {
    const { session } = await join();
    const guess = () =>
      call(
        'auth.changePassword',
        { currentPassword: 'a guess', newPassword: 'the new one' },
        session.access_token,
      );
    for (let tries = 0; tries < 10; tries++) expect((await guess()).status).toBe(400);
    const refused = await guess();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('who came through a provider has no password, and sets one by the email', async () => {
    const { user, email, session } = await join();
    await server.ctx.db.updateTable('users').set({ password_hash: null }).where('id', '=', user.id).execute();
    const identity = { issuer: 'https://accounts.example', subject: email, user_id: user.id };
    await server.ctx.db.insertInto('identities').values(identity).execute();
    const methods = async (at: Session) => (await call('auth.methods', undefined, at.access_token)).body;
    expect(await methods(session)).toMatchObject({ password: false, provider: true });
    const input = { currentPassword: 'anything', newPassword: 'the new one' };
    expect((await call('auth.changePassword', input, session.access_token)).status).toBe(409);
    await call('auth.forgotPassword', { email });
    const token = tokenIn(await server.email(email, /new password/));
    expect((await call('auth.resetPassword', { token, password: 'the first one' })).status).toBe(200);
    const { session: fresh } = await signIn(email, 'the first one');
    // The provider is joined anew when the owner comes by it: a reset ends what anybody has linked.
    expect(await methods(fresh)).toMatchObject({ password: true, provider: false });
  });

  test('the previous address of an account is notified', async () => {
    const { email, password, session } = await join();
    await call('users.updateProfile', { email: `new-${email}`, password }, session.access_token);
    const token = tokenIn(await server.email(`new-${email}`, /Confirm/));
    await call('auth.verifyEmail', { token }, session.access_token);
    expect((await server.email(email, /address was changed/)).text).not.toContain(`new-${email}`);
    expect((await server.email(`new-${email}`, /Confirm/)).text).toContain('#token=');
  });
});
