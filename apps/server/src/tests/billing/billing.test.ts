import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiClient, restClient } from '../../testing/api-clients.ts';
import {
  type ConfirmAnswer,
  type CreatedAnswer,
  currentOf,
  historyOf,
  joinBy,
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

describe('through REST', () => {
  const call: ApiClient = (...args) => restClient(server.url)(...args);

  test('the plans are public, at both addresses', async () => {
    type Plans = { plans: { id: string; price: number; features: string[] }[] };
    const { body } = await call<Plans>('subscriptions.plans');
    expect(body.plans.map(({ id, price }) => [id, price])).toEqual([
      ['free', 0],
      ['pro', 1],
      ['premium', 10],
    ]);
    expect(body.plans[2]?.features).toContain('all_features');
    expect((await call<Plans>('subscriptions.publicPlans')).body).toEqual(body);
  });

  test('a first paid plan begins with a trial of seven days, when a card was taken and not before', async () => {
    const member = await joinBy(call);
    expect(await currentOf(member)).toMatchObject({ plan: 'free', status: 'active', trial_available: true });
    const { body } = await member.ask<CreatedAnswer>('subscriptions.create', { plan: 'pro' });
    expect(body).toMatchObject({ success: true, provider: 'sandbox', intent: 'setup', publishableKey: null });
    expect(await currentOf(member)).toMatchObject({ plan: 'free', current_period_end: null });

    const confirmed = await member.ask<ConfirmAnswer>('subscriptions.confirmInSandbox', {
      clientSecret: body.clientSecret,
      cardNumber: '4242424242424242',
    });
    expect(confirmed.body).toEqual({ status: 'succeeded' });
    const current = await currentOf(member);
    expect(current).toMatchObject({
      plan: 'pro',
      status: 'trialing',
      trial_available: false,
      card: { brand: 'visa', last4: '4242' },
    });
    expect(Date.parse(current.trial_end!) - Date.now()).toBeGreaterThan(6.9 * DAY);
    expect(await historyOf(member)).toEqual([]);
  });

  test('without a trial the first month is charged, and stands in the history', async () => {
    const member = await joinBy(call);
    const { intent } = await subscribeWithoutTrial(member, 'premium');
    expect(intent).toBe('payment');
    expect(await currentOf(member)).toMatchObject({ plan: 'premium', status: 'active', trial_end: null });
    expect(await historyOf(member)).toMatchObject([{ amount: 1000, currency: 'usd', status: 'succeeded' }]);
  });

  test('cards that are declined, lack funds or need confirmation return the reason, and grant nothing', async () => {
    const member = await joinBy(call);
    const { body } = await member.ask<CreatedAnswer>('subscriptions.create', { plan: 'pro' });
    const pay = async (cardNumber: string, rest: object = {}) =>
      (
        await member.ask<ConfirmAnswer>('subscriptions.confirmInSandbox', {
          clientSecret: body.clientSecret,
          cardNumber,
          ...rest,
        })
      ).body;
    expect(await pay('4000 0000 0000 0002')).toEqual({
      status: 'failed',
      error: 'Your card was declined.',
      reason: 'card_declined',
    });
    expect(await pay('4000 0000 0000 9995')).toMatchObject({ error: 'Your card has insufficient funds.' });
    expect(await pay('4242 4242 4242 4241')).toMatchObject({ error: 'Your card number is invalid.' });
    expect(await pay('5555 5555 5555 4444')).toMatchObject({ error: /test cards only/ });
    expect(await pay('4000 0025 0000 3155')).toEqual({ status: 'requires_action' });
    expect(await pay('4000 0025 0000 3155', { authenticate: false })).toMatchObject({ status: 'failed' });
    expect(await currentOf(member)).toMatchObject({ plan: 'free' });
    expect(await pay('4000 0025 0000 3155', { authenticate: true })).toEqual({ status: 'succeeded' });
    expect(await currentOf(member)).toMatchObject({ plan: 'pro' });
  });

  test('another member’s order cannot be confirmed, and looks like one that never existed', async () => {
    const [member, other] = [await joinBy(call), await joinBy(call)];
    const { body } = await member.ask<CreatedAnswer>('subscriptions.create', { plan: 'pro' });
    for (const clientSecret of [body.clientSecret, 'seti_sandbox_never']) {
      const input = { clientSecret, cardNumber: '4242424242424242' };
      const answer = await other.ask('subscriptions.confirmInSandbox', input);
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    expect(await currentOf(member)).toMatchObject({ plan: 'free' });
  });

  test('two clicks, or twelve in as many tabs, make one subscription', async () => {
    const member = await joinBy(call);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => member.ask<CreatedAnswer>('subscriptions.create', { plan: 'pro' })),
    );
    expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body.subscriptionId)).size).toBe(1);
    const input = { clientSecret: answers[0]!.body.clientSecret, cardNumber: '4242424242424242' };
    await Promise.all([1, 2, 3].map(() => member.ask('subscriptions.confirmInSandbox', input)));
    expect(await member.ask('subscriptions.create', { plan: 'pro' })).toMatchObject({ status: 409 });
    const rows = await server.ctx.db
      .selectFrom('sandbox_subscriptions')
      .selectAll()
      .where('user_id', '=', member.id)
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('another plan is chosen before the first is paid: the first order is void', async () => {
    const member = await joinBy(call);
    await member.ask('subscriptions.create', { plan: 'pro' });
    const { intent } = await subscribe(member, 'premium');
    expect(intent).toBe('setup');
    expect(await currentOf(member)).toMatchObject({ plan: 'premium', status: 'trialing' });
    expect(
      (await member.ask<{ success: boolean }>('subscriptions.create', { plan: 'free' })).body.success,
    ).toBe(true);
    expect(await currentOf(member)).toMatchObject({ plan: 'free' });
  });

  test('input that makes no sense is refused with a word', async () => {
    const member = await joinBy(call);
    for (const [name, input] of [
      ['create', { plan: 'gold' }],
      ['cancel', { reason: 'Because' }],
      ['confirmInSandbox', { clientSecret: 'x', cardNumber: 'four' }],
      ['billingHistory', { page: '0' }],
    ] as const) {
      const answer = await member.ask(`subscriptions.${name}`, input);
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    }
    for (const name of ['cancel', 'reactivate', 'changePlan']) {
      const input = name === 'changePlan' ? { plan: 'pro' } : name === 'cancel' ? {} : undefined;
      expect(await member.ask(`subscriptions.${name}`, input)).toMatchObject({ status: 409 });
    }
  });

  test('deleting an account cancels first', async () => {
    const keeper = await joinBy(call);
    await server.ctx.db.updateTable('users').set({ role: 'admin' }).where('id', '=', keeper.id).execute();
    const member = await joinBy(call);
    await subscribe(member, 'pro');
    const cancelled: string[] = [];
    const { cancel } = server.ctx.payments;
    server.ctx.payments.cancel = async (id) => {
      cancelled.push(id);
      await cancel(id);
    };
    const answer = await member.ask('users.deleteAccount', {
      confirmation: 'DELETE',
      password: 'paper and ink',
    });
    server.ctx.payments.cancel = cancel;
    expect({ status: answer.status, cancelled: cancelled.length }).toEqual({ status: 200, cancelled: 1 });
  });
});
