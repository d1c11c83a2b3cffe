import type { AdminUser } from '@sheaf/api/features/admin/admin.schema.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import type { UserActions } from './use-user-actions.ts';
import { userMessages } from './user.messages.ts';

export interface UserDialogProps {
  user: AdminUser;
  actions: UserActions;
  onClose: () => void;
}

export function DisableUserDialog({ user, actions, onClose }: UserDialogProps) {
  const t = useMessages(userMessages);
  const { setDisabled } = actions;
  const confirm = () => setDisabled.mutate({ id: user.id, disabled: true }, { onSettled: onClose });
  return (
    <Dialog
      open
      onOpenChange={() => !setDisabled.isPending && onClose()}
      title={t('disableTitle', { name: user.name })}
      description={t('disableText')}
      actions={
        <>
          <DialogClose asChild>
            <Button disabled={setDisabled.isPending}>{t('cancel')}</Button>
          </DialogClose>
          <Button look="danger-fill" busy={setDisabled.isPending} onClick={confirm}>
            {t('disable')}
          </Button>
        </>
      }
    >
      <p className="px-6 pt-2 text-13 text-ink-soft">{user.email}</p>
    </Dialog>
  );
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
