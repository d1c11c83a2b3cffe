import { answerWith } from '../../answers.ts';
import type { PersonContext } from '../../context.ts';
import { requirePayments } from '../instance/instance.offer.ts';
import type { Created } from './billing.schema.ts';
import { answerOf, requireBegun, settle } from './billing.service.ts';
import { syncSubscription } from './billing.sync.service.ts';

type Answer = ReturnType<typeof answerWith>;

/** Begins to replace the card that is charged. A payment that is late is paid with the new card at once. */
export async function changeCard(ctx: PersonContext): Promise<Created> {
  await requirePayments(ctx);
  const current = await requireBegun(ctx);
  if (current.status === 'past_due') return settle(ctx, current);
  const { clientSecret, intent } = await ctx.payments.changeCard(current.provider_subscription_id);
  return { ...answerOf(ctx, current), clientSecret, intent };
}

/** Says which card is charged from now on. The provider decides: without a new card it is the one before. */
export async function keepCard(ctx: PersonContext): Promise<Answer> {
  await requirePayments(ctx);
  const current = await requireBegun(ctx);
  await ctx.payments.keepCard(current.provider_subscription_id);
  const { card_last4 } = await syncSubscription(ctx, current);
  return card_last4
    ? answerWith('outcomes.card_charged', { last4: card_last4 })
    : answerWith('outcomes.card_kept');
}
