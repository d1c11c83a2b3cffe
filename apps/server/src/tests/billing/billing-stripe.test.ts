import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restClient } from '../../testing/api-clients.ts';
import { startStripeServer, type StripeServer } from '../../testing/stripe-server.ts';
import { type CreatedAnswer, currentOf, historyOf, joinBy } from '../../testing/subscriber.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let stripe: StripeServer;
let server: TestServer;
let count = 0;
beforeAll(async () => {
  stripe = await startStripeServer('sk_test_2');
  server = await startTestServer({
    RATE_LIMITS: 'off',
    STRIPE_SECRET_KEY: 'sk_test_2',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_2',
    STRIPE_WEBHOOK_SECRET: 'whsec_2',
    STRIPE_API_BASE: stripe.url,
  });
});
afterAll(async () => {
  await server.stop();
  await stripe.stop();
});

async function tell(type: string, object: object): Promise<number> {
  const payload = JSON.stringify({ id: `evt_${++count}`, object: 'event', type, data: { object } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_2' });
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: payload };
  return (await fetch(`${server.url}/api/subscriptions/webhook`, init)).status;
}

test('a story with Stripe: ordered twice, tried, late, paid, refunded, and over with the account', async () => {
  const call = restClient(server.url);
  await joinBy(call);
  const member = await joinBy(call);
  const order = () => member.ask<CreatedAnswer>('subscriptions.create', { plan: 'pro' });
  const [{ body }, again] = await Promise.all([order(), order()]);
  expect(again.body).toEqual(body);
  expect(body).toMatchObject({ provider: 'stripe', publishableKey: 'pk_test_2', intent: 'setup' });
  expect(stripe.countSubscriptions()).toBe(1);
  expect(await currentOf(member)).toMatchObject({ plan: 'free' });

  const row = await server.ctx.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow();
  const { provider_subscription_id: id, provider_customer_id: customer } = row;
  stripe.pay(id);
  // A card's event knows only its customer.
  expect(await tell('setup_intent.succeeded', { object: 'setup_intent', id: 'seti_1', customer })).toBe(200);
  expect(await currentOf(member)).toMatchObject({
    plan: 'pro',
    status: 'trialing',
    card: { brand: 'visa', last4: '4242' },
  });

  stripe.failMonth(id);
  const invoice = { object: 'invoice', customer, parent: { subscription_details: { subscription: id } } };
  expect(await tell('invoice.payment_failed', invoice)).toBe(200);
  expect(await currentOf(member)).toMatchObject({ plan: 'pro', status: 'past_due' });
  expect(await historyOf(member)).toMatchObject([{ status: 'failed', amount: 100 }]);

  stripe.pay(id);
  expect(await tell('customer.subscription.updated', { object: 'subscription', id, customer })).toBe(200);
  expect(await currentOf(member)).toMatchObject({ plan: 'pro', status: 'active' });
  stripe.declineFromNowOn();
  const refused = await member.ask('subscriptions.changePlan', { plan: 'premium' });
  expect(refused).toMatchObject({
    status: 402,
    body: { code: 'payment_failed', error: 'Your card was declined.' },
  });
  stripe.declineFromNowOn(false);

  // Another card, confirmed by someone who does not come back to the page: the event of it is enough.
  const { body: asked } = await member.ask<CreatedAnswer>('subscriptions.changeCard');
  expect(asked).toMatchObject({ provider: 'stripe', publishableKey: 'pk_test_2', intent: 'setup' });
  const intent = stripe.confirmCard(asked.clientSecret, '5556');
  expect(await tell('setup_intent.succeeded', intent)).toBe(200);
  expect(await currentOf(member)).toMatchObject({ status: 'active', card: { last4: '5556' } });

  stripe.refund(id);
  expect(await tell('charge.refunded', { object: 'charge', id: 'ch_1', customer })).toBe(200);
  expect(await historyOf(member)).toMatchObject([{ status: 'refunded' }]);
  const answer = await member.ask('users.deleteAccount', {
    confirmation: 'DELETE',
    password: 'paper and ink',
  });
  expect({ status: answer.status, at: stripe.subscription(id).status }).toEqual({
    status: 200,
    at: 'canceled',
  });
});

test('there is no sandbox beside it, pages may load the card form, and without keys they may not', async () => {
  const member = await joinBy(restClient(server.url));
  const input = { clientSecret: 'x', cardNumber: '4242424242424242' };
  expect(await member.ask('subscriptions.confirmInSandbox', input)).toMatchObject({ status: 404 });
  const policy = (await fetch(`${server.url}/api/health`)).headers.get('content-security-policy');
  expect(policy).toContain('frame-src https://js.stripe.com');
  const plain = await startTestServer();
  const own = (await fetch(`${plain.url}/api/health`)).headers.get('content-security-policy');
  await plain.stop();
  expect(own).not.toContain('stripe');
});

test('an unavailable provider is 503, and grants and changes nothing', async () => {
  const member = await joinBy(restClient(server.url));
  stripe.goAway();
  const refused = await member.ask<{ error: string }>('subscriptions.create', { plan: 'pro' });
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(refused.body.error).toMatch(/^The payment provider is not responding\./);
  stripe.goAway(false);
  expect(await currentOf(member)).toMatchObject({ plan: 'free', trial_available: true });
  expect(await member.ask('subscriptions.create', { plan: 'pro' })).toMatchObject({ status: 200 });
});
