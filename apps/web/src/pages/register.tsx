import type { InstanceConfig } from '@sheaf/api/features/instance/instance.router.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../components/button.tsx';
import { Note } from '../components/note.tsx';
import { SkeletonFields, Waiting } from '../components/skeleton.tsx';
import { TextLink } from '../components/text-link.tsx';
import { AuthLayout } from '../features/auth/auth-layout.tsx';
import { authMessages } from '../features/auth/auth.messages.ts';
import { LegalLine } from '../features/auth/legal-line.tsx';
import { PromiseList, PromiseSheaf } from '../features/auth/promise-sheaf.tsx';
import { RegisterForm } from '../features/auth/register-form.tsx';
import { useMessages } from '../lib/messages/messages.ts';
import { trpc } from '../lib/api/trpc.ts';

export default function RegisterPage() {
  const t = useMessages(authMessages);
  const [search] = useSearchParams();
  const { data: config, isPending } = useQuery(trpc.instance.config.queryOptions());
  const isClosed = config && config.signup !== 'open' && !config.empty;
  // The first account is the owner's, who decides what it is for.
  const isOffered = !isPending && config?.sells !== false && !isClosed && !config?.empty;
  const isOpen = !isPending && !isClosed;
  return (
    <AuthLayout
      pageTitle={t('pageTitle', { name: t('register.pageTitle') })}
      title={t('register.title')}
      lede={isOffered ? t('register.lede') : null}
      footer={isOpen && <LegalLine before={t('login.legalRegister')} />}
      {...(isOffered && { desk: <PromiseSheaf /> })}
    >
      {config?.empty && (
        <div className="mb-6">
          <Note fact={t('register.firstFact')}>{t('register.first')}</Note>
        </div>
      )}
      {isClosed && <ClosedNote signup={config.signup} search={search} />}
      {/* Whether anybody may sign up is not known yet. */}
      {isPending && (
        <Waiting>
          <SkeletonFields fields={4} />
        </Waiting>
      )}
      {isOpen && <RegisterForm />}
      {isOpen && (
        <p className="mt-5 text-center text-13 text-ink-soft">
          {t('register.haveAccount')}{' '}
          <TextLink alone to={{ pathname: '/login', search: search.toString() }}>
            {t('register.signIn')}
          </TextLink>
        </p>
      )}
      {isOffered && (
        <div className="mt-8 border-t border-line pt-6 desktop:sr-only">
          <PromiseList />
        </div>
      )}
    </AuthLayout>
  );
}

/** Whoever has an account signs in; everybody else is told whom to ask. */
function ClosedNote({ signup, search }: { signup: InstanceConfig['signup']; search: URLSearchParams }) {
  const t = useMessages(authMessages);
  const isInvited = signup === 'invited';
  return (
    <>
      <Note kind="warn" fact={t(isInvited ? 'register.invitedFact' : 'register.closedFact')}>
        {t(isInvited ? 'register.invited' : 'register.closed')}
      </Note>
      <ButtonLink
        wide
        look="primary"
        size="large"
        className="mt-5"
        to={{ pathname: '/login', search: search.toString() }}
      >
        {t('register.signInButton')}
      </ButtonLink>
    </>
  );
}
