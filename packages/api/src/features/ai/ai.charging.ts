import type { ActingContext } from '../../context.ts';
import { type Cost, giveBackCost, takeCost } from '../usage/usage.costs.ts';

/** Refuses work that exceeds the member's limits. Charges nothing. */
export async function requireRoom(ctx: ActingContext, cost: Cost): Promise<void> {
  const userId = ctx.member.user.id;
  await ctx.db.transaction().execute(async (trx) => {
    await takeCost(trx, userId, cost);
    await giveBackCost(trx, userId, cost);
  });
}

export function costOfPages(pages: number): Cost {
  return pages ? { ocrPagesPerMonth: pages, aiOperations: pages } : {};
}
