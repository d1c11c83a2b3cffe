import { useMutation, useQuery } from '@tanstack/react-query';
import { toast } from '../../lib/page/toast.ts';
import { Button } from '../../components/button.tsx';
import { Card, CardHeader } from '../../components/card.tsx';
import { Note } from '../../components/note.tsx';
import { errorWords, describeError } from '../../lib/messages/describe-error.ts';
import { readApiError } from '../../lib/api/api-error.ts';
import { instanceNoteMessages } from '../../lib/instance/instance.messages.ts';
import { askSendsMail, useSendsMail } from '../../lib/instance/use-instance.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { accountMessages } from './account.messages.ts';
import { PasswordForm } from './password-form.tsx';

export function PasswordCard({ email }: { email: string }) {
  const t = useMessages(accountMessages);
  const { data } = useQuery(trpc.auth.methods.queryOptions());
  return (
    <Card>
      <CardHeader title={t('password.title')} lede={t('password.lede')} />
      <div className="px-5 pt-4 pb-5">
        {data?.password === false ? <AskForLetter email={email} /> : <PasswordForm email={email} />}
      </div>
    </Card>
  );
}

/** Who came through a provider has nothing to type as the current password: the letter proves who they are. */
function AskForLetter({ email }: { email: string }) {
  const t = useMessages(accountMessages);
  const tInstance = useMessages(instanceNoteMessages);
  const sendsMail = useSendsMail();
  const errorTexts = useTranslated(errorWords);
  const ask = useMutation(
    trpc.auth.forgotPassword.mutationOptions({
      onSuccess: async () =>
        (await askSendsMail())
          ? toast.success(t('password.sent'))
          : toast.message(tInstance('askAdministrator')),
      onError: (error) => toast.error(describeError(readApiError(error), errorTexts)),
    }),
  );
  return (
    <div className="flex flex-col items-end gap-4">
      <Note fact={t('password.none')}>
        {sendsMail ? t('password.noneText') : tInstance('askAdministrator')}
      </Note>
      <Button busy={ask.isPending} disabled={ask.isSuccess} onClick={() => ask.mutate({ email })}>
        {sendsMail ? t('password.send') : tInstance('requestLink')}
      </Button>
    </div>
  );
}
