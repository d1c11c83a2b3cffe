import type { Payments } from '@sheaf/api/payments';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restClient } from '../../testing/api-clients.ts';
import { joinBy, subscribe } from '../../testing/subscriber.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.stop());

const METHODS = ['subscribe', 'settle', 'change', 'cancel', 'read'] as const;

/** In each call to the provider, tries to lock the rows of the call: a lock held by another transaction refuses it. */
function watchProvider(payments: Payments): string[] {
  const called: string[] = [];
  for (const method of METHODS) {
    const real = payments[method].bind(payments) as (...args: unknown[]) => Promise<never>;
    Object.assign(payments, {
      [method]: async (...args: unknown[]) => {
        called.push(method);
        const { db } = server.ctx;
        await db.selectFrom('users').select('id').forUpdate().noWait().execute();
        await db.selectFrom('subscriptions').select('id').forUpdate().noWait().execute();
        return real(...args);
      },
    });
  }
  return called;
}

test('nothing is locked while the card provider is asked', async () => {
  const call = restClient(server.url);
  // The first account is the administrator's.
  await joinBy(call);
  const member = await joinBy(call);
  const called = watchProvider(server.ctx.payments);
  await subscribe(member, 'pro');
  expect(await member.ask('subscriptions.changePlan', { plan: 'premium' })).toMatchObject({ status: 200 });
  expect(await member.ask('subscriptions.cancel', {})).toMatchObject({ status: 200 });
  expect(await member.ask('subscriptions.reactivate')).toMatchObject({ status: 200 });
  expect(
    await member.ask('users.deleteAccount', { confirmation: 'DELETE', password: 'paper and ink' }),
  ).toMatchObject({ status: 200 });
  expect(new Set(called)).toEqual(new Set(['subscribe', 'change', 'cancel', 'read']));
});
