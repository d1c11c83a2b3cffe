import { webhookDeliveries, webhooks } from '@sheaf/db';
import type { z } from 'zod';
import type { AppContext } from '../../context.ts';
import type { HookAnswer } from '../../ports.ts';
import { presentMessage } from './webhooks.presenter.ts';
import { type deliverPayload, enqueueDelivery } from './webhooks.queue.ts';
import { DELIVERIES_KEPT } from './webhooks.schema.ts';

/** Between attempts: nine of them, over somewhat less than a day. */
const RETRY_SECONDS = [15, 60, 300, 1800, 7200, 18_000, 28_800, 28_800];
/** An address that has failed so often in a row is asked no more than once in that time. */
const REST = { after: 3, seconds: 60 };
/** An address that fails this often in a row, and for a day, is switched off. */
const MOST_FAILURES = 20;
const LONGEST_FAILING_SECONDS = 24 * 60 * 60;

/** One attempt. Whatever becomes of it is written down with the job of the next: neither can be without the other. */
export async function deliver(ctx: AppContext, job: z.infer<typeof deliverPayload>): Promise<void> {
  const { userId, deliveryId, attempt, byHand } = job;
  const delivery = await webhookDeliveries.findDelivery(ctx.db, deliveryId);
  if (!delivery || delivery.state !== 'waiting' || delivery.attempts !== attempt) return;
  const afterSeconds = delivery.rest_seconds;
  if (afterSeconds > 0 && !byHand) {
    return ctx.db.transaction().execute(async (trx) => {
      const row = await webhookDeliveries.postpone(trx, deliveryId, attempt, afterSeconds);
      if (row) await enqueueDelivery(ctx, trx, userId, row, { afterSeconds });
    });
  }
  const answer = delivery.off_since ? refusal('off') : await send(ctx, delivery);
  const isTaken = answer.code !== null && answer.code >= 200 && answer.code < 300;
  const retrySeconds = isTaken || delivery.off_since ? undefined : RETRY_SECONDS[attempt];
  await ctx.db.transaction().execute(async (trx) => {
    const ended = await webhookDeliveries.endAttempt(trx, deliveryId, attempt, {
      state: isTaken ? 'delivered' : retrySeconds === undefined ? 'failed' : 'waiting',
      response_code: answer.code,
      duration_ms: answer.durationMs,
      error: answer.error,
      retrySeconds,
    });
    if (!ended) return;
    if (retrySeconds !== undefined) {
      await enqueueDelivery(ctx, trx, userId, ended, { afterSeconds: retrySeconds });
    }
    if (isTaken) await webhooks.markAnswered(trx, delivery.webhook_id);
    else if (!delivery.off_since) {
      const failed = await webhooks.markFailed(trx, delivery.webhook_id, REST);
      if (failed && failed.failures >= MOST_FAILURES && failed.seconds >= LONGEST_FAILING_SECONDS) {
        await webhooks.turnOff(trx, delivery.webhook_id, 'failures');
        await webhookDeliveries.giveUpWaiting(trx, delivery.webhook_id, 'off');
      }
    }
    await webhookDeliveries.pruneDeliveries(trx, delivery.webhook_id, DELIVERIES_KEPT);
  });
}

type Delivery = NonNullable<Awaited<ReturnType<typeof webhookDeliveries.findDelivery>>>;

async function send(ctx: AppContext, delivery: Delivery): Promise<HookAnswer> {
  const { url, id, event, sealed_secret } = delivery;
  const secret = ctx.vault.open(sealed_secret);
  // After a restore under another session secret.
  if (secret === null) return refusal('secret_lost');
  return ctx.hooks.send({ url, secret, id, event, body: presentMessage(delivery) });
}

function refusal(error: string): HookAnswer {
  return { code: null, error, durationMs: 0 };
}
