import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { readApiError } from '../api/api-error.ts';
import { errorWords, describeError } from '../messages/describe-error.ts';
import { useMessages } from '../messages/messages.ts';
import { useTranslated } from '../messages/translated.ts';
import { Note } from '../../components/note.tsx';
import { OwnPasswordField } from './own-password-field.tsx';
import { ownPasswordMessages } from './own-password.messages.ts';

interface ConfirmOwnerDialogProps {
  title: string;
  text: string;
  action: string;
  isDangerous?: boolean;
  isBusy: boolean;
  error: unknown;
  onConfirm: (password: string | undefined) => void;
  onClose: () => void;
  /** More to fill in. */
  children?: ReactNode;
}

const FORM = 'confirm-owner';

/** What could take the account over is asked of its owner. */
export function ConfirmOwnerDialog(props: ConfirmOwnerDialogProps) {
  const { title, text, action, isDangerous = false, isBusy, error, onConfirm, onClose, children } = props;
  const t = useMessages(ownPasswordMessages);
  const errorTexts = useTranslated(errorWords);
  const [password, setPassword] = useState('');
  const failure = error ? readApiError(error) : null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={text}
      actions={
        <>
          <DialogClose asChild>
            <Button>{t('own.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={FORM} look={isDangerous ? 'danger-fill' : 'primary'} busy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        className="flex flex-col gap-4 px-6 pt-4"
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm(password || undefined);
        }}
      >
        {children}
        <OwnPasswordField
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={failure?.fields.password}
        />
        {failure && !failure.fields.password && <Note kind="bad" fact={describeError(failure, errorTexts)} />}
      </form>
    </Dialog>
  );
}
