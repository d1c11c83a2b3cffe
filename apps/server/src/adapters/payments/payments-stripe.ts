import { AppError } from '@sheaf/api/errors';
import type { Ordered, PaidPlanId, Payments } from '@sheaf/api/payments';
import { Stripe } from 'stripe';
import { beginCardChange, takeConfirmedCard } from './stripe-cards.ts';
import { withOurErrors } from './stripe-failures.ts';
import { createPriceBook } from './stripe-prices.ts';
import { idOf, presentPreview, presentState } from './stripe-state.ts';

const TOLERANCE_SECONDS = 300;
const TIMEOUT_MS = 15_000;
/** A second click finds the first in progress, which Stripe refuses; its library then asks again. */
const ORDER_RETRIES = 4;

export type StripeSettings = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Another address than Stripe's own, for tests. */
  apiBase?: string | undefined;
  automaticTax: boolean;
  /** What the instance is called when a product is made. */
  readName(): Promise<string>;
};

/** Stripe keeps customers, cards, subscriptions and invoices. What is here asks for them, and reads what has become of them. */
export function createStripePayments(settings: StripeSettings): Payments {
  const stripe = new Stripe(settings.secretKey, {
    telemetry: false,
    maxNetworkRetries: 1,
    timeout: TIMEOUT_MS,
    ...(settings.apiBase ? addressOf(settings.apiBase) : {}),
  });
  const prices = createPriceBook(stripe, settings.readName);
  const tax = settings.automaticTax ? { automatic_tax: { enabled: true } } : {};

  return withOurErrors({
    provider: 'stripe',
    publishableKey: settings.publishableKey,

    async subscribe({ userId, email, name, customerId, plan, trialDays, key }) {
      const metadata = { sheaf_user: userId };
      const customer =
        customerId ??
        (
          await stripe.customers.create(
            { email, name, metadata },
            { idempotencyKey: `${key}:customer:${email}`, maxNetworkRetries: ORDER_RETRIES },
          )
        ).id;
      const subscription = await stripe.subscriptions.create(
        {
          customer,
          items: [{ price: await prices.priceOf(plan) }],
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
          ...(trialDays
            ? {
                trial_period_days: trialDays,
                trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
              }
            : {}),
          ...tax,
          metadata: { ...metadata, sheaf_plan: plan },
          expand: ['latest_invoice.confirmation_secret', 'pending_setup_intent'],
        },
        { idempotencyKey: `${key}:${customer}`, maxNetworkRetries: ORDER_RETRIES },
      );
      return orderedOf(subscription);
    },

    async settle(id) {
      return orderedOf(
        await stripe.subscriptions.retrieve(id, {
          expand: ['latest_invoice.confirmation_secret', 'pending_setup_intent'],
        }),
      );
    },

    async change(id, change) {
      if ('cancelAtPeriodEnd' in change) {
        await stripe.subscriptions.update(id, { cancel_at_period_end: change.cancelAtPeriodEnd });
        return;
      }
      const [item] = (await stripe.subscriptions.retrieve(id)).items.data;
      await stripe.subscriptions.update(id, {
        items: [{ id: item?.id ?? '', price: await prices.priceOf(change.plan) }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
        metadata: { sheaf_plan: change.plan },
      });
    },

    async preview(id, plan) {
      const { customer, items } = await stripe.subscriptions.retrieve(id);
      return presentPreview(
        await stripe.invoices.createPreview({
          customer: idOf(customer),
          subscription: id,
          subscription_details: {
            items: [{ id: items.data[0]?.id ?? '', price: await prices.priceOf(plan) }],
            proration_behavior: 'always_invoice',
          },
          ...tax,
        }),
      );
    },

    changeCard: (id) => beginCardChange(stripe, id),
    keepCard: (id) => takeConfirmedCard(stripe, id),

    async cancel(id) {
      const { status } = await stripe.subscriptions.retrieve(id);
      if (status !== 'canceled' && status !== 'incomplete_expired') await stripe.subscriptions.cancel(id);
    },

    async read(id) {
      const subscription = await stripe.subscriptions.retrieve(id, {
        expand: ['default_payment_method', 'pending_setup_intent', 'customer'],
      });
      const customer = idOf(subscription.customer);
      const [invoices, charges] = await Promise.all([
        stripe.invoices
          .list({ subscription: id, limit: 100, expand: ['data.payments'] })
          .autoPagingToArray({ limit: 1000 }),
        stripe.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: 1000 }),
      ]);
      return presentState(subscription, invoices, charges, await planOf(subscription));
    },

    readEvent(body, signature) {
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          signature,
          settings.webhookSecret,
          TOLERANCE_SECONDS,
        );
        return { id: event.id, type: event.type, ...aboutOf(event.data.object) };
      } catch (error) {
        throw new AppError('signature_invalid', null, { cause: error });
      }
    },
  });

  /** The price decides, because it is what is paid; its note applies to earlier prices. */
  async function planOf({ items, metadata }: Stripe.Subscription): Promise<PaidPlanId> {
    const known = prices.planOf(items.data[0]?.price.lookup_key ?? null);
    return known ?? (metadata.sheaf_plan === 'premium' ? 'premium' : 'pro');
  }
}

function orderedOf(subscription: Stripe.Subscription): Ordered {
  const { id, customer, pending_setup_intent, latest_invoice } = subscription;
  const setup = typeof pending_setup_intent === 'object' ? pending_setup_intent?.client_secret : null;
  const invoice = typeof latest_invoice === 'object' ? latest_invoice : null;
  const payment = invoice?.confirmation_secret?.client_secret;
  const clientSecret = setup ?? payment;
  if (!clientSecret) throw new Error(`Stripe made ${id} without anything to confirm.`);
  return {
    customerId: idOf(customer),
    subscriptionId: id,
    clientSecret,
    intent: setup ? 'setup' : 'payment',
  };
}

/** Subscriptions name themselves, invoices theirs; charges and cards know only their customer. */
function aboutOf(thing: Stripe.Event.Data.Object) {
  const about = thing as { object?: string; id?: string; customer?: string | { id: string } | null };
  const customerId = about.customer ? idOf(about.customer) : null;
  if (about.object === 'subscription') return { subscriptionId: about.id ?? null, customerId };
  if (about.object !== 'invoice') return { subscriptionId: null, customerId };
  const parent = (thing as Stripe.Invoice).parent?.subscription_details?.subscription;
  return { subscriptionId: parent ? idOf(parent) : null, customerId };
}

function addressOf(base: string): Stripe.StripeConfig {
  const { protocol, hostname, port } = new URL(base);
  const isHttp = protocol === 'http:';
  return { host: hostname, port: port || (isHttp ? 80 : 443), protocol: isHttp ? 'http' : 'https' };
}
