import { useMutation } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { Note } from '../../components/note.tsx';
import { useTexts } from '../../lib/texts.ts';
import { api } from '../../lib/trpc.ts';
import { dialogTexts } from './dialogs.texts.ts';
import { useSayFailed } from './use-say-failed.ts';

interface SandboxFormProps {
  clientSecret: string;
  submit: string;
  submitting: string;
  onPaid: () => void;
  onRefused: (reason: string) => void;
}

/** The card form where no provider brings its own. It asks for a number and nothing else, since nothing else would be used. */
export function SandboxForm({ clientSecret, submit, submitting, onPaid, onRefused }: SandboxFormProps) {
  const texts = useTexts(dialogTexts).sandbox;
  const sayFailed = useSayFailed();
  const [cardNumber, setCardNumber] = useState('');
  const [error, setError] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const confirm = useMutation({
    mutationFn: (authenticate: boolean | undefined) =>
      api.subscriptions.confirmInSandbox.mutate({ clientSecret, cardNumber, authenticate }),
    onSuccess(answer) {
      setAsked(answer.status === 'requires_action');
      if (answer.status === 'succeeded') onPaid();
      if (answer.status === 'failed') onRefused(answer.error ?? texts.unexpected);
    },
    onError: (thrown) => sayFailed(texts.unexpected, thrown),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const isWhole = /^\d{12,19}$/.test(cardNumber.replace(/[\s-]/g, ''));
    setError(isWhole ? undefined : texts.incomplete);
    if (isWhole) confirm.mutate(undefined);
  };
  return (
    <form className="flex flex-col gap-4" onSubmit={send} noValidate>
      <Note kind="warn" fact={texts.fact}>
        {texts.text}
      </Note>
      <Field label={texts.number} hint={texts.hint} error={error}>
        <Input
          size="large"
          inputMode="numeric"
          autoComplete="off"
          placeholder={texts.placeholder}
          start={<CreditCard aria-hidden="true" />}
          value={cardNumber}
          disabled={isAsked}
          onChange={(event) => setCardNumber(inFours(event.target.value))}
        />
      </Field>
      {isAsked ? (
        <fieldset aria-label={texts.confirmFact} className="rounded-10 border border-line bg-surface p-4">
          <p className="text-13">
            <strong className="font-bold">{texts.confirmFact}</strong> {texts.confirmText}
          </p>
          <div className="mt-3 flex gap-2">
            <Button look="primary" busy={confirm.isPending} onClick={() => confirm.mutate(true)}>
              {texts.confirm}
            </Button>
            <Button disabled={confirm.isPending} onClick={() => confirm.mutate(false)}>
              {texts.refuse}
            </Button>
          </div>
        </fieldset>
      ) : (
        <Button type="submit" look="primary" size="large" wide busy={confirm.isPending}>
          {confirm.isPending ? submitting : submit}
        </Button>
      )}
    </form>
  );
}

/** As it stands on the card. */
function inFours(text: string): string {
  return text
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}
