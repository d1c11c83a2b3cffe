import { AppError } from '@sheaf/api/errors';
import type { Payments } from '@sheaf/api/payments';
import { Stripe } from 'stripe';

/** The same calls, failing in our words: a card that is refused, and a provider that cannot be reached or is overloaded. */
export function withOurErrors(payments: Payments): Payments {
  const told =
    <Args extends unknown[], T>(call: (...args: Args) => Promise<T>) =>
    (...args: Args) =>
      call(...args).catch((error: unknown) => {
        throw presentFailure(error);
      });
  return {
    ...payments,
    subscribe: told(payments.subscribe),
    settle: told(payments.settle),
    change: told(payments.change),
    cancel: told(payments.cancel),
    read: told(payments.read),
  };
}

function presentFailure(error: unknown): unknown {
  const { StripeAPIError, StripeCardError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;
  if (error instanceof StripeCardError)
    return new AppError('payment_failed', error.message, undefined, error);
  const isAway = [StripeAPIError, StripeConnectionError, StripeRateLimitError].some(
    (kind) => error instanceof kind,
  );
  if (!isAway) return error;
  const sentence = 'The card provider does not answer. Nothing was changed; please try again in a moment.';
  return new AppError('unavailable', sentence, undefined, error);
}
