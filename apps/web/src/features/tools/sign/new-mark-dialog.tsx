import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Checkbox } from '../../../components/checkbox.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { NewMarkPicture } from './new-mark-picture.tsx';
import { signMessages } from './sign.messages.ts';
import type { PictureUse } from './use-kept-marks.ts';

interface NewMarkDialogProps {
  use: PictureUse;
  /** Of who signs. */
  name: string;
  onClose: () => void;
  onMake: (picture: string, isKept: boolean) => Promise<void>;
}

export default function NewMarkDialog({ use, name, onClose, onMake }: NewMarkDialogProps) {
  const t = useMessages(signMessages);
  const [picture, setPicture] = useState('');
  const [isKept, setKept] = useState(true);
  const [isBusy, setBusy] = useState(false);
  async function make() {
    setBusy(true);
    await onMake(picture, isKept).finally(() => setBusy(false));
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`new.${use}`)}
      className="top-[8vh] max-h-[88vh] w-[540px]"
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" disabled={!picture} busy={isBusy} onClick={() => void make()}>
            {t('useMark')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-stretch gap-4 px-6 pt-4 [&>[role=group]]:self-start">
        <NewMarkPicture
          words={use === 'initials' ? initialsOf(name) : name}
          picture={picture}
          onPicture={setPicture}
        />
        <div>
          <Checkbox checked={isKept} onCheckedChange={setKept} label={t('keep')} />
          <p className="pl-6.5 text-12 text-ink-faint">{t('keepHint')}</p>
        </div>
      </div>
    </Dialog>
  );
}

function initialsOf(name: string): string {
  return name
    .split(/\s+/u)
    .map((word) => [...word][0] ?? '')
    .join('');
}
