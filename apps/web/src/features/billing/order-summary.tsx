import { type PlanId, plans } from '@sheaf/api/features/billing/plans.schema.ts';
import type { ReactNode } from 'react';
import { useMessages } from '../../lib/messages/messages.ts';
import { dialogMessages } from './dialogs.messages.ts';
import { showMoney, showPrice } from './money.ts';

interface OrderSummaryProps {
  plan: PlanId;
  /** What the card is charged now, in minor units. */
  due: number;
  /** What is paid from credit, in minor units. */
  fromCredit: number;
  /** What comes after it. */
  children?: ReactNode;
}

/** What a plan costs by the month, and what of it is due today. */
export function OrderSummary({ plan, due, fromCredit, children }: OrderSummaryProps) {
  const t = useMessages(dialogMessages);
  const { name, price } = plans[plan];
  return (
    <section
      aria-label={t('plan.summary')}
      className="rounded-10 border border-line bg-surface p-4 text-13 max-desktop:order-first"
    >
      <h3 className="mb-2 text-14 font-bold">{t('plan.summary')}</h3>
      <p className="flex justify-between gap-3 border-t border-line py-2">
        <span>{name}</span>
        <span className="tabular-nums">
          {showPrice(price)} <span className="text-ink-soft">{t('plan.perMonth')}</span>
        </span>
      </p>
      {fromCredit > 0 && (
        <p className="flex justify-between gap-3 border-t border-line py-2">
          <span>{t('plan.fromCredit')}</span>
          <span className="tabular-nums">{showMoney(fromCredit, 'usd')}</span>
        </p>
      )}
      <p className="flex items-baseline justify-between gap-3 border-t border-line py-2 font-bold">
        <span>{t('plan.today')}</span>
        <span className="font-serif text-20 font-medium tabular-nums">{showMoney(due, 'usd')}</span>
      </p>
      {children && <p className="text-12 text-ink-soft">{children}</p>}
    </section>
  );
}
