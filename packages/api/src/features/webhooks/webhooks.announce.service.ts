import { type Db, type OperationRow, webhookDeliveries, webhooks } from '@sheaf/db';
import type { AppContext } from '../../context.ts';
import { readGrant } from '../usage/usage.service.ts';
import { enqueueDelivery } from './webhooks.queue.ts';
import type { WebhookEvent } from './webhooks.schema.ts';

/**
 * Queues deliveries to the member's addresses in the transaction that ends the work, so that exactly what is saved is
 * delivered. `data` has ids and numbers, never a name or contents of a document.
 */
export async function announce(
  ctx: AppContext,
  trx: Db,
  userId: string,
  message: { event: WebhookEvent; data: Record<string, unknown> },
): Promise<void> {
  const listening = await webhooks.listListening(trx, userId, message.event);
  if (!listening.length) return;
  const { limits } = await readGrant(trx, userId);
  if (!limits.features.includes('api_access')) return;
  for (const row of await webhookDeliveries.insertDeliveries(trx, listening, message)) {
    await enqueueDelivery(ctx, trx, userId, row);
  }
}

/** Work that the member stopped is not announced. */
export async function announceOperation(
  ctx: AppContext,
  trx: Db,
  { id, user_id, action, status, outputs, error, cost, file_id }: OperationRow,
): Promise<void> {
  if (status !== 'done' && status !== 'failed') return;
  const files = outputs.map((file) => ({ id: file.id, size: file.size }));
  const data = { operation_id: id, action, status, file_id, files, cost, error_code: error?.code ?? null };
  await announce(ctx, trx, user_id, { event: `operation.${status}`, data });
}
