import type { AdminUser } from '@sheaf/api/features/admin/admin.schema.ts';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { useSendsMail } from '../../lib/instance/use-instance.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import type { UserActions } from './use-user-actions.ts';
import { userMessages } from './user.messages.ts';

interface ResetDialogProps {
  user: AdminUser;
  actions: UserActions;
  onClose: () => void;
  onLink: (link: string) => void;
}

export function ResetDialog({ user, actions: { reset }, onClose, onLink }: ResetDialogProps) {
  const t = useMessages(userMessages);
  const sendsMail = useSendsMail();
  const [byLink, setByLink] = useState(false);
  const confirm = () =>
    reset.mutate(
      { id: user.id, hand_over: byLink },
      {
        onSuccess: ({ link }) =>
          link ? onLink(link) : toast.success(t('resetDone', { address: user.email })),
        onSettled: onClose,
      },
    );
  return (
    <Dialog
      open
      onOpenChange={() => !reset.isPending && onClose()}
      title={t('resetTitle', { name: user.name })}
      description={t('resetText')}
      actions={
        <>
          <DialogClose asChild>
            <Button disabled={reset.isPending}>{t('cancel')}</Button>
          </DialogClose>
          <Button look="primary" busy={reset.isPending} onClick={confirm}>
            {t('reset')}
          </Button>
        </>
      }
    >
      <div className="px-6 pt-4 text-13">
        {sendsMail ? (
          <Checkbox label={t('byLink')} checked={byLink} onCheckedChange={(on) => setByLink(on === true)} />
        ) : (
          t('inviteNoMail')
        )}
      </div>
    </Dialog>
  );
}
