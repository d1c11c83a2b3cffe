import type { z } from 'zod';
import type { AppContext, PersonContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { requirePayments } from '../instance/instance.offer.ts';
import type { confirmAnswer, confirmInput } from './billing.schema.ts';
import { receivePaymentEvent } from './billing.sync.service.ts';

/** Tries a card in the sandbox. Signed events report the outcome, as with a provider; this function grants nothing. */
export async function confirmInSandbox(
  ctx: PersonContext,
  { clientSecret, cardNumber, authenticate }: z.infer<typeof confirmInput>,
): Promise<z.infer<typeof confirmAnswer>> {
  await requirePayments(ctx);
  const card = { number: cardNumber, authenticate };
  const answer = await ctx.cardDesk?.confirm(ctx.member.user.id, clientSecret, card);
  if (!answer) throw new AppError('order_missing');
  const { deliveries, status, reason } = answer;
  for (const delivery of deliveries) await receivePaymentEvent(ctx, delivery);
  return reason ? { status, reason, error: new AppError(reason).message } : { status };
}

/** Trials end and months turn over in the sandbox too. */
export async function advanceSandbox(ctx: AppContext, now: Date): Promise<void> {
  const deliveries = (await ctx.cardDesk?.advance(now)) ?? [];
  for (const delivery of deliveries) await receivePaymentEvent(ctx, delivery);
}
