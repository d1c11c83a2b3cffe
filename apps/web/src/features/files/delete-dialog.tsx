import { Button } from '../../components/button.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { filesMessages } from './files.messages.ts';

interface DeleteDialogProps {
  /** How many are meant; none while it is closed. */
  count: number;
  onConfirm: () => void;
  onClose: () => void;
}

/** Out of the trash there is no way back, so this is asked; into it there is one. */
export function DeleteDialog({ count, onConfirm, onClose }: DeleteDialogProps) {
  const t = useMessages(filesMessages);
  return (
    <Dialog
      open={count > 0}
      onOpenChange={onClose}
      title={t('trash.confirm', { count })}
      description={t('trash.confirmText')}
      actions={
        <>
          <DialogClose asChild>
            <Button>{t('cancel')}</Button>
          </DialogClose>
          <Button
            look="danger-fill"
            onClick={() => {
              onConfirm();
              onClose();
            }}
          >
            {t('trash.forever')}
          </Button>
        </>
      }
    />
  );
}
