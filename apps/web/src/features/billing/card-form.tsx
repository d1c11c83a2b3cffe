import type { Created } from '@sheaf/api/features/billing/billing.schema.ts';
import { lazy, Suspense } from 'react';
import { SkeletonFields, Waiting } from '../../components/skeleton.tsx';
import type { CardFormProps } from './card-form-props.ts';
import { SandboxForm } from './sandbox-form.tsx';

/** Loaded only where Stripe is set up. */
const StripeForm = lazy(() => import('./stripe-form.tsx'));

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
