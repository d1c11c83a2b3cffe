import type { Subscription } from '@sheaf/api/features/billing/billing.schema.ts';
import { Check } from 'lucide-react';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { formatDate } from '../../lib/messages/format.ts';
import { useAuth } from '../../lib/session/auth.ts';
import { PaymentsNote } from '../../lib/instance/payments-note.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { nameBrand, showMoney, showPrice } from './money.ts';
import { billingMessages } from './billing.messages.ts';

interface CurrentPlanCardProps {
  subscription: Subscription;
  /** Absent where no plans are sold: there is none to change to, and none to go on with. */
  onChange?: () => void;
  onCard?: () => void;
  onCancel: () => void;
}

export function CurrentPlanCard({ subscription, onChange, onCard, onCancel }: CurrentPlanCardProps) {
  const t = useMessages(billingMessages);
  const { plan, planLimits, card, credit, current_period_end, cancel_at_period_end, status } = subscription;
  const isFree = plan === 'free';
  const isAdmin = useAuth().user?.role === 'admin';
  // Given by hand: nothing is paid for it.
  const isGiven = !isFree && current_period_end === null;
  const isPaidFor = !isFree && current_period_end !== null;
  // Nothing is ever paid for it.
  const isEndingTrial = cancel_at_period_end && status === 'trialing';
  const when = cancel_at_period_end
    ? t(isEndingTrial ? 'card.trialEndsUnpaid' : 'card.ends')
    : status === 'trialing'
      ? t('card.trialEnds')
      : t('card.next');
  return (
    <Card className="p-6">
      <div className="flex items-center justify-between">
        <h2 className="text-13 text-ink-soft">{t('card.title')}</h2>
        <StatusBadge subscription={subscription} />
      </div>
      <p className="flex items-baseline justify-between gap-3 font-serif font-medium tracking-[-0.015em]">
        <span className="text-40">{isAdmin && isFree ? t('card.noLimits') : planLimits.name}</span>
        <span className="text-20 tabular-nums">
          {isFree && !isAdmin && planLimits.name !== t('card.free') && t('card.free')}
          {!isFree && !isGiven && !isEndingTrial && (
            <>
              {showPrice(planLimits.price)}{' '}
              <span className="font-sans text-13 font-regular tracking-normal text-ink-soft">
                {t('card.perMonth')}
              </span>
            </>
          )}
        </span>
      </p>
      {isAdmin && <p className="mt-2 text-13 text-ink-soft">{t('card.administrator')}</p>}
      {isGiven && !isAdmin && <p className="mt-2 text-13 text-ink-soft">{t('card.given')}</p>}
      {!isGiven && !isEndingTrial && !isAdmin && <PaymentsNote price={planLimits.price} />}
      {!current_period_end && (
        <p className="mt-3 border-t border-line pt-2 text-13 text-ink-soft">{t('card.noCycle')}</p>
      )}
      <dl className="mt-3 border-t border-line empty:hidden">
        {current_period_end && (
          <div className="flex items-center justify-between gap-3 py-2 text-13">
            <dt className="text-ink-soft">{when}</dt>
            <dd className="font-bold tabular-nums">{formatDate(current_period_end)}</dd>
          </div>
        )}
        {card && (
          <div className="flex items-center justify-between gap-3 border-t border-line py-2 text-13">
            <dt className="text-ink-soft">{t('card.card')}</dt>
            <dd className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1 text-right font-bold tabular-nums">
              {t('card.ending', { brand: nameBrand(card.brand), last4: card.last4 })}
              {/* A payment that is late has a button of its own, which takes another card, too. */}
              {onCard && status !== 'past_due' && (
                <Button size="small" className="pointer-coarse:min-h-11" onClick={onCard}>
                  {t('card.changeCard')}
                </Button>
              )}
            </dd>
          </div>
        )}
        {credit > 0 && (
          <div className="flex items-start justify-between gap-3 border-t border-line py-2 text-13">
            <dt className="text-ink-soft">
              {t('card.credit')}
              <span className="block text-12 text-ink-faint">
                {t(isPaidFor && !cancel_at_period_end ? 'card.creditNote' : 'card.creditKept')}
              </span>
            </dt>
            <dd className="font-bold tabular-nums">{showMoney(credit, 'usd')}</dd>
          </div>
        )}
      </dl>
      <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
        {onChange && !(isAdmin && isFree) && (
          <Button look={isAdmin ? 'quiet' : 'primary'} onClick={onChange}>
            {isFree ? t('card.upgrade') : t('card.change')}
          </Button>
        )}
        {isPaidFor && (
          <Button look={onChange ? 'bare' : 'quiet'} onClick={onCancel}>
            {cancel_at_period_end && onChange ? t('card.manage') : t('card.cancel')}
          </Button>
        )}
      </div>
    </Card>
  );
}

function StatusBadge({
  subscription: { plan, status, cancel_at_period_end },
}: {
  subscription: Subscription;
}) {
  const t = useMessages(billingMessages);
  if (plan !== 'free' && cancel_at_period_end) return <Badge kind="warn">{t('card.status.ending')}</Badge>;
  if (status === 'active' || status === 'trialing')
    return (
      <Badge kind="ok" icon={<Check aria-hidden="true" />}>
        {t(`card.status.${status}`)}
      </Badge>
    );
  return <Badge kind={status === 'past_due' ? 'bad' : 'neutral'}>{t(`card.status.${status}`)}</Badge>;
}
