import { TRASH_DAYS } from '@sheaf/api/features/files/files.trash.schema.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { useMessages } from '../../lib/messages.ts';
import { filesMessages } from './files.messages.ts';

interface DeleteDialogProps {
  /** How many are meant; none while it is closed. */
  count: number;
  /** For good, out of the trash. */
  forever?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function DeleteDialog({ count, forever = false, onConfirm, onClose }: DeleteDialogProps) {
  const t = useMessages(filesMessages);
  return (
    <Dialog
      open={count > 0}
      onOpenChange={onClose}
      title={forever ? t('trash.confirm', { count }) : t('deleteTitle', { count })}
      description={forever ? t('trash.confirmText') : t('deleteText', { days: TRASH_DAYS })}
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
            {forever ? t('trash.forever') : t('remove')}
          </Button>
        </>
      }
    />
  );
}
