import { type Db, type OperationRow, operations } from '@sheaf/db';
import { type Cost, giveBackCost } from '../usage/usage.costs.ts';

/**
 * Reserved from the member's limits when the work begins, and returned if it does not complete. Pages of OCR are
 * charged one by one instead and stay charged, because their text is kept.
 */
const RESERVED: Record<string, Cost> = {
  'ask-library': { chatMessagesPerMonth: 1, aiOperations: 1 },
  chat: { chatMessagesPerMonth: 1, aiOperations: 1 },
  summarize: { aiOperations: 1 },
  translate: { aiOperations: 1 },
};

export function costToReserve(action: string): Cost {
  return RESERVED[action] ?? {};
}

/** Runs in the transaction that records the failure or the stop, and therefore once. */
export async function returnReserved(trx: Db, ended: OperationRow): Promise<OperationRow> {
  if (ended.status === 'done' || !(ended.action in RESERVED)) return ended;
  await giveBackCost(trx, ended.user_id, ended.cost, new Date(ended.created_at));
  await operations.setCost(trx, ended.user_id, ended.id, {});
  return { ...ended, cost: {} };
}

/** For work that came to its end and gave nothing that is paid for, with the transaction that ends it. */
export async function waiveReserved(trx: Db, userId: string, id: string): Promise<void> {
  const running = await operations.findOperation(trx, userId, id);
  if (!running) return;
  await giveBackCost(trx, userId, running.cost, new Date(running.created_at));
  await operations.setCost(trx, userId, id, {});
}
