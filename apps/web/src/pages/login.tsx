import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { Note } from '../components/note.tsx';
import { TextLink } from '../components/text-link.tsx';
import { AuthLayout } from '../features/auth/auth-layout.tsx';
import { authMessages } from '../features/auth/auth.messages.ts';
import { LegalLine } from '../features/auth/legal-line.tsx';
import { LoginForm } from '../features/auth/login-form.tsx';
import { wasEndedByServer } from '../lib/session/session-store.ts';
import { useMessages } from '../lib/messages/messages.ts';
import { trpc } from '../lib/api/trpc.ts';

export default function LoginPage() {
  const t = useMessages(authMessages);
  const [search] = useSearchParams();
  const { data: config } = useQuery(trpc.instance.config.queryOptions());
  return (
    <AuthLayout
      pageTitle={t('pageTitle', { name: t('login.pageTitle') })}
      title={t('login.title')}
      lede={t('login.lede')}
      footer={<LegalLine />}
    >
      <LoginForm arrival={<Arrival />} />
      {(config?.signup === 'open' || config?.empty) && (
        <p className="mt-5 text-center text-13 text-ink-soft">
          {t('login.noAccount')}{' '}
          <TextLink alone to={{ pathname: '/register', search: search.toString() }}>
            {t('login.signUp')}
          </TextLink>
        </p>
      )}
    </AuthLayout>
  );
}

/** Why the member is on this page, if not by choice. */
function Arrival() {
  const t = useMessages(authMessages);
  const { hash } = useLocation();
  const { data: config } = useQuery(trpc.instance.config.queryOptions());
  const failure = new URLSearchParams(hash.slice(1)).get('error');
  if (failure) {
    const reason =
      {
        expired: t('providerFailed.expired'),
        domain: t('providerFailed.domain'),
        setup: t('providerFailed.setup'),
        forbidden: t('providerFailed.closed'),
      }[failure] ?? t('providerFailed.other');
    return (
      <div className="mb-6">
        <Note kind="bad" fact={t('providerFailed.fact')}>
          {reason}
        </Note>
      </div>
    );
  }
  if (config?.empty)
    return (
      <div className="mb-6">
        <Note fact={t('register.firstFact')}>{t('register.first')}</Note>
      </div>
    );
  if (!wasEndedByServer()) return null;
  return (
    <div className="mb-6">
      <Note fact={t('sessionEnded')}>{t('sessionEndedText')}</Note>
    </div>
  );
}
