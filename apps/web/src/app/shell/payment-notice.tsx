import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useHasSubscription } from '../../lib/instance/use-has-subscription.ts';
import { useSells } from '../../lib/instance/use-instance.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { optional } from '../../lib/page/optional.ts';

const LatePayment = optional(async () => ({
  default: (await import('../../features/billing/late-payment.tsx')).LatePayment,
}));

const RunningNote = optional(async () => ({
  default: (await import('../../features/billing/running-note.tsx')).RunningNote,
}));

/** Shown on every page but the billing page. Its code is fetched only when there is something to show. */
export default function PaymentNotice() {
  const { pathname } = useLocation();
  const sells = useSells() === true;
  const { data } = useQuery(trpc.subscriptions.current.queryOptions(undefined, { enabled: sells }));
  const hasSubscription = useHasSubscription();
  if (pathname === '/billing') return null;
  if (hasSubscription)
    return (
      <Suspense fallback={null}>
        <div className="wrap pt-4">
          <RunningNote />
        </div>
      </Suspense>
    );
  if (data?.subscription.status !== 'past_due') return null;
  return (
    <Suspense fallback={null}>
      <div className="wrap pt-4">
        <LatePayment subscription={data.subscription} />
      </div>
    </Suspense>
  );
}
