import type { ColumnType, Generated, Selectable } from 'kysely';

type SetByDatabase = ColumnType<string, Date | string | undefined, Date | string>;
type TimeOrNull = ColumnType<string | null, Date | string | null | undefined, Date | string | null>;

/** An address that receives events of finished work. */
export type WebhooksTable = {
  id: Generated<string>;
  user_id: string;
  url: string;
  events: string[];
  /** What deliveries are signed with, encrypted with the instance's secret. */
  sealed_secret: string;
  /** Null while it is on. */
  off_since: TimeOrNull;
  off_reason: 'member' | 'failures' | null;
  /** In a row, and since when. */
  failures: Generated<number>;
  failing_since: TimeOrNull;
  /** An address that keeps failing is left alone for a while. */
  rests_until: TimeOrNull;
  created_at: SetByDatabase;
};

export type WebhookDeliveriesTable = {
  id: Generated<string>;
  webhook_id: string;
  event: string;
  /** Ids and numbers. */
  data: ColumnType<Record<string, unknown>, string, never>;
  state: Generated<'waiting' | 'delivered' | 'failed'>;
  attempts: Generated<number>;
  /** Of the last attempt, as are the ones below. */
  response_code: number | null;
  duration_ms: number | null;
  error: string | null;
  attempted_at: TimeOrNull;
  next_attempt_at: TimeOrNull;
  created_at: SetByDatabase;
};

export type WebhookTables = { webhooks: WebhooksTable; webhook_deliveries: WebhookDeliveriesTable };
export type WebhookDeliveryRow = Selectable<WebhookDeliveriesTable>;
