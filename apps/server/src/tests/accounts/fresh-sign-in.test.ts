import type { Session } from '@sheaf/api/features/auth/auth.schema.ts';
import type { User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiClient, restClient } from '../../testing/api-clients.ts';
import { addMember, PASSWORD } from '../../testing/members.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let count = 0;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  await addMember(server);
});
afterAll(() => server.stop());

describe('through REST', () => {
  const call: ApiClient = (...args) => restClient(server.url)(...args);
  const open = async () => {
    const person = { email: `fresh${++count}@example.org`, name: 'Nora Feldt', password: PASSWORD };
    const { body } = await call<{ user: User; session: Session }>('auth.register', person);
    await server.ctx.db.updateTable('users').set({ plan: 'pro' }).where('id', '=', body.user.id).execute();
    return { id: body.user.id, token: body.session.access_token };
  };

  test.each([
    ['apiKeys.create', { name: 'x' }],
    ['users.deleteAccount', { confirmation: 'DELETE' }],
    ['users.updateProfile', { email: 'elsewhere@example.org' }],
  ])('%s asks for the password again', async (name, input) => {
    const account = await open();
    for (const password of [undefined, 'a guess'])
      expect(await call(name, { ...input, password }, account.token)).toMatchObject({
        status: 400,
        body: { code: 'invalid_request', details: { fields: { password: expect.any(String) } } },
      });
    await server.ctx.db
      .updateTable('users')
      .set({ password_hash: null })
      .where('id', '=', account.id)
      .execute();
    await server.ctx.db
      .updateTable('sign_ins')
      .set({ created_at: new Date(Date.now() - 11 * 60_000) })
      .where('user_id', '=', account.id)
      .execute();
    expect(await call(name, input, account.token)).toMatchObject({
      status: 403,
      body: { reason: 'fresh_sign_in_needed', params: { minutes: 10 } },
    });
    await server.ctx.db
      .updateTable('sign_ins')
      .set({ created_at: new Date(Date.now() - 9 * 60_000) })
      .where('user_id', '=', account.id)
      .execute();
    expect((await call(name, input, account.token)).status).toBe(200);
    await server.ctx.db.deleteFrom('users').where('id', '=', account.id).execute();
  });
});
