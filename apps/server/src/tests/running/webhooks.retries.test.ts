import type { Delivery, Webhook } from '@sheaf/api/features/webhooks/webhooks.schema.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember } from '../../testing/members.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { deliveriesOf, failAtWork, listen, newest } from '../../testing/webhooks.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.stop());

const bringForward = () =>
  server.ctx.db
    .withSchema('pgboss')
    .updateTable('job' as never)
    .set({ start_after: new Date(0) } as never)
    .where('name' as never, '=', 'webhooks.deliver' as never)
    .execute();

test('what was not taken is tried again, the same message under the same id, and by hand at once', async () => {
  const member = await addMember(server, 'pro');
  const { receiver, webhook } = await listen(member);
  receiver.answer(500);
  const { id } = webhook;
  await member.call('webhooks.test', { id });
  const waiting = await newest(member, webhook, 'waiting');
  expect(waiting).toMatchObject({ response_code: 500, error: null, duration_ms: expect.any(Number) });
  expect(Date.parse(waiting.next_attempt_at!) - Date.parse(waiting.attempted_at!)).toBe(15_000);
  await bringForward();
  const second = await newest(member, webhook, 'waiting', 2);
  expect(Date.parse(second.next_attempt_at!) - Date.parse(second.attempted_at!)).toBe(60_000);

  receiver.answer(204);
  const again = { id, deliveryId: waiting.id };
  expect((await member.call('webhooks.redeliver', again)).status).toBe(200);
  expect(await newest(member, webhook, 'delivered', 3)).toMatchObject({
    response_code: 204,
    next_attempt_at: null,
  });
  // The attempt that was planned finds that nothing is left to do.
  await bringForward();
  await member.call('webhooks.redeliver', again);
  await newest(member, webhook, 'delivered', 4);
  expect(receiver.received).toHaveLength(4);
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
});

test('after nine attempts it is given up', async () => {
  const member = await addMember(server, 'pro');
  const { receiver, webhook } = await listen(member);
  receiver.answer(503);
  const { body } = await member.call<{ delivery: Delivery }>('webhooks.test', { id: webhook.id });
  await newest(member, webhook, 'waiting');
  await server.ctx.db
    .updateTable('webhook_deliveries')
    .set({ attempts: 8 })
    .where('id', '=', body.delivery.id)
    .execute();
  await member.call('webhooks.redeliver', { id: webhook.id, deliveryId: body.delivery.id });
  expect(await newest(member, webhook, 'failed', 9)).toMatchObject({ next_attempt_at: null });
});

test('an address that fails again and again is left alone for a minute, and after a day switched off', async () => {
  const member = await addMember(server, 'pro');
  const { receiver, webhook } = await listen(member, { events: ['operation.failed'] });
  receiver.answer(500);
  const { id } = webhook;
  for (let count = 1; count <= 3; count++) {
    await member.call('webhooks.test', { id });
    await newest(member, webhook, 'waiting');
  }
  await failAtWork(server, member);
  await expect.poll(async () => (await deliveriesOf(member, webhook)).length).toBe(4);
  const later = server.ctx.db
    .withSchema('pgboss')
    .selectFrom('job' as never)
    .select('id' as never)
    .where('start_after' as never, '>', new Date(Date.now() + 45_000) as never)
    .where('data' as never, '@>', JSON.stringify({ userId: member.id }) as never);
  await expect.poll(async () => (await later.execute()).length).toBe(1);
  expect(receiver.received).toHaveLength(3);

  await server.ctx.db
    .updateTable('webhooks')
    .set({ failures: 19, failing_since: new Date(Date.now() - 25 * 3_600_000) })
    .where('id', '=', id)
    .execute();
  await member.call('webhooks.test', { id });
  const read = async () => (await member.call<{ webhooks: Webhook[] }>('webhooks.list')).body.webhooks[0];
  await expect.poll(read).toMatchObject({ off_since: expect.any(String), off_reason: 'failures' });
  const states = (await deliveriesOf(member, webhook)).map(({ state }) => state);
  expect(states).toEqual(['failed', 'failed', 'failed', 'failed', 'failed']);
  await failAtWork(server, member);
  expect(await deliveriesOf(member, webhook)).toHaveLength(5);
});
