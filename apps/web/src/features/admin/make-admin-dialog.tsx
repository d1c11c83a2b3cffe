import type { AdminUser } from '@sheaf/api/features/admin/admin.schema.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { ConfirmOwnerDialog } from '../../lib/own-password/confirm-owner-dialog.tsx';
import type { UserActions } from './use-user-actions.ts';
import { userMessages } from './user.messages.ts';

interface MakeAdminDialogProps {
  user: AdminUser;
  actions: UserActions;
  onClose: () => void;
}

/** An administrator reaches every account: a session alone is not enough to make one. */
export function MakeAdminDialog({ user, actions: { makeAdmin }, onClose }: MakeAdminDialogProps) {
  const t = useMessages(userMessages);
  const close = () => {
    makeAdmin.reset();
    onClose();
  };
  return (
    <ConfirmOwnerDialog
      title={t('makeAdminTitle', { name: user.name })}
      text={t('makeAdminText')}
      action={t('makeAdmin')}
      isBusy={makeAdmin.isPending}
      error={makeAdmin.error}
      onConfirm={(password) =>
        makeAdmin.mutate({ id: user.id, role: 'admin', password }, { onSuccess: close })
      }
      onClose={() => !makeAdmin.isPending && close()}
    />
  );
}
