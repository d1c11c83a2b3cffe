import { AddressElement, Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js';
import type { CardFormProps } from './card-form-props.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Note } from '../../components/note.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { dialogMessages } from './dialogs.messages.ts';

type StripeFormProps = CardFormProps & {
  clientSecret: string;
  publishableKey: string;
  intent: 'payment' | 'setup';
};

/** Stripe's own form, in a frame of its own: the card's number never comes here. */
export default function StripeForm({ publishableKey, clientSecret, ...rest }: StripeFormProps) {
  const t = useMessages(dialogMessages);
  const script = useQuery({
    queryKey: ['stripe', publishableKey],
    queryFn: () => loadStripe(publishableKey),
    staleTime: Infinity,
    retry: false,
  });
  if (script.isError) {
    const again = (
      <Button size="small" busy={script.isFetching} onClick={() => void script.refetch()}>
        {t('sandbox.again')}
      </Button>
    );
    return (
      <Note kind="bad" fact={t('sandbox.notStarted')} action={again}>
        {t('sandbox.notStartedText')}
      </Note>
    );
  }
  const isDark = document.documentElement.classList.contains('dark');
  return (
    <Elements
      stripe={script.data ?? null}
      options={{ clientSecret, appearance: { theme: isDark ? 'night' : 'stripe' } }}
    >
      <CardFields {...rest} />
    </Elements>
  );
}

type CardFieldsProps = Omit<StripeFormProps, 'clientSecret' | 'publishableKey'>;

function CardFields({
  intent,
  submit,
  submitting,
  busy = false,
  refusal,
  returnTo = '/dashboard?payment=success',
  onPaid,
  onRefused,
}: CardFieldsProps) {
  const t = useMessages(dialogMessages);
  const stripe = useStripe();
  const elements = useElements();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(refusal?.text);
  const confirm = async () => {
    if (!stripe || !elements) return;
    // Where the bank wants its own page, it sends people back here; that alone grants nothing.
    const confirmParams = { return_url: `${window.location.origin}${returnTo}` };
    const { error } =
      intent === 'setup'
        ? await stripe.confirmSetup({ elements, confirmParams, redirect: 'if_required' })
        : await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' });
    if (!error) return onPaid();
    // What is typed stays where another try can succeed: Stripe's form marks the field, and this says why.
    const isOfCard = error.type === 'validation_error' || error.type === 'card_error';
    if (isOfCard) setProblem(error.message ?? t('sandbox.unexpected'));
    else onRefused(t('sandbox.unexpected'));
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    confirm()
      .catch(() => onRefused(t('sandbox.unexpected')))
      .finally(() => setBusy(false));
  };
  return (
    <form className="flex flex-col gap-4" onSubmit={send}>
      <PaymentElement options={{ paymentMethodOrder: ['card', 'apple_pay', 'google_pay'] }} />
      <AddressElement options={{ mode: 'billing' }} />
      {problem && (
        <p role="alert" className="text-13 text-danger-ink">
          {problem}
        </p>
      )}
      <Button type="submit" look="primary" size="large" wide busy={isBusy || busy} disabled={!stripe}>
        {isBusy || busy ? submitting : submit}
      </Button>
    </form>
  );
}
