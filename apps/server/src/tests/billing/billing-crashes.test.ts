import type { Payments } from '@sheaf/api/payments';
import { reconcile } from '@sheaf/api/features/billing/billing.sync.service.ts';
import type { Db } from '@sheaf/db';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restClient } from '../../testing/api-clients.ts';
import { rounds, SEED } from '../../testing/soak.ts';
import { currentOf, historyOf, joinBy, PAYS, type Subscriber } from '../../testing/subscriber.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off', SHEAF_ROLE: 'web' });
});
afterAll(() => server.stop());

const METHODS = ['subscribe', 'settle', 'change', 'cancel', 'read'] as const;

/**
 * Runs `work` as in a process that dies at its step `at`: before a query, or before or after a call to the card provider.
 * From then on it reaches neither. True when it died, false when it had fewer steps.
 */
async function dieAt(at: number, work: () => Promise<unknown>): Promise<boolean> {
  let steps = 0;
  const step = () => {
    if (++steps >= at) throw new Error('this process is dead');
  };
  const { db, payments, cardDesk } = server.ctx;
  const dying: Parameters<Db['withPlugin']>[0] = {
    transformQuery({ node }) {
      step();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const watch =
    <Given extends unknown[], Answer>(call: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      step();
      const answer = await call(...given);
      step();
      return answer;
    };
  const watched = METHODS.map((name) => [
    name,
    watch(payments[name] as (...given: unknown[]) => Promise<unknown>),
  ]);
  Object.assign(server.ctx, {
    db: db.withPlugin(dying),
    payments: { ...payments, ...Object.fromEntries(watched) } as Payments,
    cardDesk: cardDesk && { ...cardDesk, confirm: watch(cardDesk.confirm) },
  });
  try {
    await work();
  } finally {
    Object.assign(server.ctx, { db, payments, cardDesk });
  }
  return steps >= at;
}

/** What the provider has: what is not over, and what was charged. */
async function providersBooks({ id }: Subscriber) {
  const rows = await server.ctx.db
    .selectFrom('sandbox_subscriptions')
    .select('state')
    .where('user_id', '=', id)
    .execute();
  const books = rows.map(
    ({ state }) => state as { plan: string; status: string; invoices: { status: string; amount: number }[] },
  );
  const paid = books.flatMap(({ invoices }) => invoices).filter(({ status }) => status === 'succeeded');
  return {
    alive: books.filter(({ status }) => status === 'trialing' || status === 'active'),
    charged: paid.reduce((sum, { amount }) => sum + amount, 0),
  };
}

async function expectAgreement(member: Subscriber, name: string, at: number): Promise<void> {
  const { alive, charged } = await providersBooks(member);
  const current = await currentOf(member);
  const told = (await historyOf(member)).filter(({ status }) => status === 'succeeded');
  const ours = { plan: current.plan, charged: told.reduce((sum, { amount }) => sum + amount, 0) };
  expect({ name, at, alive: alive.length, ...ours }).toEqual({
    name,
    at,
    alive: alive.length > 1 ? 'one at most' : alive.length,
    plan: alive[0]?.plan ?? 'free',
    charged,
  });
}

const pay = async ({ ask }: Subscriber, plan: string) => {
  const { body } = await ask<{ clientSecret: string }>('subscriptions.create', { plan });
  if (!body.clientSecret) return;
  await ask('subscriptions.confirmInSandbox', { clientSecret: body.clientSecret, cardNumber: PAYS });
};
const cancel = (member: Subscriber, immediate: boolean) => member.ask('subscriptions.cancel', { immediate });

type Path = {
  name: string;
  before(member: Subscriber): Promise<unknown>;
  work(member: Subscriber): Promise<unknown>;
  plan: string;
};
const withoutTrial = async (member: Subscriber, plan: string) => {
  await pay(member, 'pro');
  await cancel(member, true);
  await pay(member, plan);
};
const paths: Path[] = [
  { name: 'a trial', before: async () => {}, work: (member) => pay(member, 'pro'), plan: 'pro' },
  {
    name: 'a first month',
    before: async (member) => {
      await pay(member, 'pro');
      await cancel(member, true);
    },
    work: (member) => pay(member, 'premium'),
    plan: 'premium',
  },
  {
    name: 'an upgrade',
    before: (member) => withoutTrial(member, 'pro'),
    work: (member) => member.ask('subscriptions.changePlan', { plan: 'premium' }),
    plan: 'premium',
  },
  {
    name: 'a cancellation at once',
    before: (member) => withoutTrial(member, 'pro'),
    work: (member) => cancel(member, true),
    plan: 'free',
  },
];

test.each(paths)(
  '$name: a process killed at any step charges nobody twice and forgets nothing that was paid',
  async ({ name, before, work, plan }) => {
    // A short round takes every fourth step, which ones is up to the seed; a long one takes all.
    const stride = rounds({ short: 4, long: 1 });
    for (let at = 1 + (SEED % stride); ; at += stride) {
      const member = await joinBy(restClient(server.url));
      await before(member);
      const died = await dieAt(at, () => work(member));
      // What a later comparison with the provider finds, without another word from the member.
      expect(await reconcile(server.ctx)).toMatchObject({ failed: 0 });
      await expectAgreement(member, name, at);
      // And what becomes of it when the member asks again.
      await work(member);
      await expectAgreement(member, name, at);
      expect({ at, ...(await currentOf(member)) }).toMatchObject({ at, plan });
      if (!died) return;
    }
  },
  400_000,
);
