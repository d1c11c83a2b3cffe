import { plans } from '@sheaf/api/features/billing/plans.schema.ts';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { formatDate } from '../../lib/messages/format.ts';
import { useTrialDays } from '../../lib/instance/use-instance.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { CardForm } from './card-form.tsx';
import { showPrice } from './money.ts';
import { dialogMessages } from './dialogs.messages.ts';
import { OrderSummary } from './order-summary.tsx';
import type { Order } from './use-choose-plan.ts';

interface PaymentStepProps {
  order: Order;
  /** What the member has to pay with before the card is charged, in minor units. */
  credit: number;
  onBack: () => void;
  onPaid: () => void;
  onRefused: (reason: string) => void;
}

export function PaymentStep({ order, credit, onBack, onPaid, onRefused }: PaymentStepProps) {
  const t = useMessages(dialogMessages);
  return (
    <div className="grid items-start gap-6 desktop:grid-cols-[1fr_300px]">
      <div>
        <CardForm
          order={order}
          submit={t('plan.complete')}
          submitting={t('plan.completing')}
          onPaid={onPaid}
          onRefused={onRefused}
        />
        <Button look="bare" className="mt-3" onClick={onBack}>
          {t('plan.back')}
        </Button>
      </div>
      <FirstPayment order={order} credit={credit} />
    </div>
  );
}

const DAY = 24 * 60 * 60 * 1000;

function FirstPayment({ order: { plan, intent }, credit }: Pick<PaymentStepProps, 'order' | 'credit'>) {
  const t = useMessages(dialogMessages);
  const { price } = plans[plan];
  const money = showPrice(price);
  const isTrial = intent === 'setup';
  const trialDays = useTrialDays();
  const [now] = useState(Date.now);
  const trialEnd = new Date(now + trialDays * DAY).toISOString();
  const total = isTrial ? 0 : price * 100;
  const fromCredit = Math.min(total, credit);
  return (
    <OrderSummary plan={plan} due={total - fromCredit} fromCredit={fromCredit}>
      {isTrial
        ? t('plan.afterTrial', { price: money, day: formatDate(trialEnd) })
        : t('plan.renews', { price: money })}
    </OrderSummary>
  );
}
