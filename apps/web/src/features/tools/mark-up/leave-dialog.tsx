import { Button } from '../../../components/button.tsx';
import { Dialog, DialogClose } from '../../../components/dialog.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { dropDraft } from './drafts.ts';
import { markUpMessages } from './mark-up.messages.ts';

interface LeaveDialogProps {
  fileId: string;
  unsaved: number;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks once what becomes of marks that are not saved. */
export function LeaveDialog({ fileId, unsaved, onLeave, onStay }: LeaveDialogProps) {
  const t = useMessages(markUpMessages);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title={t('leave.title')}
      description={t('leave.text', { count: unsaved })}
      actions={
        <>
          <Button
            look="bare"
            onClick={() => {
              dropDraft(fileId);
              onLeave();
            }}
          >
            {t('leave.discard')}
          </Button>
          <DialogClose asChild>
            <Button>{t('leave.stay')}</Button>
          </DialogClose>
          <Button look="primary" onClick={onLeave}>
            {t('leave.keep')}
          </Button>
        </>
      }
    />
  );
}
