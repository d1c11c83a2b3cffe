import type { AdminUser } from '@sheaf/api/features/admin/admin.schema.ts';
import { useState } from 'react';
import { toast } from '../../lib/page/toast.ts';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { Note } from '../../components/note.tsx';
import { readApiError } from '../../lib/api/api-error.ts';
import { errorWords, describeError } from '../../lib/messages/describe-error.ts';
import { useSendsMail } from '../../lib/instance/use-instance.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { OwnPasswordField } from '../../lib/own-password/own-password-field.tsx';
import { useTranslated } from '../../lib/messages/translated.ts';
import type { UserActions } from './use-user-actions.ts';
import { userMessages } from './user.messages.ts';

interface ResetDialogProps {
  user: AdminUser;
  actions: UserActions;
  onClose: () => void;
  onLink: (link: string) => void;
}

const FORM = 'reset-sign-in';

/** The link opens somebody else's account: a session alone is not enough to get it. */
export function ResetDialog({ user, actions: { reset }, onClose, onLink }: ResetDialogProps) {
  const t = useMessages(userMessages);
  const errorTexts = useTranslated(errorWords);
  const sendsMail = useSendsMail();
  const [byLink, setByLink] = useState(false);
  const [password, setPassword] = useState('');
  const failure = reset.error ? readApiError(reset.error) : null;
  const close = () => {
    reset.reset();
    onClose();
  };
  const confirm = () =>
    reset.mutate(
      { id: user.id, hand_over: byLink, ...(password && { password }) },
      {
        onSuccess({ link }) {
          if (link) onLink(link);
          else toast.success(t('resetDone', { address: user.email }));
          close();
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={() => !reset.isPending && close()}
      title={t('resetTitle', { name: user.name })}
      description={t('resetText')}
      actions={
        <>
          <DialogClose asChild>
            <Button disabled={reset.isPending}>{t('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={FORM} look="primary" busy={reset.isPending}>
            {t('reset')}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        className="flex flex-col gap-4 px-6 pt-4 text-13"
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        {sendsMail ? (
          <Checkbox label={t('byLink')} checked={byLink} onCheckedChange={(on) => setByLink(on === true)} />
        ) : (
          <p>{t('inviteNoMail')}</p>
        )}
        <OwnPasswordField
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={failure?.fields.password}
        />
        {failure && !failure.fields.password && (
          <Note kind="bad" fact={t('resetFailed')}>
            {describeError(failure, errorTexts)}
          </Note>
        )}
      </form>
    </Dialog>
  );
}
