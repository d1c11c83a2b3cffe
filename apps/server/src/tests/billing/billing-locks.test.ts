import type { Payments } from '@sheaf/api/payments';
import { giveWay } from '@sheaf/db';
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

/** In each call to the provider, locks the rows of the call. Other work lets go of them; the call itself would not. */
function watchProvider(payments: Payments): string[] {
  const called: string[] = [];
  for (const method of METHODS) {
    const real = payments[method].bind(payments) as (...args: unknown[]) => Promise<never>;
    Object.assign(payments, {
      [method]: async (...args: unknown[]) => {
        called.push(method);
        await giveWay(server.ctx.db, async (trx) => {
          await trx.selectFrom('users').select('id').forUpdate().execute();
          await trx.selectFrom('subscriptions').select('id').forUpdate().execute();
        });
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
  expect(await subscribe(member, 'pro')).toMatchObject({ confirmed: { status: 'succeeded' } });
  expect(await member.ask('subscriptions.changePlan', { plan: 'premium' })).toMatchObject({ status: 200 });
  expect(await member.ask('subscriptions.cancel', {})).toMatchObject({ status: 200 });
  expect(await member.ask('subscriptions.reactivate')).toMatchObject({ status: 200 });
  expect(
    await member.ask('users.deleteAccount', { confirmation: 'DELETE', password: 'paper and ink' }),
  ).toMatchObject({ status: 200 });
  expect(new Set(called)).toEqual(new Set(['subscribe', 'change', 'cancel', 'read']));
});
