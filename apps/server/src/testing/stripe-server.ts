import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCardBox } from './stripe-cards.ts';
import { faultOf } from './stripe-rules.ts';

type Thing = { id: string; [field: string]: unknown };
type Subscription = Thing & {
  customer: string;
  status: string;
  pending_setup_intent: object | null;
  cancel_at_period_end: boolean;
  trial_end: number | null;
  items: { data: { id: string; price: Thing; current_period_start: number; current_period_end: number }[] };
};
type Invoice = Thing & { subscription: string; status: string; attempted: boolean; total: number };
type Reply = { status: number; body: object };

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>;
const ONE_THING = /^\/v1\/(subscriptions|setup_intents)\/(\w+)$/;
const MONTH = 30 * 24 * 60 * 60;
const now = () => Math.floor(Date.now() / 1000);

/** Speaks the part of Stripe's HTTP API that Sheaf uses, and refuses parameters that Stripe would not know. */
export async function startStripeServer(secretKey: string) {
  let count = 0;
  const newId = (kind: string) => `${kind}_${++count}`;
  const prices = new Map<string, Thing>();
  const subscriptions = new Map<string, Subscription>();
  const invoices: Invoice[] = [];
  const charges: (Thing & { customer: string; refunded: boolean })[] = [];
  const answers = new Map<string, { given: string; reply: Reply }>();
  const inProgress = new Set<string>();
  const calls: string[] = [];
  /** What each customer owes; below zero, what Stripe owes them. */
  const balances = new Map<string, number>();
  const cards = createCardBox(newId);
  let declines = false;
  let isAway = false;

  function addInvoice({ id, customer }: Subscription, total: number, isPaid: boolean): Invoice {
    const payment_intent = newId('pi');
    const balance = balances.get(customer) ?? 0;
    const amount_due = Math.max(0, total + balance);
    balances.set(customer, total + balance - amount_due);
    const invoice: Invoice = {
      id: newId('in'),
      object: 'invoice',
      number: `SHF-${count}`,
      customer,
      subscription: id,
      status: isPaid ? 'paid' : 'open',
      attempted: isPaid,
      total,
      amount_due,
      currency: 'usd',
      created: now(),
      confirmation_secret: { client_secret: `${payment_intent}_secret`, type: 'payment_intent' },
      payments: { object: 'list', data: [{ payment: { type: 'payment_intent', payment_intent } }] },
      lines: { object: 'list', data: [{ period: { start: now(), end: now() + MONTH } }] },
    };
    invoices.unshift(invoice);
    if (isPaid)
      charges.push({ id: newId('ch'), object: 'charge', customer, payment_intent, refunded: false });
    return invoice;
  }

  function subscribe(given: URLSearchParams): Subscription {
    const trial = Number(given.get('trial_period_days') ?? 0) * 86_400;
    const price = [...prices.values()].find(({ id }) => id === given.get('items[0][price]'))!;
    const id = newId('sub');
    const period = { current_period_start: now(), current_period_end: now() + (trial || MONTH) };
    const made: Subscription = {
      id,
      object: 'subscription',
      customer: given.get('customer')!,
      status: trial ? 'trialing' : 'incomplete',
      pending_setup_intent: trial ? { id: newId('seti'), client_secret: `${id}_setup_secret` } : null,
      cancel_at_period_end: false,
      trial_end: trial ? period.current_period_end : null,
      metadata: { sheaf_plan: given.get('metadata[sheaf_plan]') },
      items: { data: [{ id: newId('si'), price, ...period }] },
    };
    subscriptions.set(id, made);
    made.latest_invoice = addInvoice(made, trial ? 0 : Number(price.unit_amount), Boolean(trial));
    return made;
  }

  /** What another price costs for the time that is left, which is all of it here. */
  function preview(given: URLSearchParams): Reply {
    const found = subscriptions.get(given.get('subscription')!)!;
    const wanted = given.get('subscription_details[items][0][price]');
    const price = [...prices.values()].find(({ id }) => id === wanted)!;
    const total = Number(price.unit_amount) - Number(found.items.data[0]!.price.unit_amount);
    const amount_due = Math.max(0, total + (balances.get(found.customer) ?? 0));
    return ok({ object: 'invoice', total, amount_due, currency: 'usd' });
  }

  function change(found: Subscription, given: URLSearchParams): Reply {
    const price = [...prices.values()].find(({ id }) => id === given.get('items[0][price]'));
    const [item] = found.items.data;
    const card = cards.find(given.get('default_payment_method'));
    if (card) found.default_payment_method = card;
    if (price && item) {
      if (declines || cards.isRefused(found.default_payment_method))
        return fail(402, 'card_error', 'Your card was declined.');
      const difference = Number(price.unit_amount) - Number(item.price.unit_amount);
      if (found.status === 'active') addInvoice(found, difference, true);
      item.price = price;
    }
    if (given.has('cancel_at_period_end'))
      found.cancel_at_period_end = given.get('cancel_at_period_end') === 'true';
    return ok(found);
  }

  function answer(route: string, id: string | undefined, given: URLSearchParams): Reply {
    if (route === 'POST /v1/setup_intents/:id') return ok(cards.forget(id!)!);
    const found = id ? subscriptions.get(id) : undefined;
    if (id && !found) return fail(404, 'invalid_request_error', `No such subscription: '${id}'`);
    const listed = (data: object[]) => ok({ object: 'list', has_more: false, url: '/v1/list', data });
    if (route === 'POST /v1/customers') return ok({ id: newId('cus'), object: 'customer' });
    if (route === 'GET /v1/prices')
      return listed([prices.get(given.get('lookup_keys[0]')!)].filter((one) => !!one));
    if (route === 'POST /v1/prices') {
      const key = given.get('lookup_key')!;
      const price = { id: newId('price'), lookup_key: key, unit_amount: Number(given.get('unit_amount')) };
      prices.set(key, price);
      return ok(price);
    }
    if (route === 'POST /v1/subscriptions') return ok(subscribe(given));
    if (route === 'GET /v1/invoices')
      return listed(invoices.filter(({ subscription }) => subscription === given.get('subscription')));
    if (route === 'POST /v1/invoices/create_preview') return preview(given);
    if (route === 'POST /v1/setup_intents') return ok(cards.begin(given));
    if (route === 'GET /v1/setup_intents') return listed(cards.list(given.get('customer')));
    if (route === 'GET /v1/charges')
      return listed(charges.filter(({ customer }) => customer === given.get('customer')));
    if (route === 'POST /v1/subscriptions/:id') return change(found!, given);
    if (route === 'DELETE /v1/subscriptions/:id') found!.status = 'canceled';
    return ok(given.get('expand[2]') === 'customer' ? { ...found!, customer: customerOf(found!) } : found!);
  }

  const customerOf = ({ customer }: Subscription) => ({
    id: customer,
    object: 'customer',
    balance: balances.get(customer) ?? 0,
  });

  const server = createServer((req, res) => {
    if (isAway) return void req.socket.destroy();
    void (async () => {
      const url = new URL(req.url ?? '/', 'http://stripe');
      const [, kind, id] = ONE_THING.exec(url.pathname) ?? [];
      const route = `${req.method} ${id ? `/v1/${kind}/:id` : url.pathname}`;
      const body = await readBody(req);
      const given = req.method === 'GET' ? url.searchParams : new URLSearchParams(body);
      calls.push(route);
      const key = req.headers['idempotency-key'];
      const before = typeof key === 'string' && req.method === 'POST' ? answers.get(key) : undefined;
      if (typeof key === 'string' && inProgress.has(key)) {
        const busy = fail(409, 'idempotency_error', 'There is currently another in-progress request.');
        res.writeHead(busy.status, { 'content-type': 'application/json' }).end(JSON.stringify(busy.body));
        return;
      }
      const fault = faultOf(route, given);
      const reply =
        req.headers.authorization !== `Bearer ${secretKey}`
          ? fail(401, 'invalid_request_error', 'Invalid API Key provided')
          : fault
            ? fail(400, 'invalid_request_error', fault)
            : before && before.given !== body
              ? fail(
                  400,
                  'idempotency_error',
                  'Keys for idempotent requests can only be used with the same parameters.',
                )
              : (before?.reply ?? answer(route, id, given));
      if (typeof key === 'string') {
        inProgress.add(key);
        // As long as Stripe takes for it: others with this key are refused meanwhile.
        await new Promise((resolve) => setTimeout(resolve, 50));
        inProgress.delete(key);
        answers.set(key, { given: body, reply });
      }
      res.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const invoiceOf = (id: string) => invoices.find(({ subscription }) => subscription === id)!;
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    invoiceOf,
    subscription: (id: string) => subscriptions.get(id)!,
    countSubscriptions: () => subscriptions.size,
    /** What happens when a card was taken on the page. */
    pay(id: string, last4 = '4242') {
      const found = subscriptions.get(id)!;
      found.default_payment_method = cards.add(last4);
      if (found.pending_setup_intent) found.pending_setup_intent = null;
      else {
        const invoice = invoiceOf(id);
        Object.assign(invoice, { status: 'paid', attempted: true });
        charges.push({
          id: newId('ch'),
          customer: found.customer,
          payment_intent: intentOf(invoice),
          refunded: false,
        });
        found.status = 'active';
      }
    },
    /** What happens when another card was taken on the page, before Sheaf hears of it. */
    confirmCard: (clientSecret: string, last4: string) => cards.confirm(clientSecret, cards.add(last4)),
    failMonth(id: string) {
      const found = subscriptions.get(id)!;
      found.status = 'past_due';
      addInvoice(found, 100, false).attempted = true;
    },
    refund(id: string) {
      for (const charge of charges)
        if (charge.payment_intent === intentOf(invoiceOf(id))) charge.refunded = true;
    },
    declineFromNowOn(does = true) {
      declines = does;
    },
    /** Connections are cut before anything is read. */
    goAway(does = true) {
      isAway = does;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}

function intentOf({ payments }: Invoice): unknown {
  return (payments as { data: { payment: { payment_intent: string } }[] }).data[0]?.payment.payment_intent;
}

const ok = (body: object): Reply => ({ status: 200, body });
const fail = (status: number, type: string, message: string): Reply => ({
  status,
  body: { error: { type, message } },
});

async function readBody(req: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of req) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}
