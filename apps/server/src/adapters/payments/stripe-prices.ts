import { plans } from '@sheaf/api/features/billing/plans.schema.ts';
import type { PaidPlanId } from '@sheaf/api/payments';
import type { Stripe } from 'stripe';

const CURRENCY = 'usd';
const paid: PaidPlanId[] = ['pro', 'premium'];

export type PriceBook = {
  /** Made at Stripe when it is asked for the first time. */
  priceOf(plan: PaidPlanId): Promise<string>;
  planOf(lookupKey: string | null): PaidPlanId | null;
};

/** The prices of our one table, at Stripe. A price that changes in the table is another price there. */
export function createPriceBook(stripe: Stripe, readName: () => Promise<string>): PriceBook {
  const known = new Map<PaidPlanId, string>();

  async function findOrMake(plan: PaidPlanId): Promise<string> {
    const key = lookupKey(plan);
    const [found] = (await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 })).data;
    if (found) return found.id;
    // Customers read it on their receipts. Later the operator renames it there.
    const name = `${await readName()} ${plans[plan].name}`;
    const made = await stripe.prices.create(
      {
        currency: CURRENCY,
        unit_amount: plans[plan].price * 100,
        recurring: { interval: 'month' },
        lookup_key: key,
        product_data: { name },
      },
      { idempotencyKey: `${key}:${name}` },
    );
    return made.id;
  }

  return {
    async priceOf(plan) {
      const id = known.get(plan) ?? (await findOrMake(plan));
      known.set(plan, id);
      return id;
    },
    planOf: (key) => paid.find((plan) => key?.startsWith(`sheaf_${plan}_`)) ?? null,
  };
}

function lookupKey(plan: PaidPlanId): string {
  return `sheaf_${plan}_${CURRENCY}_${plans[plan].price * 100}`;
}
