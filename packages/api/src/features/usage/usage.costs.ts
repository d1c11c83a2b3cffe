import type { Db } from '@sheaf/db';
import type { MeteredLimit } from '../billing/plans.schema.ts';
import { giveBackUsage, reserveUsage } from './usage.service.ts';

/** What a piece of work takes of the member's limits. */
export type Cost = Partial<Record<MeteredLimit, number>>;

/** All of it or, with the transaction that is refused, nothing. */
export async function takeCost(db: Db, userId: string, cost: Cost): Promise<void> {
  for (const [metric, amount] of listAmounts(cost)) await reserveUsage(db, userId, metric, amount);
}

/** To the month that it was taken from. */
export async function giveBackCost(db: Db, userId: string, cost: Cost, takenAt = new Date()): Promise<void> {
  for (const [metric, amount] of listAmounts(cost)) {
    await giveBackUsage(db, userId, metric, amount, takenAt);
  }
}

/** In a fixed order: two transactions that lock the same rows in different orders would deadlock. */
function listAmounts(cost: Cost): [MeteredLimit, number][] {
  const amounts = Object.entries(cost) as [MeteredLimit, number][];
  return amounts.filter(([, amount]) => amount > 0).toSorted(([one], [other]) => (one < other ? -1 : 1));
}
