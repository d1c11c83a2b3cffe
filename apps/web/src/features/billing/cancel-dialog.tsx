import {
  type cancelInput,
  cancelReasons,
  type Subscription,
} from '@sheaf/api/features/billing/billing.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../lib/page/toast.ts';
import type { z } from 'zod';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { formatDate } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { cancelReasonOf, useAnswers } from '../../lib/messages/answer-messages.ts';
import { api } from '../../lib/api/trpc.ts';
import { CreditKept } from './credit-kept.tsx';
import { dialogMessages } from './dialogs.messages.ts';
import { refreshBilling } from './use-billing.ts';
import { useReportFailure } from './use-report-failure.ts';

type Reason = (typeof cancelReasons)[number];
interface CancelDialogProps {
  subscription: Subscription;
  onClose: () => void;
}

/** First the optional reason, then the date. */
export function CancelDialog({ subscription, onClose }: CancelDialogProps) {
  const t = useMessages(dialogMessages);
  const reportFailure = useReportFailure();
  const say = useAnswers();
  const [isChoosing, setChoosing] = useState(false);
  const [reason, setReason] = useState<Reason>();
  const [feedback, setFeedback] = useState('');
  // A late payment leaves no paid time that could be waited for.
  const canWait = subscription.status !== 'past_due';
  const [when, setWhen] = useState(canWait ? 'end' : 'now');
  const cancel = useMutation({
    mutationFn: (input: z.input<typeof cancelInput>) => api.subscriptions.cancel.mutate(input),
    async onSuccess(answer) {
      toast.success(say(answer));
      await refreshBilling();
      onClose();
    },
    onError: (error) => reportFailure(t('cancel.failed'), error),
  });
  const send = () => cancel.mutate({ immediate: when === 'now', reason, feedback: feedback || undefined });
  return (
    <Dialog
      open
      onOpenChange={() => !cancel.isPending && onClose()}
      title={isChoosing ? t('cancel.whenTitle') : t('cancel.title')}
      description={isChoosing ? undefined : t('cancel.why')}
      className="w-[480px]"
      actions={
        isChoosing ? (
          <>
            <Button disabled={cancel.isPending} onClick={() => setChoosing(false)}>
              {t('cancel.back')}
            </Button>
            <Button key="confirm" look="danger" busy={cancel.isPending} onClick={send}>
              {t('cancel.confirm')}
            </Button>
          </>
        ) : (
          <>
            <DialogClose asChild>
              <Button>{t('cancel.keep')}</Button>
            </DialogClose>
            <Button key="next" onClick={() => setChoosing(true)}>
              {t('cancel.next')}
            </Button>
          </>
        )
      }
    >
      {isChoosing ? (
        <WhenChoice subscription={subscription} canWait={canWait} value={when} onChange={setWhen} />
      ) : (
        <div className="flex flex-col gap-4 px-6 pt-4">
          <RadioGroup
            aria-label={t('cancel.reasons')}
            orientation="vertical"
            value={reason ?? ''}
            onValueChange={(value) => setReason(value as Reason)}
            options={cancelReasons.map((value) => ({
              value,
              label: say(cancelReasonOf(value)),
            }))}
          />
          <label className="flex flex-col gap-1.5 text-13 font-strong">
            {t('cancel.feedback')}
            <textarea
              rows={3}
              maxLength={2000}
              placeholder={t('cancel.feedbackPlaceholder')}
              value={feedback}
              onChange={(event) => setFeedback(event.target.value)}
              className="rounded-6 border border-edge bg-raised px-2.5 py-2 text-14 font-regular text-ink"
            />
          </label>
        </div>
      )}
    </Dialog>
  );
}

interface WhenChoiceProps {
  subscription: Subscription;
  canWait: boolean;
  value: string;
  onChange: (value: string) => void;
}

function WhenChoice({ subscription, canWait, value, onChange }: WhenChoiceProps) {
  const t = useMessages(dialogMessages);
  const { planLimits, current_period_end, status } = subscription;
  const parameters = {
    plan: planLimits.name,
    day: current_period_end ? formatDate(current_period_end) : '',
  };
  // Nothing was paid in a trial: there is no period, and nothing to refund.
  const isTrial = status === 'trialing';
  return (
    <div className="px-6 pt-4">
      <RadioGroup
        aria-label={t('cancel.whenTitle')}
        orientation="vertical"
        value={value}
        onValueChange={onChange}
        options={[
          ...(canWait ? [{ value: 'end', label: t(isTrial ? 'cancel.trialEnd' : 'cancel.periodEnd') }] : []),
          { value: 'now', label: t('cancel.immediate') },
        ]}
      />
      <p className="mt-3 text-13 text-ink-soft">
        {value === 'end'
          ? t(isTrial ? 'cancel.trialEndText' : 'cancel.periodEndText', parameters)
          : t(isTrial ? 'cancel.trialNowText' : 'cancel.immediateText')}
      </p>
      <CreditKept subscription={subscription} />
    </div>
  );
}

/** For a subscription that is ending already. */
export function ReactivateDialog({ subscription, onClose }: CancelDialogProps) {
  const t = useMessages(dialogMessages);
  const reactivate = useReactivate(onClose);
  const { planLimits, current_period_end, status } = subscription;
  const isTrial = status === 'trialing';
  return (
    <Dialog
      open
      onOpenChange={() => !reactivate.isPending && onClose()}
      title={t(isTrial ? 'cancel.trialScheduledTitle' : 'cancel.scheduledTitle')}
      description={t(isTrial ? 'cancel.trialScheduledText' : 'cancel.scheduledText', {
        plan: planLimits.name,
        day: current_period_end ? formatDate(current_period_end) : '',
      })}
      actions={
        <>
          <DialogClose asChild>
            <Button disabled={reactivate.isPending}>{t('cancel.close')}</Button>
          </DialogClose>
          <Button look="primary" busy={reactivate.isPending} onClick={() => reactivate.mutate()}>
            {t('cancel.reactivate')}
          </Button>
        </>
      }
    >
      <div className="px-6">
        <CreditKept subscription={subscription} />
      </div>
    </Dialog>
  );
}

export function useReactivate(onDone: () => void) {
  const t = useMessages(dialogMessages);
  const reportFailure = useReportFailure();
  const say = useAnswers();
  return useMutation({
    mutationFn: () => api.subscriptions.reactivate.mutate(),
    async onSuccess(answer) {
      toast.success(say(answer));
      await refreshBilling();
      onDone();
    },
    onError: (error) => reportFailure(t('cancel.reactivateFailed'), error),
  });
}
