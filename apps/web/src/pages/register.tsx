import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Note } from '../components/note.tsx';
import { TextLink } from '../components/text-link.tsx';
import { AuthLayout } from '../features/auth/auth-layout.tsx';
import { authTexts } from '../features/auth/auth.texts.ts';
import { LegalLine } from '../features/auth/legal-line.tsx';
import { PromiseList, PromiseSheaf } from '../features/auth/promise-sheaf.tsx';
import { RegisterForm } from '../features/auth/register-form.tsx';
import { useTexts } from '../lib/texts.ts';
import { trpc } from '../lib/trpc.ts';

export default function RegisterPage() {
  const texts = useTexts(authTexts);
  const [search] = useSearchParams();
  const { data: config } = useQuery(trpc.instance.config.queryOptions());
  const isClosed = config?.signup === 'closed' && !config.empty;
  return (
    <AuthLayout
      pageTitle={texts.pageTitle(texts.register.pageTitle)}
      title={texts.register.title}
      lede={texts.register.lede}
      footer={<LegalLine before={texts.login.legalRegister} />}
      desk={<PromiseSheaf />}
    >
      {config?.empty && (
        <div className="mb-6">
          <Note fact={texts.register.firstFact}>{texts.register.first}</Note>
        </div>
      )}
      {isClosed ? (
        <Note kind="warn" fact={texts.register.closedFact}>
          {texts.register.closed}
        </Note>
      ) : (
        <RegisterForm />
      )}
      <p className="mt-5 text-center text-13 text-ink-soft">
        {texts.register.haveAccount}{' '}
        <TextLink alone to={{ pathname: '/login', search: search.toString() }}>
          {texts.register.signIn}
        </TextLink>
      </p>
      <div className="mt-8 border-t border-line pt-6 desk:sr-only">
        <PromiseList />
      </div>
    </AuthLayout>
  );
}
