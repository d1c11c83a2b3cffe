import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Field } from '../../../components/field.tsx';
import { PasswordInput } from '../../../components/password-input.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { previewMessages } from '../preview.messages.ts';

/** Asks for the password; it lives in this form and in the reader of the document, nowhere else. */
export function LockedDocument({
  wasWrong,
  onOpen,
}: {
  wasWrong: boolean;
  onOpen: (password: string) => void;
}) {
  const t = useMessages(previewMessages);
  const [password, setPassword] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (password) onOpen(password);
  }
  return (
    <div className="grid h-full place-items-center overflow-auto p-4">
      <Card className="w-[380px] max-w-full p-6">
        <h2 className="section-title">{t('locked.title')}</h2>
        <p className="mt-1 mb-4 text-13 text-ink-soft">{t('locked.text')}</p>
        <form onSubmit={submit} className="flex flex-col gap-4">
          <Field label={t('locked.label')} error={wasWrong && !password ? t('locked.wrong') : undefined}>
            <PasswordInput
              size="large"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is all that can be done here
              autoFocus
              autoComplete="off"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              showName={t('locked.show')}
              hideName={t('locked.hide')}
            />
          </Field>
          <Button look="primary" size="large" type="submit" disabled={!password}>
            {t('locked.open')}
          </Button>
        </form>
      </Card>
    </div>
  );
}
