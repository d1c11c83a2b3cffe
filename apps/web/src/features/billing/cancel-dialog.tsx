import {
  type cancelInput,
  cancelReasons,
  type Subscription,
} from '@sheaf/api/features/billing/billing.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import type { z } from 'zod';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { formatDate } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { useServerWords } from '../../lib/server-words/use-server-words.ts';
import { api } from '../../lib/trpc.ts';
import { dialogTexts } from './dialogs.texts.ts';
import { refreshBilling } from './use-billing.ts';
import { useSayFailed } from './use-say-failed.ts';

type Reason = (typeof cancelReasons)[number];
interface CancelDialogProps {
  subscription: Subscription;
  onClose: () => void;
}

/** Why, if one likes to say; then when. */
export function CancelDialog({ subscription, onClose }: CancelDialogProps) {
  const texts = useTexts(dialogTexts).cancel;
  const sayFailed = useSayFailed();
  const say = useServerWords();
  const [isChoosing, setChoosing] = useState(false);
  const [reason, setReason] = useState<Reason>();
  const [feedback, setFeedback] = useState('');
  // A late payment leaves no paid time that could be waited for.
  const canWait = subscription.status !== 'past_due';
  const [when, setWhen] = useState(canWait ? 'end' : 'now');
  const cancel = useMutation({
    mutationFn: (input: z.input<typeof cancelInput>) => api.subscriptions.cancel.mutate(input),
    async onSuccess({ message }) {
      toast.success(say(message));
      await refreshBilling();
      onClose();
    },
    onError: (error) => sayFailed(texts.failed, error),
  });
  const send = () => cancel.mutate({ immediate: when === 'now', reason, feedback: feedback || undefined });
  return (
    <Dialog
      open
      onOpenChange={() => !cancel.isPending && onClose()}
      title={isChoosing ? texts.whenTitle : texts.title}
      description={isChoosing ? undefined : texts.why}
      className="w-[480px]"
      actions={
        isChoosing ? (
          <>
            <Button disabled={cancel.isPending} onClick={() => setChoosing(false)}>
              {texts.back}
            </Button>
            <Button key="confirm" look="danger" busy={cancel.isPending} onClick={send}>
              {texts.confirm}
            </Button>
          </>
        ) : (
          <>
            <DialogClose asChild>
              <Button>{texts.keep}</Button>
            </DialogClose>
            <Button key="next" onClick={() => setChoosing(true)}>
              {texts.next}
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
            aria-label={texts.reasons}
            orientation="vertical"
            value={reason ?? ''}
            onValueChange={(value) => setReason(value as Reason)}
            options={cancelReasons.map((value) => ({ value, label: say(value) }))}
          />
          <label className="flex flex-col gap-1.5 text-13 font-strong">
            {texts.feedback}
            <textarea
              rows={3}
              maxLength={2000}
              placeholder={texts.feedbackPlaceholder}
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
  const texts = useTexts(dialogTexts).cancel;
  const { planLimits, current_period_end } = subscription;
  const end = current_period_end ? formatDate(current_period_end) : '';
  return (
    <div className="px-6 pt-4">
      <RadioGroup
        aria-label={texts.whenTitle}
        orientation="vertical"
        value={value}
        onValueChange={onChange}
        options={[
          ...(canWait ? [{ value: 'end', label: texts.periodEnd }] : []),
          { value: 'now', label: texts.immediate },
        ]}
      />
      <p className="mt-3 text-13 text-ink-soft">
        {value === 'end' ? texts.periodEndText(planLimits.name, end) : texts.immediateText}
      </p>
    </div>
  );
}

/** For a subscription that is ending already. */
export function ReactivateDialog({ subscription, onClose }: CancelDialogProps) {
  const texts = useTexts(dialogTexts).cancel;
  const reactivate = useReactivate(onClose);
  const { planLimits, current_period_end } = subscription;
  return (
    <Dialog
      open
      onOpenChange={() => !reactivate.isPending && onClose()}
      title={texts.scheduledTitle}
      description={texts.scheduledText(
        planLimits.name,
        current_period_end ? formatDate(current_period_end) : '',
      )}
      actions={
        <>
          <DialogClose asChild>
            <Button disabled={reactivate.isPending}>{texts.close}</Button>
          </DialogClose>
          <Button look="primary" busy={reactivate.isPending} onClick={() => reactivate.mutate()}>
            {texts.reactivate}
          </Button>
        </>
      }
    />
  );
}

export function useReactivate(onDone: () => void) {
  const texts = useTexts(dialogTexts).cancel;
  const sayFailed = useSayFailed();
  const say = useServerWords();
  return useMutation({
    mutationFn: () => api.subscriptions.reactivate.mutate(),
    async onSuccess({ message }) {
      toast.success(say(message));
      await refreshBilling();
      onDone();
    },
    onError: (error) => sayFailed(texts.reactivateFailed, error),
  });
}
