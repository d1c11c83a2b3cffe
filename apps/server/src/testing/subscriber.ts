import type { Answer, ApiClient } from './api-clients.ts';

export const PAYS = '4242 4242 4242 4242';
export const PAYS_ONCE = '4000 0000 0000 0341';

export type CurrentAnswer = {
  subscription: {
    plan: string;
    status: string;
    current_period_start: string | null;
    current_period_end: string | null;
    cancel_at_period_end: boolean;
    grace_ends_at: string | null;
    trial_end: string | null;
    trial_available: boolean;
    credit: number;
    card: { brand: string; last4: string } | null;
  };
};
export type CreatedAnswer = {
  clientSecret: string;
  subscriptionId: string;
  intent: string;
  provider: string;
};
export type ConfirmAnswer = { status: string; error?: string };
export type HistoryAnswer = {
  history: { id: string; amount: number; credit: number; status: string; currency: string }[];
  pagination: { total: number };
};

/** A member who comes in by this client. */
export type Subscriber = { id: string; email: string; token: string; ask: Ask };
type Ask = <Data>(name: string, input?: object) => Promise<Answer<Data>>;
let count = 0;

export async function joinBy(call: ApiClient): Promise<Subscriber> {
  const person = {
    email: `payer${++count}-${process.pid}@example.org`,
    name: 'Payer',
    password: 'paper and ink',
  };
  type Joined = { user: { id: string }; session: { access_token: string } };
  const { body } = await call<Joined>('auth.register', person);
  const token = body.session.access_token;
  return { id: body.user.id, email: person.email, token, ask: (name, input) => call(name, input, token) };
}

export async function subscribe({ ask }: Subscriber, plan: string, cardNumber = PAYS) {
  const { body } = await ask<CreatedAnswer>('subscriptions.create', { plan });
  const confirmed = await ask<ConfirmAnswer>('subscriptions.confirmInSandbox', {
    clientSecret: body.clientSecret,
    cardNumber,
  });
  return { ...body, confirmed: confirmed.body };
}

export async function currentOf({ ask }: Subscriber) {
  return (await ask<CurrentAnswer>('subscriptions.current')).body.subscription;
}

export async function historyOf({ ask }: Subscriber) {
  return (await ask<HistoryAnswer>('subscriptions.billingHistory', {})).body.history;
}

/** A second subscription of the same member is paid at once: the trial is for the first. */
export async function subscribeWithoutTrial(member: Subscriber, plan: string, cardNumber = PAYS) {
  await subscribe(member, plan);
  await member.ask('subscriptions.cancel', { immediate: true });
  return subscribe(member, plan, cardNumber);
}
