import { useMutation } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { toast } from 'sonner';
import { Button } from '../../components/button.tsx';
import { apiErrorTexts, describeError } from '../../lib/api-error.texts.ts';
import { readApiError } from '../../lib/api-error.ts';
import { useTexts } from '../../lib/texts.ts';
import { useServerWords } from '../../lib/server-words/use-server-words.ts';
import { trpc } from '../../lib/trpc.ts';
import { shellTexts } from './shell.texts.ts';

export function ConfirmAddress({ email }: { email: string }) {
  const texts = useTexts(shellTexts).verify;
  const errorTexts = useTexts(apiErrorTexts);
  const say = useServerWords();
  const resend = useMutation(
    trpc.auth.resendVerification.mutationOptions({
      onSuccess: ({ message }) => toast.success(say(message)),
      onError: (error) => toast.error(describeError(readApiError(error), errorTexts)),
    }),
  );
  return (
    <div className="flex gap-3 p-2">
      <Mail aria-hidden="true" className="mt-0.5 text-ink-faint" />
      <div className="min-w-0">
        <strong className="block font-bold">{texts.title}</strong>
        <p className="wrap-anywhere text-ink-soft">{texts.text(email)}</p>
        <Button
          size="small"
          className="mt-2.5"
          busy={resend.isPending}
          disabled={resend.isSuccess}
          onClick={() => resend.mutate()}
        >
          {texts.again}
        </Button>
      </div>
    </div>
  );
}
