import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { Note } from '../components/note.tsx';
import { TextLink } from '../components/text-link.tsx';
import { AuthLayout } from '../features/auth/auth-layout.tsx';
import { authTexts } from '../features/auth/auth.texts.ts';
import { LegalLine } from '../features/auth/legal-line.tsx';
import { LoginForm } from '../features/auth/login-form.tsx';
import { wasEndedByServer } from '../lib/session-store.ts';
import { useTexts } from '../lib/texts.ts';
import { trpc } from '../lib/trpc.ts';

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
        <TextLink alone to={{ pathname: '/register', search: search.toString() }}>
          {texts.login.signUp}
        </TextLink>
      </p>
    </AuthLayout>
  );
}

/** Why the person stands here, where it was not their own choice. */
function Arrival() {
  const texts = useTexts(authTexts);
  const { hash } = useLocation();
  const { data: config } = useQuery(trpc.instance.config.queryOptions());
  const failure = new URLSearchParams(hash.slice(1)).get('error');
  if (failure) {
    const { fact, expired, closed, domain, other } = texts.providerFailed;
    const reason = { expired, domain, forbidden: closed }[failure] ?? other;
    return (
      <div className="mb-6">
        <Note kind="bad" fact={fact}>
          {reason}
        </Note>
      </div>
    );
  }
  if (config?.empty)
    return (
      <div className="mb-6">
        <Note fact={texts.register.firstFact}>{texts.register.first}</Note>
      </div>
    );
  if (!wasEndedByServer()) return null;
  return (
    <div className="mb-6">
      <Note fact={texts.sessionEnded}>{texts.sessionEndedText}</Note>
    </div>
  );
}
