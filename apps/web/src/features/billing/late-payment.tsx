import type { Subscription } from '@sheaf/api/features/billing/billing.schema.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Note } from '../../components/note.tsx';
import { formatDate } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { billingMessages } from './billing.messages.ts';

interface LatePaymentProps {
  subscription: Subscription;
  /** Where it can be settled on the spot; else the way leads to billing. */
  onPay?: () => void;
}

/** Nothing, unless a payment did not go through and the plan is about to end for it. */
export function LatePayment({ subscription, onPay }: LatePaymentProps) {
  const t = useMessages(billingMessages);
  const { status, planLimits, grace_ends_at } = subscription;
  if (status !== 'past_due' || !grace_ends_at) return null;
  const settle = onPay ? (
    <Button size="small" onClick={onPay}>
      {t('notices.pay')}
    </Button>
  ) : (
    <ButtonLink size="small" to="/billing">
      {t('notices.pay')}
    </ButtonLink>
  );
  return (
    <Note kind="bad" fact={t('notices.late')} action={settle}>
      {t('notices.lateText', { plan: planLimits.name, day: formatDate(grace_ends_at) })}
    </Note>
  );
}
