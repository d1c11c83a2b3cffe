import type { Session } from '@sheaf/api/features/auth/auth.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../lib/page/toast.ts';
import { Spinner } from '../components/spinner.tsx';
import { AuthLayout } from '../features/auth/auth-layout.tsx';
import { authMessages } from '../features/auth/auth.messages.ts';
import { type SecondStep, SecondStepForm } from '../features/auth/second-step-form.tsx';
import { saveSession } from '../lib/session/session-store.ts';
import { useLinkParameter } from '../features/auth/use-link-parameter.ts';
import { landingPath } from '../lib/session/landing-path.ts';
import { useMessages } from '../lib/messages/messages.ts';
import { trpc } from '../lib/api/trpc.ts';

/** Where the provider's sign-in comes back to: the code in the address is exchanged for a session, once. */
export default function AuthCallbackPage() {
  const t = useMessages(authMessages);
  const navigate = useNavigate();
  const code = useLinkParameter('code');
  const target = landingPath(useLinkParameter('redirect'), '/dashboard');
  const [step, setStep] = useState<SecondStep | null>(null);
  const welcome = (session: Session) => {
    toast.success(t('login.welcome'));
    saveSession(session);
    navigate(target, { replace: true });
  };
  const { mutate } = useMutation(
    trpc.auth.exchange.mutationOptions({
      onSuccess(answer) {
        if ('second_step' in answer) setStep(answer.second_step);
        else welcome(answer.session);
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
  if (step) {
    return (
      <AuthLayout
        pageTitle={t('pageTitle', { name: t('login.pageTitle') })}
        title={t('login.title')}
        lede={t('login.lede')}
      >
        <SecondStepForm step={step} onDone={welcome} onBack={() => navigate('/login', { replace: true })} />
      </AuthLayout>
    );
  }
  return (
    <main className="grid min-h-dvh place-items-center">
      <title>{t('pageTitle', { name: t('login.pageTitle') })}</title>
      <Spinner size="large" label={t('providerFailed.callbackBusy')} />
    </main>
  );
}
