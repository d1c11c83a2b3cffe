import { AppError, type PlainReason } from '@sheaf/api/errors';
import type { Payments } from '@sheaf/api/payments';
import { Stripe } from 'stripe';

/** The same calls, failing in our words: a card that is refused, and a provider that cannot be reached or is overloaded. */
export function withOurErrors(payments: Payments): Payments {
  const withFailures =
    <Args extends unknown[], T>(call: (...args: Args) => Promise<T>) =>
    (...args: Args) =>
      call(...args).catch((error: unknown) => {
        throw presentFailure(error);
      });
  return {
    ...payments,
    subscribe: withFailures(payments.subscribe),
    settle: withFailures(payments.settle),
    change: withFailures(payments.change),
    preview: withFailures(payments.preview),
    changeCard: withFailures(payments.changeCard),
    keepCard: withFailures(payments.keepCard),
    cancel: withFailures(payments.cancel),
    read: withFailures(payments.read),
  };
}

/** Stripe's decline codes for which we have a more precise reason. */
const cardReasons: Record<string, PlainReason> = {
  expired_card: 'card_expired',
  insufficient_funds: 'card_funds_insufficient',
  incorrect_cvc: 'card_cvc_wrong',
  invalid_cvc: 'card_cvc_wrong',
  incorrect_number: 'card_number_wrong',
  invalid_number: 'card_number_wrong',
  authentication_required: 'card_unconfirmed',
};

function presentFailure(error: unknown): unknown {
  const { StripeAPIError, StripeCardError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;
  if (error instanceof StripeCardError)
    return new AppError(
      cardReasons[error.decline_code ?? ''] ?? cardReasons[error.code ?? ''] ?? 'card_declined',
      null,
      { cause: error },
    );
  const isAway = [StripeAPIError, StripeConnectionError, StripeRateLimitError].some(
    (kind) => error instanceof kind,
  );
  if (!isAway) return error;
  return new AppError('payments_unreachable', null, { cause: error });
}
