import type { User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { toast } from '../../lib/page/toast.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { errorWords, describeError } from '../../lib/messages/describe-error.ts';
import { readApiError } from '../../lib/api/api-error.ts';
import { instanceNoteMessages } from '../../lib/instance/instance.messages.ts';
import { askSendsMail, useSendsMail } from '../../lib/instance/use-instance.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { useAnswers } from '../../lib/messages/answer-messages.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { shellMessages } from './shell.messages.ts';

export function ConfirmAddress({ user }: { user: User }) {
  const t = useMessages(shellMessages);
  const tInstance = useMessages(instanceNoteMessages);
  const sendsMail = useSendsMail();
  const isAdmin = user.role === 'admin';
  const errorTexts = useTranslated(errorWords);
  const say = useAnswers();
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
    <div className="flex gap-3 p-2">
      <Mail aria-hidden="true" className="mt-0.5 text-ink-faint" />
      <div className="min-w-0">
        <strong className="block font-bold">{t('verify.title')}</strong>
        <p className="wrap-anywhere text-ink-soft">
          {sendsMail && t('verify.text', { email: user.email })}
          {!sendsMail && tInstance(isAdmin ? 'confirmOwn' : 'confirm')}
        </p>
        {!sendsMail && isAdmin ? (
          <ButtonLink size="small" className="mt-2.5" to="/admin?tab=system">
            {tInstance('openSystem')}
          </ButtonLink>
        ) : (
          <Button
            size="small"
            className="mt-2.5"
            busy={resend.isPending}
            disabled={resend.isSuccess}
            onClick={() => resend.mutate()}
          >
            {sendsMail ? t('verify.again') : tInstance('newLink')}
          </Button>
        )}
      </div>
    </div>
  );
}
