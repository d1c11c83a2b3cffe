import { useNavigate } from 'react-router';
import { ButtonLink } from '../components/button.tsx';
import { TextLink } from '../components/text-link.tsx';
import { AuthLayout } from '../features/auth/auth-layout.tsx';
import { authTexts } from '../features/auth/auth.texts.ts';
import { ResetPasswordForm } from '../features/auth/reset-password-form.tsx';
import { useLinkParameter } from '../features/auth/use-link-parameter.ts';
import { clearSession } from '../lib/session-store.ts';
import { useTexts } from '../lib/texts.ts';

export default function ResetPasswordPage() {
  const texts = useTexts(authTexts);
  const navigate = useNavigate();
  const token = useLinkParameter('token');
  const pageTitle = texts.pageTitle(texts.reset.pageTitle);
  if (!token) {
    return (
      <AuthLayout pageTitle={pageTitle} title={texts.reset.noLinkTitle} lede={texts.reset.noLinkText}>
        <ButtonLink to="/forgot-password" look="primary" size="large" wide>
          {texts.reset.askAgain}
        </ButtonLink>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout pageTitle={pageTitle} title={texts.reset.title} lede={texts.reset.lede}>
      <ResetPasswordForm
        token={token}
        onDone={() => {
          // Every session of this person has ended on the server, this browser's too.
          clearSession();
          navigate('/login', { replace: true });
        }}
      />
      <p className="mt-5 text-center text-13">
        <TextLink alone to="/forgot-password">
          {texts.reset.askAgain}
        </TextLink>
      </p>
    </AuthLayout>
  );
}
