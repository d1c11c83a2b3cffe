import type { CardFormProps } from './card-form-props.ts';
import { useMutation } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { Note } from '../../components/note.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { errorWords, describeKept } from '../../lib/messages/describe-error.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { api } from '../../lib/api/trpc.ts';
import { dialogMessages } from './dialogs.messages.ts';
import { useReportFailure } from './use-report-failure.ts';

type SandboxFormProps = Omit<CardFormProps, 'returnTo'> & { clientSecret: string };

/** The card form of the sandbox. It has a number only, because nothing else would be used. */
export function SandboxForm({
  clientSecret,
  submit,
  submitting,
  busy = false,
  refusal,
  onPaid,
  onRefused,
}: SandboxFormProps) {
  const t = useMessages(dialogMessages);
  const errorTexts = useTranslated(errorWords);
  const reportFailure = useReportFailure();
  const [cardNumber, setCardNumber] = useState('');
  const [error, setError] = useState(refusal?.text);
  const [isAsked, setAsked] = useState(false);
  const number = useRef<HTMLInputElement>(null);
  const confirm = useMutation({
    mutationFn: (authenticate: boolean | undefined) =>
      api.subscriptions.confirmInSandbox.mutate({ clientSecret, cardNumber, authenticate }),
    onSuccess(answer) {
      setAsked(answer.status === 'requires_action');
      if (answer.status === 'succeeded') onPaid();
      if (answer.status === 'failed') refuse(answer);
    },
    onError: (thrown) => reportFailure(t('sandbox.unexpected'), thrown),
  });
  // A card that is refused stays to be corrected, with the reason beside its number.
  const refuse = ({ error: message, reason }: { error?: string; reason?: string }) => {
    if (!message || !reason) return onRefused(message ?? t('sandbox.unexpected'));
    setError(describeKept({ message, reason }, errorTexts));
  };
  const [known, setKnown] = useState(refusal);
  if (refusal !== known) {
    setKnown(refusal);
    setError(refusal?.text);
  }
  useEffect(() => {
    if (refusal) number.current?.focus();
  }, [refusal]);
  // Once the field is enabled again: it is not while the bank asks.
  useEffect(() => {
    if (confirm.data?.status === 'failed') number.current?.focus();
  }, [confirm.data]);
  const isBusy = confirm.isPending || busy;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const isWhole = /^\d{12,19}$/.test(cardNumber.replace(/[\s-]/g, ''));
    setError(isWhole ? undefined : t('sandbox.incomplete'));
    if (isWhole) confirm.mutate(undefined);
  };
  return (
    <form className="flex flex-col gap-4" onSubmit={send} noValidate>
      <Note kind="warn" fact={t('sandbox.fact')}>
        {t('sandbox.text')}
      </Note>
      <Field label={t('sandbox.number')} hint={t('sandbox.hint')} error={error}>
        <Input
          ref={number}
          size="large"
          inputMode="numeric"
          autoComplete="off"
          placeholder={t('sandbox.placeholder')}
          start={<CreditCard aria-hidden="true" />}
          value={cardNumber}
          disabled={isAsked}
          onChange={(event) => setCardNumber(inFours(event.target.value))}
        />
      </Field>
      {isAsked ? (
        <fieldset
          aria-label={t('sandbox.confirmFact')}
          className="rounded-10 border border-line bg-surface p-4"
        >
          <p className="text-13">
            <strong className="font-bold">{t('sandbox.confirmFact')}</strong> {t('sandbox.confirmText')}
          </p>
          <div className="mt-3 flex gap-2">
            <Button look="primary" busy={confirm.isPending} onClick={() => confirm.mutate(true)}>
              {t('sandbox.confirm')}
            </Button>
            <Button disabled={confirm.isPending} onClick={() => confirm.mutate(false)}>
              {t('sandbox.refuse')}
            </Button>
          </div>
        </fieldset>
      ) : (
        <Button type="submit" look="primary" size="large" wide busy={isBusy}>
          {isBusy ? submitting : submit}
        </Button>
      )}
    </form>
  );
}

/** As printed on the card. */
function inFours(text: string): string {
  return text
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}
