import { ButtonLink } from '../components/button.tsx';
import { Spinner } from '../components/spinner.tsx';
import { AuthLayout } from '../features/auth/auth-layout.tsx';
import { ConfirmAddressForm } from '../features/auth/confirm-address-form.tsx';
import { authMessages } from '../features/auth/auth.messages.ts';
import { useLinkParameter } from '../features/auth/use-link-parameter.ts';
import { useLinkWorks } from '../features/auth/use-link-works.ts';
import { useVerification } from '../features/auth/use-verification.ts';
import { useAuth } from '../lib/session/auth.ts';
import { useMessages } from '../lib/messages/messages.ts';

export default function VerifyEmailPage() {
  const t = useMessages(authMessages);
  const pageTitle = useMessages(authMessages)('pageTitle', { name: t('verify.pageTitle') });
  const auth = useAuth();
  const token = useLinkParameter('token');
  const result = useVerification(token);
  // Whoever is signed in uses it at once, and needs no question before.
  const works = useLinkWorks('verify-email', result.status === 'asking' ? token : '');
  if (result.status === 'asking' && works) {
    return (
      <AuthLayout pageTitle={pageTitle} title={t('verify.ask.title')} lede={t('verify.ask.lede')}>
        <ConfirmAddressForm verification={result} />
      </AuthLayout>
    );
  }
  if (result.status === 'busy') {
    return (
      <AuthLayout pageTitle={pageTitle} title={t('verify.busyTitle')} lede={null}>
        <Spinner size="large" label={t('verify.busyTitle')} />
      </AuthLayout>
    );
  }
  const isIn = auth.status === 'signed-in';
  return (
    <AuthLayout
      pageTitle={pageTitle}
      title={result.status === 'done' ? t('verify.doneTitle') : t('verify.failedTitle')}
      lede={result.status === 'done' ? t('verify.doneText') : result.reason || t('verify.ended')}
    >
      {result.status !== 'done' && (
        <p className="-mt-4 mb-7 text-13 text-ink-soft">{t('verify.failedHint')}</p>
      )}
      <ButtonLink to={isIn ? '/tools' : '/login'} look="primary" size="large" wide>
        {isIn ? t('verify.goOn') : t('verify.signIn')}
      </ButtonLink>
    </AuthLayout>
  );
}
