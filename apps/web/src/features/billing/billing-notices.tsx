import type { Subscription, Usage } from '@sheaf/api/features/billing/billing.schema.ts';
import { planWithMore, plans } from '@sheaf/api/features/billing/plans.schema.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { usedPercent } from '../../components/meter.tsx';
import { Note } from '../../components/note.tsx';
import { formatBytes, formatDate, formatNumber } from '../../lib/messages/format.ts';
import { formatDay } from '../../lib/messages/format-day.ts';
import { monthTurn } from '../../lib/messages/month-turn.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { billingMessages } from './billing.messages.ts';
import { LatePayment } from './late-payment.tsx';

interface BillingNoticesProps {
  subscription: Subscription;
  usage: Usage | undefined;
  onPay: () => void;
  onReactivate: () => void;
}

/** What asks for the member's attention, the most pressing first. */
export function BillingNotices({ subscription, usage, onPay, onReactivate }: BillingNoticesProps) {
  const t = useMessages(billingMessages);
  const { planLimits, cancel_at_period_end, current_period_end } = subscription;
  const isTrial = subscription.status === 'trialing';
  const isEnding = cancel_at_period_end && current_period_end !== null;
  return (
    <div className="mb-5 flex flex-col gap-3 empty:hidden">
      <LatePayment subscription={subscription} onPay={onPay} />
      {isEnding && (
        <Note
          kind="warn"
          fact={t('notices.ending')}
          action={
            <Button size="small" onClick={onReactivate}>
              {t('notices.keep')}
            </Button>
          }
        >
          {t(isTrial ? 'notices.trialEndingText' : 'notices.endingText', {
            plan: planLimits.name,
            day: formatDate(current_period_end),
          })}
        </Note>
      )}
      {usage && <NearLimit subscription={subscription} usage={usage} />}
    </div>
  );
}

/** The one limit that is nearest, once three quarters of it are used. */
function NearLimit({
  subscription: { plan, planLimits },
  usage,
}: {
  subscription: Subscription;
  usage: Usage;
}) {
  const t = useMessages(billingMessages);
  const number = (amount: number) => formatNumber(amount);
  const figures = [
    { metric: 'filesPerMonth', used: usage.files_processed, what: 'files', format: number },
    { metric: 'storageLimit', used: usage.storage_used, what: 'storage', format: formatBytes },
    { metric: 'ocrPagesPerMonth', used: usage.ocr_pages, what: 'ocrPages', format: number },
    {
      metric: 'chatMessagesPerMonth',
      used: usage.chat_messages,
      what: 'chatMessages',
      format: number,
    },
    { metric: 'aiOperations', used: usage.ai_operations, what: 'aiOperations', format: number },
    { metric: 'apiCalls', used: usage.api_calls, what: 'apiCalls', format: number },
  ] as const;
  const [nearest] = figures
    .map((figure) => ({ ...figure, percent: usedPercent(figure.used, planLimits[figure.metric]) }))
    .toSorted((one, other) => other.percent - one.percent);
  if (!nearest || nearest.percent < 75) return null;
  const { metric, used, what, format, percent } = nearest;
  const larger = planWithMore(plan, metric);
  const action = larger && (
    <ButtonLink size="small" to="/upgrade">
      {t('notices.more', { plan: plans[larger].name })}
    </ButtonLink>
  );
  const isStorage = metric === 'storageLimit';
  const turn = monthTurn(usage.resets_at, usage.left_until);
  return (
    <Note
      kind={percent >= 90 ? 'bad' : 'warn'}
      fact={t(`notices.near.${what}`, { used: format(used), limit: format(planLimits[metric]) })}
      action={action}
    >
      {isStorage
        ? t('notices.nearStorage')
        : t(turn.kind === 'ends' ? 'notices.nearEnds' : 'notices.nearText', { day: formatDay(turn.at) })}
    </Note>
  );
}
