import type { Created, Subscription } from '@sheaf/api/features/billing/billing.schema.ts';
import type { PlanId } from '@sheaf/api/features/billing/plans.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { toast } from '../../lib/page/toast.ts';
import { readApiError } from '../../lib/api/api-error.ts';
import { describeError, errorWords } from '../../lib/messages/describe-error.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useAnswers } from '../../lib/messages/answer-messages.ts';
import { api } from '../../lib/api/trpc.ts';
import { dialogMessages } from './dialogs.messages.ts';
import { refreshBilling } from './use-billing.ts';
import { useReportFailure } from './use-report-failure.ts';

export type Order = Created & { plan: PlanId };

interface ChoosePlan {
  subscription: Subscription;
  /** There is something to pay, or a card to give. */
  onOrder: (order: Order) => void;
  onDone: () => void;
  /** The card could not be charged for another plan; null when something else stood in the way. */
  onDeclined: (reason: string | null) => void;
}

export function paysFor({ current_period_end, status }: Subscription): boolean {
  return current_period_end !== null && status !== 'past_due';
}

/** Before something is charged, ends or is given up. A plan that was given cannot be ordered again. */
export function asksFirst(subscription: Subscription, wanted: PlanId): boolean {
  if (paysFor(subscription)) return true;
  return wanted === 'free' && subscription.plan !== 'free' && subscription.status !== 'past_due';
}

/** Paying members change their subscription; others order first. */
export function useChoosePlan({ subscription, onOrder, onDone, onDeclined }: ChoosePlan) {
  const t = useMessages(dialogMessages);
  const reportFailure = useReportFailure();
  const say = useAnswers();
  const errorTexts = useTranslated(errorWords);
  const isPaying = paysFor(subscription);
  return useMutation({
    async mutationFn(plan: PlanId) {
      if (isPaying) {
        toast.success(say(await api.subscriptions.changePlan.mutate({ plan })));
        return null;
      }
      const order = { ...(await api.subscriptions.create.mutate({ plan })), plan };
      if (order.clientSecret) return order;
      toast.success(t('plan.freeDone'));
      return null;
    },
    async onSuccess(order) {
      if (order) return onOrder(order);
      await refreshBilling();
      onDone();
    },
    onError(error, plan) {
      const refusal = readApiError(error);
      if (isPaying && refusal.code === 'payment_failed')
        return onDeclined(describeError(refusal, errorTexts));
      onDeclined(null);
      reportFailure(
        isPaying ? t('plan.updateFailed') : plan === 'free' ? t('plan.freeFailed') : t('plan.createFailed'),
        error,
      );
    },
  });
}
