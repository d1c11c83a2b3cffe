import type { WebhookDeliveryRow } from '@sheaf/db';
import type { Delivery } from './webhooks.schema.ts';

export function presentDelivery(row: WebhookDeliveryRow): Delivery {
  const { id, event, data, state, attempts, response_code, duration_ms, error } = row;
  const { attempted_at, next_attempt_at, created_at } = row;
  const outcome = { state, attempts, response_code, duration_ms, error, attempted_at, next_attempt_at };
  return { id, event, data, ...outcome, created_at };
}

/** The body that is posted: the same bytes at every attempt. */
export function presentMessage({ id, event, created_at, data }: WebhookDeliveryRow): string {
  return JSON.stringify({ id, event, created_at, data });
}
