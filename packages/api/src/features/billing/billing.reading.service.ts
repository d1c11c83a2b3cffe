import { type BillingRecordRow, billingRecords, type SubscriptionRow, subscriptions } from '@sheaf/db';
import type { z } from 'zod';
import type { MemberContext } from '../../context.ts';
import { offsetOf, paginate } from '../../paging.schema.ts';
import { readInstanceSettings } from '../auth/auth.instance.service.ts';
import { readGrantPeriod, readUsage } from '../usage/usage.service.ts';
import type { BillingRecord, billingPageInput, Subscription, Usage } from './billing.schema.ts';
import { statusAt } from './entitlement.ts';
import { graceEnd } from './grace.ts';
import { requirePlans } from '../instance/instance.offer.ts';
import { hasTrial } from './trial.ts';

/** What the member has now, and where its subscription stands. One that runs is told where no plans are sold, too. */
export async function readCurrent(ctx: MemberContext): Promise<Subscription> {
  const { id } = ctx.member.user;
  if (!(await readRunning(ctx))) await requirePlans(ctx);
  const [{ plan, limits }, known, { trial_days }] = await Promise.all([
    readGrantPeriod(ctx.db, id),
    subscriptions.listSubscriptions(ctx.db, id),
    readInstanceSettings(ctx),
  ]);
  const begun = known.find(({ status, started_at }) => status !== 'incomplete' && started_at !== null);
  const status = begun ? statusAt(begun, new Date()) : 'active';
  const isOver = !begun || status === 'cancelled' || status === 'expired';
  // Over is over; a plan that was given since, or Free, is simply there.
  const said = isOver && plan !== 'free' ? 'active' : status;
  return {
    plan,
    status: said,
    current_period_start: isOver ? null : begun.current_period_start,
    current_period_end: isOver ? null : begun.current_period_end,
    cancel_at_period_end: !isOver && begun.cancel_at_period_end,
    trial_end: isOver ? null : begun.trial_end,
    grace_ends_at: status === 'past_due' && begun ? graceEnd(begun.past_due_since) : null,
    card: isOver ? null : cardOf(begun),
    credit: begun?.credit ?? 0,
    trial_available: trial_days > 0 && hasTrial(known),
    provider: ctx.payments.provider,
    planLimits: limits,
  };
}

/** Whether the member has a subscription that is not over. */
export async function readRunning({ db, member }: MemberContext): Promise<boolean> {
  const alive = await subscriptions.findAlive(db, member.user.id);
  return alive !== undefined && subscriptions.isRunning(alive);
}

function cardOf({ card_brand, card_last4 }: SubscriptionRow): Subscription['card'] {
  return card_brand && card_last4 ? { brand: card_brand, last4: card_last4 } : null;
}

export async function readUsageFigures(ctx: MemberContext): Promise<Usage> {
  const { id } = ctx.member.user;
  const { renewsAt, leftUntil } = await readGrantPeriod(ctx.db, id);
  const [files_processed, storage_used, ocr_pages, chat_messages, ai_operations, api_calls] =
    await Promise.all([
      readUsage(ctx.db, id, 'filesPerMonth'),
      readUsage(ctx.db, id, 'storageLimit'),
      readUsage(ctx.db, id, 'ocrPagesPerMonth'),
      readUsage(ctx.db, id, 'chatMessagesPerMonth'),
      readUsage(ctx.db, id, 'aiOperations'),
      readUsage(ctx.db, id, 'apiCalls'),
    ]);
  return {
    files_processed,
    storage_used,
    ocr_pages,
    chat_messages,
    ai_operations,
    api_calls,
    resets_at: renewsAt,
    left_until: leftUntil,
  };
}

export async function listBillingHistory(ctx: MemberContext, page: z.infer<typeof billingPageInput>) {
  const { id } = ctx.member.user;
  const [rows, total] = await Promise.all([
    billingRecords.listBillingRecords(ctx.db, id, { limit: page.limit, offset: offsetOf(page) }),
    billingRecords.countBillingRecords(ctx.db, id),
  ]);
  return { history: rows.map(presentRecord), pagination: paginate(page, total) };
}

function presentRecord(row: BillingRecordRow): BillingRecord {
  const { user_id: _, subscription_id: _subscription, provider_invoice_id: _invoice, ...record } = row;
  return record;
}
