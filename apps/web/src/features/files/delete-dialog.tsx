import { Button } from '../../components/button.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { useTexts } from '../../lib/texts.ts';
import { filesTexts } from './files.texts.ts';

interface DeleteDialogProps {
  /** How many are meant; none while it is closed. */
  count: number;
  /** For good, out of the trash. */
  forever?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function DeleteDialog({ count, forever = false, onConfirm, onClose }: DeleteDialogProps) {
  const texts = useTexts(filesTexts);
  return (
    <Dialog
      open={count > 0}
      onOpenChange={onClose}
      title={forever ? texts.trash.confirm(count) : texts.deleteTitle(count)}
      description={forever ? texts.trash.confirmText : texts.deleteText}
      actions={
        <>
          <DialogClose asChild>
            <Button>{texts.cancel}</Button>
          </DialogClose>
          <Button
            look="danger-fill"
            onClick={() => {
              onConfirm();
              onClose();
            }}
          >
            {forever ? texts.trash.forever : texts.remove}
          </Button>
        </>
      }
    />
  );
}
