import type { Subscription } from '@sheaf/api/features/billing/billing.schema.ts';
import { type PlanId, plans } from '@sheaf/api/features/billing/plans.schema.ts';
import { Button } from '../../components/button.tsx';
import { formatDate } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { CreditKept } from './credit-kept.tsx';
import { dialogMessages } from './dialogs.messages.ts';
import { showPrice } from './money.ts';

/** The button that was pressed is hidden. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

interface PlanChangeProps {
  plan: PlanId;
  subscription: Subscription;
  busy: boolean;
  onBack: () => void;
  onChange: () => void;
}

/** What a change of plan means, before a member who pays or was given a plan makes it. */
export function PlanChange({ plan, subscription, busy, onBack, onChange }: PlanChangeProps) {
  const t = useMessages(dialogMessages);
  const { name, price } = plans[plan];
  const parameters = { name, price: showPrice(price) };
  return (
    <section className="px-6 pt-2 pb-6">
      <h3 className="text-14 font-bold">{t('plan.changeTitle', parameters)}</h3>
      <p className="mt-1 text-13 text-ink-soft">
        <Meaning plan={plan} subscription={subscription} />
      </p>
      {plan === 'free' && <CreditKept subscription={subscription} />}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button ref={takeFocus} look="primary" busy={busy} onClick={onChange}>
          {t('plan.change', parameters)}
        </Button>
        <Button look="bare" disabled={busy} onClick={onBack}>
          {t('plan.back')}
        </Button>
      </div>
    </section>
  );
}

/** Free begins when what is paid for, or the trial, is over; at once where the plan was given; another paid plan begins now. */
function Meaning({ plan, subscription }: { plan: PlanId; subscription: Subscription }) {
  const t = useMessages(dialogMessages);
  const { planLimits, current_period_end, status } = subscription;
  const isTrial = status === 'trialing';
  if (plan !== 'free')
    return t(isTrial ? 'plan.changeInTrial' : 'plan.changeText', { price: showPrice(plans[plan].price) });
  if (current_period_end === null) return t('plan.giveUpText', { plan: planLimits.name });
  const day = formatDate(current_period_end);
  return t(isTrial ? 'cancel.trialEndText' : 'cancel.periodEndText', { plan: planLimits.name, day });
}
