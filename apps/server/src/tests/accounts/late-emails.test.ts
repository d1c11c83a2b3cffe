import type { Session } from '@sheaf/api/features/auth/auth.schema.ts';
import type { User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import { jobs } from '@sheaf/api/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restClient } from '../../testing/api-clients.ts';
import { startTestServer, type TestServer, tokenIn } from '../../testing/test-server.ts';

const [OWN, SECOND, THIRD] = ['owner@example.org', 'second@example.org', 'third@example.org'] as const;
const PASSWORD = 'paper and ink';

type QueuedJob = { id: string; name: string; data: unknown; created_on: Date };

let server: TestServer;
beforeAll(async () => {
  // Emails wait until the test sends them.
  server = await startTestServer({ RATE_LIMITS: 'off', SHEAF_ROLE: 'web' });
});
afterAll(() => server.stop());

/** Sends the emails of one kind that wait, the newest change first: a queue promises no order to those tried again. */
async function send(name: string): Promise<void> {
  const queue = server.ctx.db.withSchema('pgboss').withTables<{ job: QueuedJob }>();
  const waiting = await queue
    .selectFrom('job')
    .select(['id', 'data'])
    .where('name', '=', name)
    .orderBy('created_on', 'desc')
    .execute();
  for (const { id, data } of waiting) {
    await jobs.find((job) => job.name === name)!.run(server.ctx, data, new AbortController().signal);
    await queue.deleteFrom('job').where('id', '=', id).execute();
  }
}

test('emails that leave late keep the order of the changes that they undo', async () => {
  const call = restClient(server.url);
  const { body } = await call<{ user: User; session: Session }>('auth.register', {
    email: OWN,
    name: 'Nora Feldt',
    password: PASSWORD,
  });
  const token = body.session.access_token;
  const follow = async (to: string, subject: RegExp) =>
    expect(
      (await call('auth.verifyEmail', { token: tokenIn(await server.email(to, subject)) }, token)).status,
    ).toBe(200);
  const move = async (email: string) => {
    await call('users.updateProfile', { email, password: PASSWORD }, token);
    await send('auth.send-address-change');
    await follow(email, /new email address/);
  };
  const wayBackOf = async (to: string) => tokenIn(await server.email(to, /address was changed/));
  const undo = async (link: string) => (await call('auth.undoEmailChange', { token: link })).status;

  await send('auth.send-verification');
  await follow(OWN, /Confirm/);
  await move(SECOND);
  await move(THIRD);
  await send('auth.send-way-back');
  // The later change was told of first; undoing it leaves the way back to the first address.
  expect(await undo(await wayBackOf(SECOND))).toBe(200);
  expect(await undo(await wayBackOf(OWN))).toBe(200);
});

test('an email about a change that was undone meanwhile is not sent', async () => {
  const { db, jobs: queue } = server.ctx;
  const links = () =>
    db.selectFrom('one_time_tokens').select('email').where('purpose', '=', 'undo-email').execute();
  expect(await links()).toEqual([]);
  const { id: userId } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const expiresAt = new Date(Date.now() + 60_000).toISOString();
  await queue.enqueue(db, 'auth.send-way-back', { userId, email: THIRD, expiresAt });
  await send('auth.send-way-back');
  expect(await links()).toEqual([]);
});
