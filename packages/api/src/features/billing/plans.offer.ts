import type { RequestContext } from '../../context.ts';
import { AppError } from '../../errors.ts';

export const PAYMENT_OFFERS = ['stripe', 'sandbox', 'off'] as const;
export type PaymentOffer = (typeof PAYMENT_OFFERS)[number];

/**
 * What plans can be paid with here. The sandbox takes anybody's test card, so that outside of the machine itself it has to
 * be asked for by a setting.
 */
export function readPaymentOffer({ payments, settings, isLocal }: RequestContext): PaymentOffer {
  if (payments.provider === 'stripe') return 'stripe';
  return isLocal || settings.sandboxPayments === 'public' ? 'sandbox' : 'off';
}

export function requirePayments(ctx: RequestContext): void {
  if (readPaymentOffer(ctx) !== 'off') return;
  throw new AppError('payments_off');
}
