import { useState } from 'react';
import { Button } from '../components/button.tsx';
import { LetterDrawing } from '../components/drawings.tsx';
import { TextLink } from '../components/text-link.tsx';
import { AuthLayout } from '../features/auth/auth-layout.tsx';
import { authTexts } from '../features/auth/auth.texts.ts';
import { ForgotPasswordForm } from '../features/auth/forgot-password-form.tsx';
import { useServerWords } from '../lib/server-words/use-server-words.ts';
import { useTexts } from '../lib/texts.ts';

export default function ForgotPasswordPage() {
  const texts = useTexts(authTexts);
  const say = useServerWords();
  const [answer, setAnswer] = useState<string | null>(null);
  const back = (
    <p className="mt-5 text-center text-13">
      <TextLink alone to="/login">
        {texts.backToLogin}
      </TextLink>
    </p>
  );
  const pageTitle = texts.pageTitle(texts.forgot.pageTitle);
  if (answer === null) {
    return (
      <AuthLayout pageTitle={pageTitle} title={texts.forgot.title} lede={texts.forgot.lede}>
        <ForgotPasswordForm onSent={setAnswer} />
        {back}
      </AuthLayout>
    );
  }
  return (
    <AuthLayout pageTitle={pageTitle} title={texts.forgot.sentTitle} lede={say(answer)}>
      <div className="-mt-2 mb-4 -ml-2 text-ink-faint">
        <LetterDrawing />
      </div>
      <p className="text-13 text-ink-soft">{texts.forgot.sentText}</p>
      <Button size="large" wide className="mt-6" onClick={() => setAnswer(null)}>
        {texts.forgot.again}
      </Button>
      {back}
    </AuthLayout>
  );
}
