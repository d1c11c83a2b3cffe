import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toast } from '../lib/page/toast.ts';
import { Button, ButtonLink } from '../components/button.tsx';
import { Note } from '../components/note.tsx';
import { AuthLayout } from '../features/auth/auth-layout.tsx';
import { authMessages } from '../features/auth/auth.messages.ts';
import { useLinkParameter } from '../features/auth/use-link-parameter.ts';
import { useLinkWorks } from '../features/auth/use-link-works.ts';
import { useAnswers } from '../lib/messages/answer-messages.ts';
import { readApiError } from '../lib/api/api-error.ts';
import { errorWords, describeError } from '../lib/messages/describe-error.ts';
import { useMessages } from '../lib/messages/messages.ts';
import { clearSession } from '../lib/session/session-store.ts';
import { useTranslated } from '../lib/messages/translated.ts';
import { trpc } from '../lib/api/trpc.ts';

/** Nothing happens until the button is pressed: programs that look through emails open their links too. */
export default function UndoEmailPage() {
  const t = useMessages(authMessages);
  const texts = useTranslated(errorWords);
  const say = useAnswers();
  const navigate = useNavigate();
  const token = useLinkParameter('token');
  const works = useLinkWorks('undo-email', token);
  const undo = useMutation(
    trpc.auth.undoEmailChange.mutationOptions({
      onSuccess({ password_token, ...answer }) {
        clearSession();
        toast.success(say(answer));
        navigate(`/reset-password#token=${password_token}`, { replace: true });
      },
    }),
  );
  const pageTitle = t('pageTitle', { name: t('undo.pageTitle') });
  if (!token || !works) {
    return (
      <AuthLayout
        pageTitle={pageTitle}
        title={t(token ? 'reset.endedTitle' : 'reset.noLinkTitle')}
        lede={t(token ? 'undo.ended' : 'undo.noLink')}
      >
        <ButtonLink to="/login" look="primary" size="large" wide>
          {t('verify.signIn')}
        </ButtonLink>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout pageTitle={pageTitle} title={t('undo.title')} lede={t('undo.lede')}>
      {undo.error && (
        <div className="mb-5">
          <Note kind="bad" fact={describeError(readApiError(undo.error), texts)} />
        </div>
      )}
      <Button look="primary" size="large" wide busy={undo.isPending} onClick={() => undo.mutate({ token })}>
        {undo.isPending ? t('undo.busy') : t('undo.submit')}
      </Button>
    </AuthLayout>
  );
}
