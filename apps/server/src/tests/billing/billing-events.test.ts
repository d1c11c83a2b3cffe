import { reconcile, receivePaymentEvent } from '@sheaf/api/features/billing/billing.sync.service.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxKey } from '../../adapters/payments/payments-sandbox.ts';
import type { Books } from '../../adapters/payments/sandbox-books.ts';
import { signBody } from '../../adapters/network/webhook-signature.ts';
import { restClient } from '../../testing/api-clients.ts';
import { rounds, seededRandom, shuffle } from '../../testing/soak.ts';
import {
  currentOf,
  historyOf,
  joinBy,
  PAYS,
  subscribeWithoutTrial,
  type Subscriber,
} from '../../testing/subscriber.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const SECRET = 'a secret of thirty-two characters';
let server: TestServer;
let count = 0;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off', SESSION_SECRET: SECRET });
});
afterAll(() => server.stop());

const story = [
  'customer.subscription.created',
  'invoice.paid',
  'customer.subscription.updated',
  'invoice.payment_failed',
  'customer.subscription.deleted',
  'charge.refunded',
];

function makeEvent(type: string, subscription: string | null, id = `evt_${++count}`) {
  return Buffer.from(JSON.stringify({ id, type, subscription }));
}

function deliver(body: Buffer, now = new Date()) {
  return receivePaymentEvent(server.ctx, { body, signature: signBody(sandboxKey(SECRET), body, now) });
}

async function post(body: Buffer, headers: Record<string, string>) {
  const init = { method: 'POST', body: new Uint8Array(body), headers };
  return (await fetch(`${server.url}/api/subscriptions/webhook`, init)).status;
}

async function orderOf(member: Subscriber) {
  await member.ask('subscriptions.create', { plan: 'pro' });
  const { db } = server.ctx;
  const found = await db
    .selectFrom('sandbox_subscriptions')
    .select(['id', 'state'])
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow();
  const setBooks = async (changes: Partial<Books>) => {
    const state = JSON.stringify({ ...found.state, ...changes });
    await db.updateTable('sandbox_subscriptions').set({ state }).where('id', '=', found.id).execute();
  };
  return { id: found.id, setBooks };
}

const start = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
const end = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
const invoice = (id: string, status: 'succeeded' | 'failed' | 'refunded' | 'cancelled') => ({
  id: `${id}_${status}`,
  number: null,
  paymentIntentId: `pi_${id}`,
  plan: 'pro' as const,
  amount: 100,
  credit: 0,
  currency: 'usd',
  status,
  periodStart: start,
  periodEnd: end,
  createdAt: start,
});

function permute<T>(list: T[]): T[][] {
  if (list.length < 2) return [list];
  return list.flatMap((one, index) => permute(list.toSpliced(index, 1)).map((rest) => [one, ...rest]));
}

test('events have the same outcome in whatever order they arrive', async () => {
  const { db } = server.ctx;
  const orders = shuffle(permute(story), seededRandom()).slice(0, rounds({ short: 96, long: 720 }));
  const deliverSome = async (mine: string[][]) => {
    const member = await joinBy(restClient(server.url));
    const { id, setBooks } = await orderOf(member);
    const invoices = [invoice(`${member.id}_1`, 'refunded'), invoice(`${member.id}_2`, 'cancelled')];
    const times = { currentPeriodStart: start, currentPeriodEnd: end };
    await setBooks({ status: 'cancelled', ...times, invoices });
    const fresh = await db
      .selectFrom('subscriptions')
      .selectAll()
      .where('user_id', '=', member.id)
      .executeTakeFirstOrThrow();
    const ends = new Set<string>();
    for (const order of mine) {
      await db.updateTable('subscriptions').set(fresh).where('id', '=', fresh.id).execute();
      await db.deleteFrom('billing_records').where('user_id', '=', member.id).execute();
      for (const type of order) await deliver(makeEvent(type, id));
      const row = await db
        .selectFrom('subscriptions')
        .selectAll()
        .where('id', '=', fresh.id)
        .executeTakeFirstOrThrow();
      const charges = await db
        .selectFrom('billing_records')
        .select(['status', 'amount'])
        .where('user_id', '=', member.id)
        .orderBy('provider_invoice_id')
        .execute();
      const user = await db
        .selectFrom('users')
        .select(['plan', 'plan_until'])
        .where('id', '=', member.id)
        .executeTakeFirstOrThrow();
      ends.add(
        JSON.stringify({
          ...row,
          id: 0,
          user_id: 0,
          provider_subscription_id: 0,
          updated_at: 0,
          provider_customer_id: 0,
          created_at: 0,
          charges,
          user,
        }),
      );
    }
    return [...ends];
  };
  const quarters = [0, 1, 2, 3].map((nth) => orders.filter((_, index) => index % 4 === nth));
  const ends = new Set((await Promise.all(quarters.map(deliverSome))).flat());
  expect([...ends].map((text) => JSON.parse(text) as object)).toMatchObject([
    {
      status: 'cancelled',
      user: { plan: 'free' },
      charges: [
        { status: 'refunded', amount: 100 },
        { status: 'cancelled', amount: 100 },
      ],
    },
  ]);
});

test('words that come late, while the story goes on, never bring back what was', async () => {
  const steps: Partial<Books>[] = [
    { status: 'active', currentPeriodStart: start, currentPeriodEnd: end },
    { status: 'past_due', currentPeriodStart: start, currentPeriodEnd: end, pastDueSince: start },
    { status: 'active', currentPeriodStart: start, currentPeriodEnd: end, cancelAtPeriodEnd: true },
    { status: 'cancelled', currentPeriodStart: start, currentPeriodEnd: end },
  ];
  const wanted = ['active', 'past_due', 'active', 'cancelled'];
  const plans = ['pro', 'pro', 'pro', 'free'];
  const member = await joinBy(restClient(server.url));
  const { id, setBooks } = await orderOf(member);
  const random = seededRandom();
  for (const [index, step] of steps.entries()) {
    await setBooks(step);
    for (const type of shuffle(story, random)) {
      await deliver(makeEvent(type, id));
      expect(await currentOf(member)).toMatchObject({ plan: plans[index], status: wanted[index] });
    }
  }
});

test('a word counts once, whole, signed and young; what is not known is acknowledged', async () => {
  const member = await joinBy(restClient(server.url));
  const { id, setBooks } = await orderOf(member);
  await setBooks({ status: 'active', currentPeriodStart: start, currentPeriodEnd: end });
  const body = makeEvent('invoice.paid', id);
  const key = sandboxKey(SECRET);
  const old = new Date(Date.now() - 6 * 60 * 1000);
  expect(await post(body, {})).toBe(400);
  expect(await post(body, { 'sheaf-signature': 'nonsense' })).toBe(400);
  expect(await post(body, { 'sheaf-signature': signBody('another', body) })).toBe(400);
  expect(await post(body, { 'sheaf-signature': signBody(key, body, old) })).toBe(400);
  const signature = signBody(key, body);
  const tampered = Buffer.from(body.toString().replace('paid', 'void'));
  expect(await post(tampered, { 'sheaf-signature': signature })).toBe(400);
  expect(await currentOf(member)).toMatchObject({ plan: 'free' });

  expect(await post(body, { 'sheaf-signature': signature, 'content-type': 'application/json' })).toBe(200);
  expect(await currentOf(member)).toMatchObject({ plan: 'pro', status: 'active' });
  await setBooks({ status: 'cancelled' });
  expect(await post(body, { 'sheaf-signature': signature })).toBe(200);
  expect(await currentOf(member)).toMatchObject({ plan: 'pro' });

  for (const stray of [makeEvent('coupon.created', null), makeEvent('invoice.paid', 'sub_of_nobody')]) {
    expect(await post(stray, { 'sheaf-signature': signBody(key, stray) })).toBe(200);
  }
});

test('an event that could not be processed is sent again, and processed then', async () => {
  const member = await joinBy(restClient(server.url));
  const { id, setBooks } = await orderOf(member);
  await setBooks({ status: 'active', currentPeriodStart: start, currentPeriodEnd: end });
  const body = makeEvent('invoice.paid', id);
  const headers = { 'sheaf-signature': signBody(sandboxKey(SECRET), body) };
  await server.ctx.db.schema.alterTable('sandbox_subscriptions').renameTo('books_away').execute();
  const failed = await post(body, headers);
  await server.ctx.db.schema.alterTable('books_away').renameTo('sandbox_subscriptions').execute();
  expect(failed).toBe(500);
  expect(await post(body, headers)).toBe(200);
  expect(await currentOf(member)).toMatchObject({ plan: 'pro' });
});

test('the nightly comparison finds lost events, page after page', async () => {
  const member = await joinBy(restClient(server.url));
  const { setBooks } = await orderOf(member);
  await setBooks({
    status: 'active',
    currentPeriodStart: start,
    currentPeriodEnd: end,
    invoices: [invoice(`${member.id}_n`, 'succeeded')],
  });
  expect(await currentOf(member)).toMatchObject({ plan: 'free' });
  expect(await reconcile(server.ctx)).toMatchObject({ failed: 0 });
  expect(await currentOf(member)).toMatchObject({ plan: 'pro', status: 'active' });
  expect(await historyOf(member)).toMatchObject([{ status: 'succeeded' }]);
});

test('an old subscription that is refunded takes nothing from the one that followed', async () => {
  const member = await joinBy(restClient(server.url));
  await subscribeWithoutTrial(member, 'premium', PAYS);
  const rows = await server.ctx.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', member.id)
    .orderBy('id')
    .execute();
  await deliver(makeEvent('customer.subscription.deleted', rows[0]!.provider_subscription_id));
  expect(await currentOf(member)).toMatchObject({ plan: 'premium', status: 'active' });
});
