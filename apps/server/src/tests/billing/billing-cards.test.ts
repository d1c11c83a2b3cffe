import { advanceSandbox } from '@sheaf/api/features/billing/billing.sandbox.service.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiClient, restClient } from '../../testing/api-clients.ts';
import {
  type ConfirmAnswer,
  type CreatedAnswer,
  currentOf,
  historyOf,
  joinBy,
  PAYS,
  PAYS_ONCE,
  subscribe,
  subscribeWithoutTrial,
} from '../../testing/subscriber.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.stop());

const DAY = 24 * 60 * 60 * 1000;
const call: ApiClient = (...args) => restClient(server.url)(...args);

test('a change that cannot be paid for changes nothing', async () => {
  const member = await joinBy(call);
  await subscribeWithoutTrial(member, 'pro', PAYS_ONCE);
  const refused = await member.ask('subscriptions.changePlan', { plan: 'premium' });
  expect(refused).toMatchObject({ status: 402, body: { code: 'payment_failed' } });
  expect(await currentOf(member)).toMatchObject({ plan: 'pro', status: 'active' });

  // Another card pays for it, and is charged from then on.
  const { body } = await member.ask<CreatedAnswer>('subscriptions.changeCard');
  expect(body).toMatchObject({ intent: 'setup', provider: 'sandbox' });
  const confirm = (cardNumber: string) =>
    member.ask<ConfirmAnswer>('subscriptions.confirmInSandbox', {
      clientSecret: body.clientSecret,
      cardNumber,
    });
  expect((await confirm('4000000000000002')).body).toMatchObject({ status: 'failed' });
  expect(await currentOf(member)).toMatchObject({ status: 'active', card: { last4: '0341' } });
  expect((await confirm(PAYS)).body).toEqual({ status: 'succeeded' });
  const kept = await member.ask<{ message: string }>('subscriptions.keepCard');
  expect(kept.body.message).toBe('Payments are now taken from the card ending 4242.');
  expect((await member.ask('subscriptions.changePlan', { plan: 'premium' })).status).toBe(200);
  expect(await currentOf(member)).toMatchObject({ plan: 'premium', card: { last4: '4242' } });
  expect(await historyOf(member)).toMatchObject([{ status: 'succeeded', amount: 900 }, { amount: 100 }]);
});

test('what a change costs is told before it is made', async () => {
  const member = await joinBy(call);
  const preview = async (plan: string) => {
    const { status, body } = await member.ask<{ preview: object }>('subscriptions.previewChange', { plan });
    return status === 200 ? body.preview : status;
  };
  expect(await preview('premium')).toBe(409);
  await subscribe(member, 'pro');
  const nothing = { due: 0, from_credit: 0, credit: 0, currency: 'usd' };
  // In a trial nothing was paid yet.
  expect(await preview('premium')).toEqual(nothing);
  await member.ask('subscriptions.cancel', { immediate: true });
  await subscribe(member, 'pro');
  expect(await preview('pro')).toBe(409);
  expect(await preview('premium')).toEqual({ ...nothing, due: 900 });
  expect(await preview('free')).toEqual(nothing);
  expect(await currentOf(member)).toMatchObject({ plan: 'pro' });
  await member.ask('subscriptions.changePlan', { plan: 'premium' });
  expect(await historyOf(member)).toMatchObject([{ amount: 900 }, { amount: 100 }]);
  expect(await preview('pro')).toEqual({ ...nothing, credit: 900 });
});

test('a card can be replaced during a trial, and by whom has a subscription only', async () => {
  const member = await joinBy(call);
  expect((await member.ask('subscriptions.changeCard')).status).toBe(409);
  await subscribe(member, 'pro', PAYS_ONCE);
  const { body } = await member.ask<CreatedAnswer>('subscriptions.changeCard');
  const input = { clientSecret: body.clientSecret, cardNumber: PAYS };
  const stranger = await joinBy(call);
  expect((await stranger.ask('subscriptions.confirmInSandbox', input)).status).toBe(404);
  await member.ask('subscriptions.confirmInSandbox', input);
  expect(await currentOf(member)).toMatchObject({ status: 'trialing', card: { last4: '4242' } });
  await advanceSandbox(server.ctx, new Date(Date.now() + 7.01 * DAY));
  expect(await currentOf(member)).toMatchObject({ plan: 'pro', status: 'active' });
});
