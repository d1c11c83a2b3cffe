import { expect, onTestFinished, test } from 'vitest';
import { restDoor } from './testing/doors.ts';
import { startTestServer } from './testing/test-server.ts';

type Registered = { user: { role: string; email: string } };
const person = (number: number) => ({
  email: `p${number}@example.org`,
  name: `Person ${number}`,
  password: 'secret1',
});

test('of accounts opened at once on an empty instance exactly one is administrator, and the log says so', async () => {
  const server = await startTestServer({ RATE_LIMITS: 'off' });
  onTestFinished(server.stop);
  const call = restDoor(server.url);
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
  const call = restDoor(server.url);
  expect((await call<Registered>('auth.register', person(1))).body.user.role).toBe('admin');
  expect(await call('auth.register', person(2))).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(await server.ctx.db.selectFrom('users').select('email').execute()).toHaveLength(1);
});
