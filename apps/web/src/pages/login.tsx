import { useLocation, useSearchParams } from 'react-router';
import { Note } from '../components/note.tsx';
import { TextLink } from '../components/text-link.tsx';
import { AuthLayout } from '../features/auth/auth-layout.tsx';
import { authTexts } from '../features/auth/auth.texts.ts';
import { LegalLine } from '../features/auth/legal-line.tsx';
import { LoginForm } from '../features/auth/login-form.tsx';
import { wasEndedByServer } from '../lib/session-store.ts';
import { useTexts } from '../lib/texts.ts';

export default function LoginPage() {
  const texts = useTexts(authTexts);
  const [search] = useSearchParams();
  return (
    <AuthLayout
      pageTitle={texts.pageTitle(texts.login.pageTitle)}
      title={texts.login.title}
      lede={texts.login.lede}
      footer={<LegalLine />}
    >
      <Arrival />
      <LoginForm />
      <p className="mt-5 text-center text-13 text-ink-soft">
        {texts.login.noAccount}{' '}
        <TextLink to={{ pathname: '/register', search: search.toString() }}>{texts.login.signUp}</TextLink>
      </p>
    </AuthLayout>
  );
}

/** Why the person stands here, where it was not their own choice. */
function Arrival() {
  const texts = useTexts(authTexts);
  const { hash } = useLocation();
  const failure = new URLSearchParams(hash.slice(1)).get('error');
  if (failure) {
    const { fact, expired, closed, other } = texts.providerFailed;
    const reason = { expired, forbidden: closed }[failure] ?? other;
    return (
      <div className="mb-6">
        <Note kind="bad" fact={fact}>
          {reason}
        </Note>
      </div>
    );
  }
  if (!wasEndedByServer()) return null;
  return (
    <div className="mb-6">
      <Note fact={texts.sessionEnded}>{texts.sessionEndedText}</Note>
    </div>
  );
}
