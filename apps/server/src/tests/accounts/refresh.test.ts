import type { Session } from '@sheaf/api/features/auth/auth.schema.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restClient } from '../../testing/api-clients.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let count = 0;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.stop());

/** An answer to a refresh can be lost on its way; docs/decisions/refresh-tokens.md says what is done about it. */
describe('through REST', () => {
  const call: ReturnType<typeof restClient> = (...args) => restClient(server.url)(...args);
  const register = async () => {
    const person = { email: `r${++count}@example.org`, name: 'Nora', password: 'paper and ink' };
    return (await call<{ session: Session }>('auth.register', person)).body.session;
  };
  const refresh = (token: string) => call<{ session: Session }>('auth.refresh', { refresh_token: token });
  const profileStatus = async (token: string) => (await call('users.profile', undefined, token)).status;

  test('of ten refreshes at once with one token, all get one and the same next token', async () => {
    const { refresh_token } = await register();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const next = new Set(answers.map(({ body }) => body.session.refresh_token));
    expect(next.size).toBe(1);
    expect(next).not.toContain(refresh_token);
    expect((await refresh([...next][0]!)).status).toBe(200);
  });

  test('an answer that was lost is given again, with the same next token', async () => {
    const { refresh_token } = await register();
    const lost = (await refresh(refresh_token)).body.session;
    const again = await refresh(refresh_token);
    expect(again.status).toBe(200);
    expect(again.body.session.refresh_token).toBe(lost.refresh_token);
    expect(await profileStatus(again.body.session.access_token)).toBe(200);
    expect((await refresh(again.body.session.refresh_token)).status).toBe(200);
  });

  const endsFamily = async (spent: string, latest: Session) => {
    expect((await refresh(spent)).status).toBe(401);
    expect(await profileStatus(latest.access_token)).toBe(401);
    expect((await refresh(latest.refresh_token)).status).toBe(401);
  };

  test('once its access token was used the answer was not lost: the family ends', async () => {
    const { refresh_token } = await register();
    const { session } = (await refresh(refresh_token)).body;
    expect(await profileStatus(session.access_token)).toBe(200);
    await endsFamily(refresh_token, session);
  });

  test('once its refresh token was used the answer was not lost: the family ends', async () => {
    const { refresh_token } = await register();
    const second = (await refresh(refresh_token)).body.session;
    const third = (await refresh(second.refresh_token)).body.session;
    await endsFamily(refresh_token, third);
    expect(await profileStatus(second.access_token)).toBe(401);
  });

  test('after twenty seconds nothing is given again: the family ends', async () => {
    const { refresh_token } = await register();
    const { session } = (await refresh(refresh_token)).body;
    await server.ctx.db
      .updateTable('spent_refresh_tokens')
      .set({ spent_at: new Date(Date.now() - 20_500) })
      .execute();
    expect((await refresh(refresh_token)).status).toBe(401);
    await endsFamily(refresh_token, session);
  });
});
