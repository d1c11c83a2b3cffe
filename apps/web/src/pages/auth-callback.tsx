import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { Spinner } from '../components/spinner.tsx';
import { authTexts } from '../features/auth/auth.texts.ts';
import { saveSession } from '../lib/session-store.ts';
import { useLinkParameter } from '../features/auth/use-link-parameter.ts';
import { landingPath } from '../lib/landing-path.ts';
import { useTexts } from '../lib/texts.ts';
import { trpc } from '../lib/trpc.ts';

/** Where the provider's sign-in comes back to: the code in the address is exchanged for a session, once. */
export default function AuthCallbackPage() {
  const texts = useTexts(authTexts);
  const navigate = useNavigate();
  const code = useLinkParameter('code');
  const target = landingPath(useLinkParameter('redirect'), '/dashboard');
  const { mutate } = useMutation(
    trpc.auth.exchange.mutationOptions({
      onSuccess({ session }) {
        toast.success(texts.login.welcome);
        saveSession(session);
        navigate(target, { replace: true });
      },
      onError: () => navigate('/login#error=expired', { replace: true }),
    }),
  );
  const spent = useRef('');
  useEffect(() => {
    if (spent.current === code) return;
    spent.current = code;
    mutate({ code });
  }, [code, mutate]);
  useEffect(() => {
    if (!code) navigate('/login#error=expired', { replace: true });
  }, [code, navigate]);
  return (
    <main className="grid min-h-dvh place-items-center">
      <title>{texts.pageTitle(texts.login.pageTitle)}</title>
      <Spinner size="large" label={texts.providerFailed.callbackBusy} />
    </main>
  );
}
