import type { Db } from '@sheaf/db';
import type { ActingContext } from '../../context.ts';
import type { MeteredLimit } from '../billing/plans.schema.ts';
import { giveBackUsage, reserveUsage } from '../usage/usage.service.ts';

export type Cost = Partial<Record<MeteredLimit, number>>;

/** Takes from the member's limits before the work, all of it or nothing, and gives it back when the work fails or is stopped. */
export async function withReserved<T>(ctx: ActingContext, cost: Cost, work: () => Promise<T>): Promise<T> {
  const userId = ctx.member.user.id;
  await ctx.db.transaction().execute(async (trx) => {
    for (const [metric, amount] of listCosts(cost)) await reserveUsage(trx, userId, metric, amount);
  });
  try {
    return await work();
  } catch (error) {
    await giveBack(ctx.db, userId, cost);
    throw error;
  }
}

/** With the transaction that says what the work took in the end. */
export async function giveBack(db: Db, userId: string, cost: Cost): Promise<void> {
  for (const [metric, amount] of listCosts(cost)) await giveBackUsage(db, userId, metric, amount);
}

function listCosts(cost: Cost): [MeteredLimit, number][] {
  return (Object.entries(cost) as [MeteredLimit, number][]).filter(([, amount]) => amount > 0);
}
