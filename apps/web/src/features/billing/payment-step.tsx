import { plans } from '@sheaf/api/features/billing/plans.schema.ts';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { SkeletonFields, Waiting } from '../../components/skeleton.tsx';
import { formatDate } from '../../lib/messages/format.ts';
import { useTrialDays } from '../../lib/instance/use-instance.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { showPrice } from './money.ts';
import { dialogMessages } from './dialogs.messages.ts';
import { SandboxForm } from './sandbox-form.tsx';
import type { Order } from './use-choose-plan.ts';

/** Loaded only where Stripe is set up. */
const StripeForm = lazy(() => import('./stripe-form.tsx'));

interface PaymentStepProps {
  order: Order;
  onBack: () => void;
  onPaid: () => void;
  onRefused: (reason: string) => void;
}

export function PaymentStep({ order, onBack, onPaid, onRefused }: PaymentStepProps) {
  const t = useMessages(dialogMessages);
  const form = {
    clientSecret: order.clientSecret ?? '',
    submit: t('plan.complete'),
    submitting: t('plan.completing'),
    onPaid,
    onRefused,
  };
  return (
    <div className="grid items-start gap-6 desktop:grid-cols-[1fr_300px]">
      <div>
        {order.publishableKey ? (
          <Suspense
            fallback={
              <Waiting>
                <SkeletonFields />
              </Waiting>
            }
          >
            <StripeForm {...form} publishableKey={order.publishableKey} intent={order.intent ?? 'payment'} />
          </Suspense>
        ) : (
          <SandboxForm {...form} />
        )}
        <Button look="bare" className="mt-3" onClick={onBack}>
          {t('plan.back')}
        </Button>
      </div>
      <OrderSummary order={order} />
    </div>
  );
}

const DAY = 24 * 60 * 60 * 1000;

function OrderSummary({ order: { plan, intent } }: { order: Order }) {
  const t = useMessages(dialogMessages);
  const { name, price } = plans[plan];
  const money = showPrice(price);
  const isTrial = intent === 'setup';
  const trialDays = useTrialDays();
  const [now] = useState(Date.now);
  const trialEnd = new Date(now + trialDays * DAY).toISOString();
  return (
    <section
      aria-label={t('plan.summary')}
      className="rounded-10 border border-line bg-surface p-4 text-13 max-desktop:order-first"
    >
      <h3 className="mb-2 text-14 font-bold">{t('plan.summary')}</h3>
      <p className="flex justify-between gap-3 border-t border-line py-2">
        <span>{name}</span>
        <span className="tabular-nums">
          {money} <span className="text-ink-soft">{t('plan.perMonth')}</span>
        </span>
      </p>
      <p className="flex items-baseline justify-between gap-3 border-t border-line py-2 font-bold">
        <span>{t('plan.today')}</span>
        <span className="font-serif text-20 font-medium tabular-nums">{isTrial ? showPrice(0) : money}</span>
      </p>
      <p className="text-12 text-ink-soft">
        {isTrial
          ? t('plan.afterTrial', { price: money, day: formatDate(trialEnd) })
          : t('plan.renews', { price: money })}
      </p>
    </section>
  );
}
