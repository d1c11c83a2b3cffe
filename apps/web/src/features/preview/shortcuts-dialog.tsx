import { Button } from '../../components/button.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { Kbd } from '../../components/kbd.tsx';
import { useTexts } from '../../lib/texts.ts';
import { previewTexts } from './preview.texts.ts';

interface ShortcutsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ShortcutsDialog(props: ShortcutsDialogProps) {
  const texts = useTexts(previewTexts);
  return (
    <Dialog
      {...props}
      title={texts.keys.title}
      description={texts.keys.text}
      actions={
        <DialogClose asChild>
          <Button>{texts.keys.close}</Button>
        </DialogClose>
      }
    >
      <dl className="px-6 pt-3 text-13">
        {texts.keys.list.map(({ does, keys }) => (
          <div key={does} className="flex items-center justify-between gap-4 border-b py-1.5 last:border-b-0">
            <dt>{does}</dt>
            <dd className="flex gap-1.5">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
