import type { Db } from '../client.ts';
import type { BillingRecordRow, NewBillingRecord } from '../tables-billing.ts';

/** As the provider has it now, whether it was known before or not. */
export async function saveBillingRecord(db: Db, record: NewBillingRecord): Promise<void> {
  const {
    stripe_payment_intent_id,
    number,
    plan,
    amount,
    credit,
    currency,
    status,
    period_start,
    period_end,
  } = record;
  const changes = {
    stripe_payment_intent_id,
    number,
    plan,
    amount,
    credit,
    currency,
    status,
    period_start,
    period_end,
  };
  await db
    .insertInto('billing_records')
    .values(record)
    .onConflict((conflict) => conflict.column('provider_invoice_id').doUpdateSet(changes))
    .execute();
}

/** Newest first. */
export function listBillingRecords(
  db: Db,
  userId: string,
  page: { limit: number; offset: number },
): Promise<BillingRecordRow[]> {
  return db
    .selectFrom('billing_records')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countBillingRecords(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('billing_records')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function findBillingRecord(db: Db, userId: string, id: string): Promise<BillingRecordRow | undefined> {
  return db
    .selectFrom('billing_records')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}
