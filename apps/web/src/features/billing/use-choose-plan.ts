import type { Created, Subscription } from '@sheaf/api/features/billing/billing.schema.ts';
import type { PlanId } from '@sheaf/api/features/billing/plans.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'sonner';
import { useTexts } from '../../lib/texts.ts';
import { useServerWords } from '../../lib/server-words/use-server-words.ts';
import { api } from '../../lib/trpc.ts';
import { dialogTexts } from './dialogs.texts.ts';
import { refreshBilling } from './use-billing.ts';
import { useSayFailed } from './use-say-failed.ts';

export type Order = Created & { plan: PlanId };

interface ChoosePlan {
  subscription: Subscription;
  /** There is something to pay, or a card to give. */
  onOrder: (order: Order) => void;
  onDone: () => void;
}

/** Whoever pays already changes what they pay for; whoever does not yet orders first. */
export function useChoosePlan({ subscription, onOrder, onDone }: ChoosePlan) {
  const texts = useTexts(dialogTexts).plan;
  const sayFailed = useSayFailed();
  const say = useServerWords();
  const isPaying = subscription.current_period_end !== null && subscription.status !== 'past_due';
  return useMutation({
    async mutationFn(plan: PlanId) {
      if (isPaying) {
        const { message } = await api.subscriptions.changePlan.mutate({ plan });
        toast.success(say(message));
        return null;
      }
      const order = { ...(await api.subscriptions.create.mutate({ plan })), plan };
      if (order.clientSecret) return order;
      toast.success(texts.freeDone);
      return null;
    },
    async onSuccess(order) {
      if (order) return onOrder(order);
      await refreshBilling();
      onDone();
    },
    onError(error, plan) {
      sayFailed(
        isPaying ? texts.updateFailed : plan === 'free' ? texts.freeFailed : texts.createFailed,
        error,
      );
    },
  });
}
