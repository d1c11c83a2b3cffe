import { randomBytes } from 'node:crypto';
import { type Db, users, webhookDeliveries, webhooks } from '@sheaf/db';
import type { z } from 'zod';
import type { MemberContext } from '../../context.ts';
import { AppError, refuseField } from '../../errors.ts';
import { rateLimits } from '../../rate-limits.ts';
import { requireFeatures } from '../usage/usage.features.ts';
import { enqueueDelivery } from './webhooks.queue.ts';
import { presentDelivery } from './webhooks.presenter.ts';
import {
  type createWebhookInput,
  DELIVERIES_KEPT,
  type Delivery,
  type deliveryIdInput,
  MAX_WEBHOOKS,
  type updateWebhookInput,
  type Webhook,
} from './webhooks.schema.ts';

export function listWebhooks(ctx: MemberContext): Promise<Webhook[]> {
  return webhooks.listWebhooks(ctx.db, ctx.member.user.id);
}

/** The only response that contains the secret. */
export async function addWebhook(
  ctx: MemberContext,
  { url, events }: z.infer<typeof createWebhookInput>,
): Promise<{ secret: string; webhook: Webhook }> {
  const user_id = ctx.member.user.id;
  await requireFeatures(ctx, ['api_access']);
  refuseAddress(ctx, url);
  const secret = `whsec_${randomBytes(24).toString('base64url')}`;
  return ctx.db.transaction().execute(async (trx) => {
    // Two at once must not pass the number together.
    await users.lockUser(trx, user_id);
    if ((await webhooks.listWebhooks(trx, user_id)).length >= MAX_WEBHOOKS) {
      throw new AppError('webhooks_full', { limit: MAX_WEBHOOKS });
    }
    const row = { user_id, url, events, sealed_secret: ctx.vault.seal(secret) };
    return { secret, webhook: await webhooks.insertWebhook(trx, row) };
  });
}

export async function changeWebhook(
  ctx: MemberContext,
  { id, active, ...changes }: z.infer<typeof updateWebhookInput>,
): Promise<Webhook> {
  const userId = ctx.member.user.id;
  await findWebhook(ctx, ctx.db, id);
  if (active) await requireFeatures(ctx, ['api_access']);
  if (changes.url !== undefined) refuseAddress(ctx, changes.url);
  return ctx.db.transaction().execute(async (trx) => {
    await webhooks.updateWebhook(trx, userId, id, changes);
    if (active === true) await webhooks.turnOn(trx, id);
    if (active === false) {
      await webhooks.turnOff(trx, id, 'member');
      await webhookDeliveries.giveUpWaiting(trx, id, 'off');
    }
    return findWebhook(ctx, trx, id);
  });
}

export async function removeWebhook(ctx: MemberContext, id: string): Promise<void> {
  const found = await webhooks.deleteWebhook(ctx.db, ctx.member.user.id, id);
  if (!found) throw noSuchWebhook();
}

export async function listDeliveries(ctx: MemberContext, id: string): Promise<Delivery[]> {
  await findWebhook(ctx, ctx.db, id);
  return (await webhookDeliveries.listDeliveries(ctx.db, id, DELIVERIES_KEPT)).map(presentDelivery);
}

export async function sendTest(ctx: MemberContext, id: string): Promise<Delivery> {
  await countByHand(ctx, id);
  return ctx.db.transaction().execute(async (trx) => {
    const message = { event: 'test', data: { webhook_id: id } };
    const [row] = await webhookDeliveries.insertDeliveries(trx, [id], message);
    await enqueueDelivery(ctx, trx, ctx.member.user.id, row!, { byHand: true });
    return presentDelivery(row!);
  });
}

/** Tries a waiting delivery now; the planned attempt then finds it done. */
export async function redeliver(
  ctx: MemberContext,
  { id, deliveryId }: z.infer<typeof deliveryIdInput>,
): Promise<Delivery> {
  await countByHand(ctx, id);
  return ctx.db.transaction().execute(async (trx) => {
    const row = await webhookDeliveries.reopenDelivery(trx, id, deliveryId);
    if (!row) throw new AppError('delivery_missing');
    await enqueueDelivery(ctx, trx, ctx.member.user.id, row, { byHand: true });
    return presentDelivery(row);
  });
}

/** What a member asks for by hand is limited, and needs an address that is on. */
async function countByHand(ctx: MemberContext, id: string): Promise<void> {
  const webhook = await findWebhook(ctx, ctx.db, id);
  await requireFeatures(ctx, ['api_access']);
  if (webhook.off_since) throw new AppError('webhook_off');
  const { retryAfter } = await ctx.limiter.consume(rateLimits.webhookByAccount, ctx.member.user.id);
  if (retryAfter > 0) {
    throw new AppError('too_many_deliveries', null, { details: { retryAfter } });
  }
}

async function findWebhook(ctx: MemberContext, db: Db, id: string): Promise<Webhook> {
  const found = await webhooks.findWebhook(db, ctx.member.user.id, id);
  if (!found) throw noSuchWebhook();
  return found;
}

function refuseAddress(ctx: MemberContext, url: string): void {
  const reason = ctx.hooks.refuse(url, ctx.isLocal);
  if (reason) throw refuseField('url', reason);
}

function noSuchWebhook(): AppError {
  return new AppError('webhook_missing');
}
