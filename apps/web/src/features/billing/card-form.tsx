import type { Created } from '@sheaf/api/features/billing/billing.schema.ts';
import { lazy, Suspense } from 'react';
import { SkeletonFields, Waiting } from '../../components/skeleton.tsx';
import { SandboxForm } from './sandbox-form.tsx';

/** Loaded only where Stripe is set up. */
const StripeForm = lazy(() => import('./stripe-form.tsx'));

/** Why a card that was taken here could not be charged afterwards; another object for each time. */
export type Refusal = { text: string };

export interface CardFormProps {
  submit: string;
  submitting: string;
  /** What a card that was taken is then used for is still under way. */
  busy?: boolean;
  refusal?: Refusal | null;
  /** Where the bank sends people back to, if it wants its own page. */
  returnTo?: string;
  onPaid: () => void;
  onRefused: (reason: string) => void;
}

/** The form of the provider that was asked: Stripe's own, or the sandbox's. */
export function CardForm({ order, ...rest }: CardFormProps & { order: Created }) {
  const { clientSecret, publishableKey, intent } = order;
  const form = { ...rest, clientSecret: clientSecret ?? '' };
  if (!publishableKey) return <SandboxForm {...form} />;
  const waiting = (
    <Waiting>
      <SkeletonFields />
    </Waiting>
  );
  return (
    <Suspense fallback={waiting}>
      <StripeForm key={clientSecret} {...form} publishableKey={publishableKey} intent={intent ?? 'payment'} />
    </Suspense>
  );
}
