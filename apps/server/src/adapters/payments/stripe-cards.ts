import type { Ordered } from '@sheaf/api/payments';
import type { Stripe } from 'stripe';
import { idOf } from './stripe-state.ts';

/** The note on a setup intent whose card is meant for this subscription, until it is charged. */
const NOTE = 'sheaf_subscription';
const LATEST = 100;

/** Asks for another card for a subscription that has begun. */
export async function beginCardChange(stripe: Stripe, id: string): Promise<Ordered> {
  const subscription = await stripe.subscriptions.retrieve(id);
  const customerId = idOf(subscription.customer);
  const { client_secret: clientSecret } = await stripe.setupIntents.create({
    customer: customerId,
    usage: 'off_session',
    metadata: { [NOTE]: id },
  });
  if (!clientSecret) throw new Error(`Stripe made nothing to confirm a card for ${id} with.`);
  return { customerId, subscriptionId: id, clientSecret, intent: 'setup' };
}

/**
 * Makes the card that was confirmed last the one that is charged. Each confirmed card is taken once: a late event does
 * not bring back a card that was replaced meanwhile.
 */
export async function takeConfirmedCard(stripe: Stripe, id: string): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(id);
  const customer = idOf(subscription.customer);
  const { data } = await stripe.setupIntents.list({ customer, limit: LATEST });
  const confirmed = data.filter(({ status, metadata }) => status === 'succeeded' && metadata?.[NOTE] === id);
  const method = confirmed.find(({ payment_method }) => payment_method)?.payment_method;
  if (!method) return;
  await stripe.subscriptions.update(id, { default_payment_method: idOf(method) });
  for (const one of confirmed) await stripe.setupIntents.update(one.id, { metadata: { [NOTE]: '' } });
}
