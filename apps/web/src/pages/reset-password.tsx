import { useNavigate } from 'react-router';
import { ButtonLink } from '../components/button.tsx';
import { TextLink } from '../components/text-link.tsx';
import { AuthLayout } from '../features/auth/auth-layout.tsx';
import { authMessages } from '../features/auth/auth.messages.ts';
import { ResetPasswordForm } from '../features/auth/reset-password-form.tsx';
import { useLinkWorks } from '../features/auth/use-link-works.ts';
import { useLinkParameter } from '../features/auth/use-link-parameter.ts';
import { clearSession, saveSession } from '../lib/session/session-store.ts';
import { useAppName } from '../lib/messages/app-name.ts';
import { useMessages } from '../lib/messages/messages.ts';

export default function ResetPasswordPage() {
  const t = useMessages(authMessages);
  const navigate = useNavigate();
  const token = useLinkParameter('token');
  const invited = useLinkParameter('email');
  const instance = useAppName();
  const works = useLinkWorks('reset-password', token);
  const words = invited ? 'invitation' : 'reset';
  const pageTitle = t('pageTitle', { name: t(`${words}.pageTitle`) });
  if (!token) {
    return (
      <AuthLayout pageTitle={pageTitle} title={t('reset.noLinkTitle')} lede={t('reset.noLinkText')}>
        <ButtonLink to="/forgot-password" look="primary" size="large" wide>
          {t('reset.askAgain')}
        </ButtonLink>
      </AuthLayout>
    );
  }
  if (!works) {
    return (
      <AuthLayout pageTitle={pageTitle} title={t(`${words}.endedTitle`)} lede={t(`${words}.ended`)}>
        <ButtonLink to={invited ? '/login' : '/forgot-password'} look="primary" size="large" wide>
          {invited ? t('verify.signIn') : t('reset.askAgain')}
        </ButtonLink>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      pageTitle={pageTitle}
      title={invited ? t('invitation.title', { instance }) : t('reset.title')}
      lede={invited ? t('invitation.lede', { email: invited }) : t('reset.lede')}
    >
      <ResetPasswordForm
        token={token}
        invited={invited}
        onDone={(session) => {
          // Every session of this person has ended on the server, this browser's too.
          if (session) saveSession(session);
          else clearSession();
          navigate('/login', { replace: true });
        }}
      />
      <p className="mt-5 text-center text-13">
        <TextLink alone to={invited ? '/login' : '/forgot-password'}>
          {invited ? t('verify.signIn') : t('reset.askAgain')}
        </TextLink>
      </p>
    </AuthLayout>
  );
}
