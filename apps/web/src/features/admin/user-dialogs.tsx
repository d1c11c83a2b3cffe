import type { AdminUser } from '@sheaf/api/features/admin/admin.schema.ts';
import { planIds, plans } from '@sheaf/api/features/billing/plans.schema.ts';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import type { UserActions } from './use-user-actions.ts';
import { userMessages } from './user.messages.ts';

interface UserDialogProps {
  user: AdminUser;
  actions: UserActions;
  onClose: () => void;
}

export function DeleteUserDialog({
  user,
  actions,
  onClose,
  onDeleted,
}: UserDialogProps & { onDeleted?: (() => void) | undefined }) {
  const t = useMessages(userMessages);
  const { remove } = actions;
  const confirm = () =>
    remove.mutate({ id: user.id }, { onSuccess: () => onDeleted?.(), onSettled: onClose });
  return (
    <Dialog
      open
      onOpenChange={() => !remove.isPending && onClose()}
      title={t('removeTitle', { name: user.name })}
      description={t('removeText')}
      actions={
        <>
          <DialogClose asChild>
            <Button disabled={remove.isPending}>{t('cancel')}</Button>
          </DialogClose>
          <Button look="danger-fill" busy={remove.isPending} onClick={confirm}>
            {t('remove')}
          </Button>
        </>
      }
    >
      <p className="px-6 pt-2 text-13 text-ink-soft">
        {user.email}. {t('removeMore')}
      </p>
    </Dialog>
  );
}

export function GivePlanDialog({ user, actions, onClose }: UserDialogProps) {
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
