import { useMutation, useQuery } from '@tanstack/react-query';
import { toast } from 'sonner';
import { Button } from '../../components/button.tsx';
import { Card, CardHeader } from '../../components/card.tsx';
import { Note } from '../../components/note.tsx';
import { apiErrorTexts, describeError } from '../../lib/api-error.texts.ts';
import { readApiError } from '../../lib/api-error.ts';
import { useTexts } from '../../lib/texts.ts';
import { trpc } from '../../lib/trpc.ts';
import { accountTexts } from './account.texts.ts';
import { PasswordForm } from './password-form.tsx';

export function PasswordCard({ email }: { email: string }) {
  const texts = useTexts(accountTexts).password;
  const { data } = useQuery(trpc.auth.methods.queryOptions());
  return (
    <Card>
      <CardHeader title={texts.title} lede={texts.lede} />
      <div className="px-5 pt-4 pb-5">
        {data?.password === false ? <AskForLetter email={email} /> : <PasswordForm email={email} />}
      </div>
    </Card>
  );
}

/** Who came through a provider has nothing to type as the current password: the letter proves who they are. */
function AskForLetter({ email }: { email: string }) {
  const texts = useTexts(accountTexts).password;
  const errorTexts = useTexts(apiErrorTexts);
  const ask = useMutation(
    trpc.auth.forgotPassword.mutationOptions({
      onSuccess: () => toast.success(texts.sent),
      onError: (error) => toast.error(describeError(readApiError(error), errorTexts)),
    }),
  );
  return (
    <div className="flex flex-col items-end gap-4">
      <Note fact={texts.none}>{texts.noneText}</Note>
      <Button busy={ask.isPending} disabled={ask.isSuccess} onClick={() => ask.mutate({ email })}>
        {texts.send}
      </Button>
    </div>
  );
}
