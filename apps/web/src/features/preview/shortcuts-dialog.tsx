import { Button } from '../../components/button.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { Kbd } from '../../components/kbd.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { previewMessages } from './preview.messages.ts';

interface ShortcutsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ShortcutsDialog(props: ShortcutsDialogProps) {
  const t = useMessages(previewMessages);
  return (
    <Dialog
      {...props}
      title={t('keys.title')}
      description={t('keys.text')}
      actions={
        <DialogClose asChild>
          <Button>{t('keys.close')}</Button>
        </DialogClose>
      }
    >
      <dl className="px-6 pt-3 text-13">
        {t.names('keys.list').map((row) => (
          <div key={row} className="flex items-center justify-between gap-4 border-b py-1.5 last:border-b-0">
            <dt>{t(`keys.list.${row}.does`)}</dt>
            <dd className="flex gap-1.5">
              {Object.values<string>(t.record(`keys.list.${row}.keys`)).map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
