import type { AdminUser } from '@sheaf/api/features/admin/admin.schema.ts';
import { type PlanId, planIdSchema, plans } from '@sheaf/api/features/billing/plans.schema.ts';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { useTexts } from '../../lib/texts.ts';
import type { UserActions } from './use-user-actions.ts';
import { userTexts } from './user.texts.ts';

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
  const texts = useTexts(userTexts);
  const { remove } = actions;
  const confirm = () =>
    remove.mutate({ id: user.id }, { onSuccess: () => onDeleted?.(), onSettled: onClose });
  return (
    <Dialog
      open
      onOpenChange={() => !remove.isPending && onClose()}
      title={texts.removeTitle(user.name)}
      description={texts.removeText}
      actions={
        <>
          <DialogClose asChild>
            <Button disabled={remove.isPending}>{texts.cancel}</Button>
          </DialogClose>
          <Button look="danger-fill" busy={remove.isPending} onClick={confirm}>
            {texts.remove}
          </Button>
        </>
      }
    >
      <p className="px-6 pt-2 text-13 text-ink-soft">
        {user.email}. {texts.removeMore}
      </p>
    </Dialog>
  );
}

export function GivePlanDialog({ user, actions, onClose }: UserDialogProps) {
  const texts = useTexts(userTexts);
  const [plan, setPlan] = useState<PlanId>(user.plan);
  const { givePlan } = actions;
  return (
    <Dialog
      open
      onOpenChange={() => !givePlan.isPending && onClose()}
      title={texts.planTitle(user.name)}
      description={texts.planText}
      actions={
        <>
          <DialogClose asChild>
            <Button disabled={givePlan.isPending}>{texts.cancel}</Button>
          </DialogClose>
          <Button
            look="primary"
            busy={givePlan.isPending}
            disabled={plan === user.plan}
            onClick={() => givePlan.mutate({ id: user.id, plan }, { onSettled: onClose })}
          >
            {texts.planSave}
          </Button>
        </>
      }
    >
      <div className="px-6 pt-4">
        <RadioGroup
          orientation="vertical"
          aria-label={texts.planLabel}
          value={plan}
          onValueChange={(next) => setPlan(planIdSchema.parse(next))}
          options={planIdSchema.options.map((id) => ({ value: id, label: plans[id].name }))}
        />
      </div>
    </Dialog>
  );
}
