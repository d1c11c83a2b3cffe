import type { Db } from '@sheaf/db';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';

export const DELIVER_QUEUE = 'webhooks.deliver';

/** `attempt` is the number of this attempt; one that was already made is not repeated. */
export const deliverPayload = z.object({
  userId: z.uuid(),
  deliveryId: z.uuid(),
  attempt: z.number().int(),
  byHand: z.boolean().default(false),
});

export function enqueueDelivery(
  ctx: AppContext,
  db: Db,
  userId: string,
  { id, attempts }: { id: string; attempts: number },
  { byHand = false, afterSeconds }: { byHand?: boolean; afterSeconds?: number } = {},
): Promise<void> {
  const payload = { userId, deliveryId: id, attempt: attempts, byHand };
  return ctx.jobs.enqueue(db, DELIVER_QUEUE, payload, afterSeconds);
}
