import { Button } from '../../components/button.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { useMessages } from '../messages/messages.ts';
import { leavingMessages } from './leaving.messages.ts';

interface LeaveDialogProps {
  /** What would be lost. */
  what: 'changes' | 'files';
  /** Null: nothing is asked. */
  leave: (() => void) | null;
  onStay: () => void;
}

/** Asks whether what is saved nowhere may be lost. */
export function LeaveDialog({ what, leave, onStay }: LeaveDialogProps) {
  const t = useMessages(leavingMessages);
  return (
    <Dialog
      open={leave !== null}
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title={t(`${what}.title`)}
      description={t(`${what}.text`)}
      actions={
        <>
          <Button look="bare" onClick={() => leave?.()}>
            {t('leave')}
          </Button>
          <DialogClose asChild>
            <Button look="primary">{t(`${what}.stay`)}</Button>
          </DialogClose>
        </>
      }
    />
  );
}
