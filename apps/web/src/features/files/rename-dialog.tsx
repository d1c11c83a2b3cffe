import { useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { filesMessages } from './files.messages.ts';

interface RenameDialogProps {
  name: string;
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Where the name is not written over in its place. */
export function RenameDialog({ name, onSave, onClose }: RenameDialogProps) {
  const t = useMessages(filesMessages);
  const [value, setValue] = useState(name);
  const input = useRef<HTMLInputElement>(null);
  const wanted = value.trim();
  /** The ending stays as it is. */
  function selectName() {
    const dot = name.lastIndexOf('.');
    input.current?.focus();
    input.current?.setSelectionRange(0, dot > 0 ? dot : name.length);
  }
  return (
    <Dialog open onOpenChange={onClose} title={t('rename')} onFocus={selectName}>
      <form
        className="flex flex-col gap-4 px-6 pt-2 pb-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!wanted) return;
          if (wanted !== name) onSave(wanted);
          onClose();
        }}
      >
        <Field label={t('renameLabel', { name })}>
          <Input
            ref={input}
            autoComplete="off"
            maxLength={255}
            value={value}
            onChange={({ target }) => setValue(target.value)}
          />
        </Field>
        <div className="flex justify-end gap-2">
          <DialogClose asChild>
            <Button>{t('cancel')}</Button>
          </DialogClose>
          <Button type="submit" look="primary" disabled={!wanted}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
