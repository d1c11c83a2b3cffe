import { plans } from '@sheaf/api/features/billing/plans.schema.ts';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toast } from '../../lib/page/toast.ts';
import { api } from '../../lib/api/trpc.ts';
import { formatDay } from '../../lib/messages/format-day.ts';
import { useAnswers } from '../../lib/messages/answer-messages.ts';
import { readMessages } from '../../lib/messages/messages.ts';
import { dialogMessages } from './dialogs.messages.ts';
import { refreshBilling } from './use-billing.ts';

/** Whoever comes back from their bank: the server says what came of it, and not the address. */
export default function PaymentReturn() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const say = useAnswers();
  useEffect(() => {
    const given = new URLSearchParams(search);
    const status = given.get('redirect_status');
    void (given.get('card') === 'changed' && status !== 'failed' ? reportCard(say) : reportResult(status));
    void navigate(pathname, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once, by the address that was opened
  }, []);
  return null;
}

/** The card that the bank confirmed is charged from now on. */
async function reportCard(say: ReturnType<typeof useAnswers>): Promise<void> {
  const answer = await api.subscriptions.keepCard.mutate().catch(() => null);
  if (!answer) return reportResult(null);
  void refreshBilling();
  toast.success(say(answer));
}

async function reportResult(redirectStatus: string | null): Promise<void> {
  const t = await readMessages(dialogMessages);
  // Where nothing is sold there is nothing to say.
  const answer = await api.subscriptions.current.query().catch(() => null);
  if (!answer) return;
  void refreshBilling();
  const {
    plan,
    trial_end: trialEnd,
    current_period_end: end,
    cancel_at_period_end: ends,
  } = answer.subscription;
  const isTrial = trialEnd !== null && Date.parse(trialEnd) > Date.now();
  if (redirectStatus === 'failed')
    toast.error(t('returned.failed'), { description: t('returned.failedText') });
  else if (plan === 'free') toast.info(t('returned.waiting'), { description: t('returned.waitingText') });
  else {
    const date = isTrial ? trialEnd : ends ? null : end;
    const description = date && t(isTrial ? 'returned.trial' : 'returned.next', { date: formatDay(date) });
    toast.success(t('returned.active', { plan: plans[plan].name }), { description });
  }
}
