import type { Order, Payments } from '@sheaf/api/payments';
import { openDatabase } from '@sheaf/db';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox, sandboxKey } from '../../adapters/payments/payments-sandbox.ts';
import { createStripePayments } from '../../adapters/payments/payments-stripe.ts';
import { signBody } from '../../adapters/network/webhook-signature.ts';
import { addMember } from '../../testing/members.ts';
import { startStripeServer } from '../../testing/stripe-server.ts';
import { startTestServer } from '../../testing/test-server.ts';

const SECRET = 'a secret of thirty-two characters';
/** What a provider's own page and clock do, which the port does not. */
type Stage = {
  payments: Payments;
  userId: string;
  pay(ordered: { subscriptionId: string; clientSecret: string }): Promise<void> | void;
  /** Stripe charges the card when it is asked to keep it, the sandbox when the card is taken. */
  confirmCard(clientSecret: string, number: string): Promise<void> | void;
  sign(subscriptionId: string, at?: Date): { body: Buffer; signature: string };
  stop(): Promise<void>;
};

async function stageSandbox(): Promise<Stage> {
  const server = await startTestServer({ RATE_LIMITS: 'off' });
  const { id } = await addMember(server);
  const client = openDatabase(server.databaseUrl, { max: 2 });
  const { payments, cardDesk } = createSandbox(client, SECRET);
  return {
    payments,
    userId: id,
    async pay({ clientSecret }) {
      await cardDesk.confirm(id, clientSecret, { number: '4242424242424242' });
    },
    async confirmCard(clientSecret, number) {
      await cardDesk.confirm(id, clientSecret, { number });
    },
    sign(subscription, at = new Date()) {
      const body = Buffer.from(JSON.stringify({ id: 'evt_1', type: 'invoice.paid', subscription }));
      return { body, signature: signBody(sandboxKey(SECRET), body, at) };
    },
    async stop() {
      await client.close();
      await server.stop();
    },
  };
}

async function stageStripe(): Promise<Stage> {
  const stripe = await startStripeServer('sk_test_1');
  const payments = createStripePayments({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    apiBase: stripe.url,
    automaticTax: true,
    readName: async () => 'Nord & Söhne',
  });
  return {
    payments,
    userId: '0198c0de-0000-7000-8000-000000000000',
    pay: ({ subscriptionId }) => stripe.pay(subscriptionId),
    confirmCard: (clientSecret, number) => void stripe.confirmCard(clientSecret, number.slice(-4)),
    sign(subscription, at = new Date()) {
      const parent = { subscription_details: { subscription } };
      const object = { object: 'invoice', id: 'in_1', customer: 'cus_1', parent };
      const payload = JSON.stringify({
        id: 'evt_1',
        object: 'event',
        type: 'invoice.paid',
        data: { object },
      });
      const timestamp = Math.floor(at.getTime() / 1000);
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_1', timestamp });
      return { body: Buffer.from(payload), signature };
    },
    stop: stripe.stop,
  };
}

describe.each([
  ['sandbox', stageSandbox],
  ['stripe', stageStripe],
] as const)('%s', (name, makeStage) => {
  let stage: Stage;
  let count = 0;
  beforeAll(async () => {
    stage = await makeStage();
  });
  afterAll(() => stage.stop());

  const orderFor = (changes: Partial<Order> = {}): Order => ({
    userId: stage.userId,
    email: 'ada@example.org',
    name: 'Ada',
    customerId: null,
    plan: 'pro',
    trialDays: 0,
    key: `order-${++count}`,
    ...changes,
  });

  test('an order with a trial waits for a card, then is a trial', async () => {
    const ordered = await stage.payments.subscribe(orderFor({ trialDays: 7 }));
    expect(ordered.intent).toBe('setup');
    const before = await stage.payments.read(ordered.subscriptionId);
    expect(before).toMatchObject({ status: 'incomplete', plan: 'pro', currentPeriodEnd: null, invoices: [] });
    await stage.pay(ordered);
    const state = await stage.payments.read(ordered.subscriptionId);
    expect(state).toMatchObject({ status: 'trialing', customerId: ordered.customerId, invoices: [] });
    expect(Date.parse(state.trialEnd!) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    expect(state.currentPeriodEnd).toBe(state.trialEnd);
  });

  test('an order without a trial is paid, and the payment is reported', async () => {
    const ordered = await stage.payments.subscribe(orderFor({ plan: 'premium' }));
    expect(ordered.intent).toBe('payment');
    expect((await stage.payments.read(ordered.subscriptionId)).invoices).toMatchObject([
      { status: 'pending' },
    ]);
    await stage.pay(ordered);
    expect(await stage.payments.read(ordered.subscriptionId)).toMatchObject({
      status: 'active',
      plan: 'premium',
      invoices: [{ status: 'succeeded', amount: 1000, currency: 'usd' }],
    });
  });

  test('ordering twice with the same key is ordering once', async () => {
    const order = orderFor();
    const both = await Promise.all([stage.payments.subscribe(order), stage.payments.subscribe(order)]);
    const third = await stage.payments.subscribe(order);
    expect(new Set([...both, third].map(({ subscriptionId }) => subscriptionId)).size).toBe(1);
  });

  test('a plan is changed and charged for, the end is set and taken back, and the end is the end', async () => {
    const ordered = await stage.payments.subscribe(orderFor());
    await stage.pay(ordered);
    const { subscriptionId: id } = ordered;
    await stage.payments.change(id, { plan: 'premium' });
    const changed = await stage.payments.read(id);
    expect(changed).toMatchObject({ plan: 'premium', status: 'active' });
    expect(changed.invoices.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([
      100, 900,
    ]);
    await stage.payments.change(id, { plan: 'pro' });
    expect(await stage.payments.read(id)).toMatchObject({ plan: 'pro', credit: 900 });
    await stage.payments.change(id, { plan: 'premium' });
    const again = await stage.payments.read(id);
    expect(again).toMatchObject({ plan: 'premium', credit: 0 });
    expect(again.invoices).toContainEqual(
      expect.objectContaining({ amount: 0, credit: 900, status: 'succeeded' }),
    );
    await stage.payments.change(id, { cancelAtPeriodEnd: true });
    expect(await stage.payments.read(id)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    await stage.payments.change(id, { cancelAtPeriodEnd: false });
    expect(await stage.payments.read(id)).toMatchObject({ cancelAtPeriodEnd: false });
    await stage.payments.cancel(id);
    await stage.payments.cancel(id);
    expect(await stage.payments.read(id)).toMatchObject({ status: 'cancelled' });
  });

  test('a change says beforehand what it costs or gives back, and then does', async () => {
    const ordered = await stage.payments.subscribe(orderFor());
    await stage.pay(ordered);
    const { subscriptionId: id } = ordered;
    const preview = (plan: 'pro' | 'premium') => stage.payments.preview(id, plan);
    expect(await preview('premium')).toEqual({ due: 900, fromCredit: 0, credit: 0, currency: 'usd' });
    expect(await stage.payments.read(id)).toMatchObject({ plan: 'pro', invoices: [{ amount: 100 }] });
    await stage.payments.change(id, { plan: 'premium' });
    expect(await preview('pro')).toEqual({ due: 0, fromCredit: 0, credit: 900, currency: 'usd' });
    await stage.payments.change(id, { plan: 'pro' });
    expect(await preview('premium')).toEqual({ due: 0, fromCredit: 900, credit: 0, currency: 'usd' });
    await stage.payments.change(id, { plan: 'premium' });
    expect(await stage.payments.read(id)).toMatchObject({ plan: 'premium', credit: 0 });
  });

  test('a card is replaced once the new one was confirmed, and then pays what the old one could not', async () => {
    const ordered = await stage.payments.subscribe(orderFor());
    await stage.pay(ordered);
    const { subscriptionId: id } = ordered;
    const replace = async (number: string) => {
      const { clientSecret, intent } = await stage.payments.changeCard(id);
      expect(intent).toBe('setup');
      // Asked before the card was confirmed, nothing changes.
      const { card } = await stage.payments.read(id);
      await stage.payments.keepCard(id);
      expect((await stage.payments.read(id)).card).toEqual(card);
      await stage.confirmCard(clientSecret, number);
      await stage.payments.keepCard(id);
    };
    await replace('4000000000000341');
    expect(await stage.payments.read(id)).toMatchObject({ card: { last4: '0341' }, status: 'active' });
    await expect(stage.payments.change(id, { plan: 'premium' })).rejects.toMatchObject({
      reason: 'card_declined',
    });
    expect(await stage.payments.read(id)).toMatchObject({ plan: 'pro', invoices: [{ amount: 100 }] });
    await replace('4242424242424242');
    await stage.payments.change(id, { plan: 'premium' });
    expect(await stage.payments.read(id)).toMatchObject({ plan: 'premium', card: { last4: '4242' } });
    // A card is taken once: an event that comes late does not bring back the one before.
    await stage.payments.keepCard(id);
    expect(await stage.payments.read(id)).toMatchObject({ card: { last4: '4242' } });
  });

  test('only what it signed itself, and lately, is taken for its word', () => {
    const { body, signature } = stage.sign('sub_1');
    const event = stage.payments.readEvent(body, signature);
    expect(event).toMatchObject({ id: 'evt_1', type: 'invoice.paid', subscriptionId: 'sub_1' });
    const changed = Buffer.from(body.toString().replace('sub_1', 'sub_2'));
    expect(() => stage.payments.readEvent(changed, signature)).toThrow(/signature/);
    const old = stage.sign('sub_1', new Date(Date.now() - 6 * 60 * 1000));
    expect(() => stage.payments.readEvent(old.body, old.signature)).toThrow(/signature/);
    expect(() => stage.payments.readEvent(body, 'nonsense')).toThrow(/signature/);
    expect(stage.payments.provider).toBe(name);
  });
});
