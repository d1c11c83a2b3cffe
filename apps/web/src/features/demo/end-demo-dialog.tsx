import { useMutation, useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { toast } from '../../lib/page/toast.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogClose } from '../../components/dialog.tsx';
import { readApiError } from '../../lib/api/api-error.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { describeError, errorWords } from '../../lib/messages/describe-error.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { clearSession, saveSession } from '../../lib/session/session-store.ts';
import { demoMessages } from './demo.messages.ts';

/** Neither can be undone: both delete what is in the account. */
export default function EndDemoDialog({ way, onClose }: { way: 'reset' | 'leave'; onClose: () => void }) {
  const t = useMessages(demoMessages);
  const errorTexts = useTranslated(errorWords);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const onError = (error: unknown) => {
    toast.error(describeError(readApiError(error), errorTexts));
    onClose();
  };
  const reset = useMutation(
    trpc.demo.reset.mutationOptions({
      async onSuccess({ session }) {
        onClose();
        await navigate('/dashboard');
        saveSession(session);
        await queries.resetQueries();
        toast.success(t('end.reset.done'));
      },
      onError,
    }),
  );
  const leave = useMutation(
    trpc.demo.leave.mutationOptions({
      onSuccess() {
        // First away from the page that needs a session, else its guard would send the person to the sign-in page.
        flushSync(() => navigate('/'));
        clearSession();
        toast.success(t('end.leave.done'));
      },
      onError,
    }),
  );
  const isBusy = reset.isPending || leave.isPending;
  return (
    <Dialog
      open
      onOpenChange={() => !isBusy && onClose()}
      title={t(`end.${way}.title`)}
      description={t(`end.${way}.text`)}
      actions={
        <>
          <DialogClose asChild>
            <Button disabled={isBusy}>{t('cancel')}</Button>
          </DialogClose>
          <Button
            look="danger-fill"
            busy={isBusy}
            onClick={() => (way === 'reset' ? reset.mutate() : leave.mutate())}
          >
            {t(`end.${way}.do`)}
          </Button>
        </>
      }
    />
  );
}
