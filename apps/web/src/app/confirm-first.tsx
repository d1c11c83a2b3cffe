import type { User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { toast } from '../lib/page/toast.ts';
import { Button } from '../components/button.tsx';
import { LetterDrawing } from '../components/drawings.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { errorWords, describeError } from '../lib/messages/describe-error.ts';
import { readApiError } from '../lib/api/api-error.ts';
import { instanceNoteMessages } from '../lib/instance/instance.messages.ts';
import { askSendsMail, useSendsMail } from '../lib/instance/use-instance.ts';
import { useMessages } from '../lib/messages/messages.ts';
import { useTranslated } from '../lib/messages/translated.ts';
import { useAnswers } from '../lib/messages/answer-messages.ts';
import { trpc } from '../lib/api/trpc.ts';
import { shellMessages } from './shell/shell.messages.ts';
import { useSignOut } from './shell/use-sign-out.ts';

/** Replaces every page until the address is confirmed. */
export default function ConfirmFirst({ user }: { user: User }) {
  const t = useMessages(shellMessages);
  const tInstance = useMessages(instanceNoteMessages);
  const sendsMail = useSendsMail();
  const errorTexts = useTranslated(errorWords);
  const say = useAnswers();
  const signOut = useSignOut();
  const resend = useMutation(
    trpc.auth.resendVerification.mutationOptions({
      async onSuccess(answer) {
        const tell = (await askSendsMail()) ? toast.success : toast.message;
        tell(say(answer));
      },
      onError: (error) => toast.error(describeError(readApiError(error), errorTexts)),
    }),
  );
  return (
    <div className="wrap py-16">
      <title>{t('confirmFirst.pageTitle')}</title>
      <EmptyState
        level="h1"
        drawing={<LetterDrawing />}
        title={t('confirmFirst.title')}
        action={
          <>
            <Button
              look="primary"
              busy={resend.isPending}
              disabled={resend.isSuccess}
              onClick={() => resend.mutate()}
            >
              {sendsMail ? t('verify.again') : tInstance('newLink')}
            </Button>
            <Button onClick={signOut}>{t('signOut')}</Button>
          </>
        }
      >
        {sendsMail ? t('confirmFirst.text', { email: user.email }) : tInstance('confirm')}
      </EmptyState>
    </div>
  );
}
