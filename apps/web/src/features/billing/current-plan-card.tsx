import type { Subscription } from '@sheaf/api/features/billing/billing.schema.ts';
import { Check } from 'lucide-react';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { formatDate } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { showPrice } from './money.ts';
import { billingTexts } from './billing.texts.ts';

interface CurrentPlanCardProps {
  subscription: Subscription;
  onChange: () => void;
  onCancel: () => void;
}

export function CurrentPlanCard({ subscription, onChange, onCancel }: CurrentPlanCardProps) {
  const texts = useTexts(billingTexts).card;
  const { plan, planLimits, card, current_period_end, cancel_at_period_end, status } = subscription;
  const isFree = plan === 'free';
  const isRunning = !isFree && current_period_end !== null;
  const when = cancel_at_period_end ? texts.ends : status === 'trialing' ? texts.trialEnds : texts.next;
  return (
    <Card className="p-6">
      <div className="flex items-center justify-between">
        <h2 className="text-13 text-ink-soft">{texts.title}</h2>
        <StatusBadge subscription={subscription} />
      </div>
      <p className="flex items-baseline justify-between gap-3 font-serif font-medium tracking-[-0.015em]">
        <span className="text-40">{planLimits.name}</span>
        <span className="text-20 tabular-nums">
          {isFree ? (
            texts.free
          ) : (
            <>
              {showPrice(planLimits.price)}{' '}
              <span className="font-sans text-13 font-regular tracking-normal text-ink-soft">
                {texts.perMonth}
              </span>
            </>
          )}
        </span>
      </p>
      <dl className="mt-3 border-t border-line">
        <div className="flex items-center justify-between gap-3 py-2 text-13">
          <dt className="text-ink-soft">{current_period_end ? when : texts.next}</dt>
          <dd className="font-bold tabular-nums">
            {current_period_end ? formatDate(current_period_end) : texts.noCycle}
          </dd>
        </div>
        {card && (
          <div className="flex items-center justify-between gap-3 border-t border-line py-2 text-13">
            <dt className="text-ink-soft">{texts.card}</dt>
            <dd className="font-bold tabular-nums">{texts.ending(nameBrand(card.brand), card.last4)}</dd>
          </div>
        )}
      </dl>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button look="primary" onClick={onChange}>
          {isFree ? texts.upgrade : texts.change}
        </Button>
        {isRunning && (
          <Button look="bare" onClick={onCancel}>
            {cancel_at_period_end ? texts.manage : texts.cancel}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Providers write them small: `visa`, `american_express`. */
function nameBrand(brand: string): string {
  return brand.replaceAll('_', ' ').replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());
}

function StatusBadge({
  subscription: { plan, status, cancel_at_period_end },
}: {
  subscription: Subscription;
}) {
  const texts = useTexts(billingTexts).card.status;
  if (plan !== 'free' && cancel_at_period_end) return <Badge kind="warn">{texts.ending}</Badge>;
  if (status === 'active' || status === 'trialing')
    return (
      <Badge kind="ok" icon={<Check aria-hidden="true" />}>
        {texts[status]}
      </Badge>
    );
  return <Badge kind={status === 'past_due' ? 'bad' : 'neutral'}>{texts[status]}</Badge>;
}
