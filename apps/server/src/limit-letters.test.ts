import { tellLimits } from '@sheaf/api/features/usage/usage.jobs.ts';
import { reserveUsage } from '@sheaf/api/features/usage/usage.service.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOutbox } from './adapters/mail-outbox.ts';
import { addMember } from './testing/members.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.stop());

test('at 90 % and at 100 % of a limit comes a letter, each once', async () => {
  const member = await addMember(server);
  const { db } = server.ctx;
  const use = (amount: number) =>
    db.transaction().execute((trx) => reserveUsage(trx, member.id, 'filesPerMonth', amount));
  const subjects = async () =>
    (await listOutbox(`${server.dataDir}/outbox`))
      .filter(({ to }) => to === member.email)
      .map(({ subject }) => subject);
  await use(8);
  await tellLimits(server.ctx);
  await use(1);
  await Promise.all([tellLimits(server.ctx), tellLimits(server.ctx)]);
  const near = await server.letter(member.email, /is near/);
  expect(near.text).toContain('you have used 90 % of the files of this month of your plan.');
  await use(1);
  await tellLimits(server.ctx);
  await tellLimits(server.ctx);
  await server.letter(member.email, /is reached/);
  const told = (await subjects()).filter((subject) => /limit/.test(subject));
  expect(told.toSorted()).toEqual(['A limit of your plan is near', 'A limit of your plan is reached']);
});
