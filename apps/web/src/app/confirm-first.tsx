import type { User } from '@sheaf/api/features/auth/auth.user.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'sonner';
import { Button } from '../components/button.tsx';
import { LetterDrawing } from '../components/drawings.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { apiErrorTexts, describeError } from '../lib/api-error.texts.ts';
import { readApiError } from '../lib/api-error.ts';
import { useTexts } from '../lib/texts.ts';
import { useServerWords } from '../lib/server-words/use-server-words.ts';
import { trpc } from '../lib/trpc.ts';
import { shellTexts } from './shell/shell.texts.ts';
import { useSignOut } from './shell/use-sign-out.ts';

/** Stands in the place of every page until the address is confirmed. */
export default function ConfirmFirst({ user }: { user: User }) {
  const texts = useTexts(shellTexts);
  const errorTexts = useTexts(apiErrorTexts);
  const say = useServerWords();
  const signOut = useSignOut();
  const resend = useMutation(
    trpc.auth.resendVerification.mutationOptions({
      onSuccess: ({ message }) => toast.success(say(message)),
      onError: (error) => toast.error(describeError(readApiError(error), errorTexts)),
    }),
  );
  return (
    <div className="wrap py-16">
      <title>{texts.confirmFirst.pageTitle}</title>
      <EmptyState
        level="h1"
        drawing={<LetterDrawing />}
        title={texts.confirmFirst.title}
        action={
          <>
            <Button
              look="primary"
              busy={resend.isPending}
              disabled={resend.isSuccess}
              onClick={() => resend.mutate()}
            >
              {texts.verify.again}
            </Button>
            <Button onClick={signOut}>{texts.signOut}</Button>
          </>
        }
      >
        {texts.confirmFirst.text(user.email)}
      </EmptyState>
    </div>
  );
}
