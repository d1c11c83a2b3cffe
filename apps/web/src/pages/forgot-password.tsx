import { useState } from 'react';
import { Button } from '../components/button.tsx';
import { LetterDrawing } from '../components/drawings.tsx';
import { TextLink } from '../components/text-link.tsx';
import { AuthLayout } from '../features/auth/auth-layout.tsx';
import { authMessages } from '../features/auth/auth.messages.ts';
import { ForgotPasswordForm } from '../features/auth/forgot-password-form.tsx';
import { type Answer, useAnswers } from '../lib/messages/answer-messages.ts';
import { instanceNoteMessages } from '../lib/instance/instance.messages.ts';
import { useSendsMail } from '../lib/instance/use-instance.ts';
import { useMessages } from '../lib/messages/messages.ts';

export default function ForgotPasswordPage() {
  const t = useMessages(authMessages);
  const tInstance = useMessages(instanceNoteMessages);
  const sendsMail = useSendsMail();
  const say = useAnswers();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const back = (
    <p className="mt-5 text-center text-13">
      <TextLink alone to="/login">
        {t('backToLogin')}
      </TextLink>
    </p>
  );
  const pageTitle = t('pageTitle', { name: t('forgot.pageTitle') });
  if (answer === null) {
    return (
      <AuthLayout
        pageTitle={pageTitle}
        title={t('forgot.title')}
        lede={sendsMail ? t('forgot.lede') : tInstance('askAdministrator')}
      >
        <ForgotPasswordForm onSent={setAnswer} />
        {back}
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      pageTitle={pageTitle}
      title={sendsMail ? t('forgot.sentTitle') : tInstance('resetTitle')}
      lede={say(answer)}
    >
      <div className="-mt-2 mb-4 -ml-2 text-ink-faint">
        <LetterDrawing />
      </div>
      <p className="text-13 text-ink-soft">{sendsMail ? t('forgot.sentText') : tInstance('resetText')}</p>
      <Button size="large" wide className="mt-6" onClick={() => setAnswer(null)}>
        {t('forgot.again')}
      </Button>
      {back}
    </AuthLayout>
  );
}
