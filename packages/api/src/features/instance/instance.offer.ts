import type { RequestContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { readInstanceSettings, sellsPlans } from '../auth/auth.instance.service.ts';
import { plansWith } from '../billing/plans.grants.ts';
import type { Plan } from '../billing/plans.schema.ts';

export const PAYMENT_OFFERS = ['stripe', 'sandbox', 'off'] as const;
export type PaymentOffer = (typeof PAYMENT_OFFERS)[number];

/**
 * What plans can be paid with here. The sandbox takes anybody's test card, so that outside of the machine itself it has to
 * be asked for by a setting.
 */
export async function readPaymentOffer(ctx: RequestContext): Promise<PaymentOffer> {
  const { payments, settings, isLocal } = ctx;
  if (!sellsPlans(await readInstanceSettings(ctx))) return 'off';
  if (payments.provider === 'stripe') return 'stripe';
  return isLocal || settings.sandboxPayments === 'public' ? 'sandbox' : 'off';
}

export async function requirePayments(ctx: RequestContext): Promise<void> {
  await requirePlans(ctx);
  if ((await readPaymentOffer(ctx)) !== 'off') return;
  throw new AppError('payments_off');
}

/** Where an instance sells nothing, and in a demo account, there is no plan to speak of. */
export async function requirePlans(ctx: RequestContext): Promise<void> {
  const isDemo = Boolean(ctx.member?.user.demo_until);
  if (isDemo || !sellsPlans(await readInstanceSettings(ctx))) throw new AppError('plans_off');
}

/** As this instance offers them; none where it sells nothing. */
export async function listPlans(ctx: RequestContext): Promise<Plan[]> {
  const settings = await readInstanceSettings(ctx);
  return sellsPlans(settings) ? Object.values(plansWith(settings.plan_limits)) : [];
}
