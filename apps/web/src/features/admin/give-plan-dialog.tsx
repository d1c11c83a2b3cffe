import { planIds, plans } from '@sheaf/api/features/billing/plans.schema.ts';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { Note } from '../../components/note.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import type { UserDialogProps } from './user-dialogs.tsx';
import { userMessages } from './user.messages.ts';

/** A plan by hand, or first the end of what is in its way. */
export function GivePlanDialog(props: UserDialogProps) {
  return props.user.subscribed ? <EndSubscription {...props} /> : <ChoosePlan {...props} />;
}

/** A subscription is told before the choice: no plan can be given beside it. */
function EndSubscription({ user, actions, onClose }: UserDialogProps) {
  const t = useMessages(userMessages);
  const { endSubscription: end } = actions;
  const plan = plans[user.plan ?? 'free'].name;
  return (
    <Dialog
      open
      onOpenChange={() => !end.isPending && onClose()}
      title={t('planTitle', { name: user.name })}
      description={t('subscribed', { name: user.name, plan })}
      actions={
        <>
          <DialogClose asChild>
            <Button disabled={end.isPending}>{t('cancel')}</Button>
          </DialogClose>
          <Button look="danger-fill" busy={end.isPending} onClick={() => end.mutate({ id: user.id })}>
            {t('endSubscription')}
          </Button>
        </>
      }
    >
      <div className="px-6 pt-4">
        <Note kind="warn" fact={t('endFact', { plan })}>
          {t('endText')}
        </Note>
      </div>
    </Dialog>
  );
}

function ChoosePlan({ user, actions, onClose }: UserDialogProps) {
  const t = useMessages(userMessages);
  const [plan, setPlan] = useState(user.plan);
  const { givePlan } = actions;
  return (
    <Dialog
      open
      onOpenChange={() => !givePlan.isPending && onClose()}
      title={t('planTitle', { name: user.name })}
      description={t('planText')}
      actions={
        <>
          <DialogClose asChild>
            <Button disabled={givePlan.isPending}>{t('cancel')}</Button>
          </DialogClose>
          <Button
            look="primary"
            busy={givePlan.isPending}
            disabled={plan === user.plan}
            onClick={() => plan && givePlan.mutate({ id: user.id, plan }, { onSettled: onClose })}
          >
            {t('planSave')}
          </Button>
        </>
      }
    >
      <div className="px-6 pt-4">
        <RadioGroup
          orientation="vertical"
          aria-label={t('planLabel')}
          value={plan ?? ''}
          onValueChange={(next) => setPlan(planIds.find((id) => id === next) ?? plan)}
          options={planIds.map((id) => ({ value: id, label: plans[id].name }))}
        />
      </div>
    </Dialog>
  );
}
