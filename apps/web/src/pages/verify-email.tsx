import { ButtonLink } from '../components/button.tsx';
import { Spinner } from '../components/spinner.tsx';
import { AuthLayout } from '../features/auth/auth-layout.tsx';
import { authTexts } from '../features/auth/auth.texts.ts';
import { useLinkParameter } from '../features/auth/use-link-parameter.ts';
import { useVerification } from '../features/auth/use-verification.ts';
import { useAuth } from '../lib/auth.ts';
import { useTexts } from '../lib/texts.ts';

export default function VerifyEmailPage() {
  const texts = useTexts(authTexts).verify;
  const pageTitle = useTexts(authTexts).pageTitle(texts.pageTitle);
  const auth = useAuth();
  const result = useVerification(useLinkParameter('token'));
  if (result.status === 'busy') {
    return (
      <AuthLayout pageTitle={pageTitle} title={texts.busyTitle} lede={null}>
        <Spinner size="large" label={texts.busyTitle} />
      </AuthLayout>
    );
  }
  const isIn = auth.status === 'signed-in';
  return (
    <AuthLayout
      pageTitle={pageTitle}
      title={result.status === 'done' ? texts.doneTitle : texts.failedTitle}
      lede={result.status === 'done' ? texts.doneText : result.reason}
    >
      {result.status === 'failed' && <p className="-mt-4 mb-7 text-13 text-ink-soft">{texts.failedHint}</p>}
      <ButtonLink to={isIn ? '/tools' : '/login'} look="primary" size="large" wide>
        {isIn ? texts.goOn : texts.signIn}
      </ButtonLink>
    </AuthLayout>
  );
}
