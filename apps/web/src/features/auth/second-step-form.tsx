import type { Session } from '@sheaf/api/features/auth/auth.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { useShowFormError } from '../../lib/form/form-errors.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { authMessages } from './auth.messages.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';

export type SecondStep = { token: string; methods: ('authenticator' | 'passkey' | 'recovery-code')[] };

interface SecondStepFormProps {
  step: SecondStep;
  onDone: (session: Session) => void;
  onBack: () => void;
}

export function SecondStepForm({ step, onDone, onBack }: SecondStepFormProps) {
  const t = useMessages(authMessages);
  const showError = useShowFormError();
  const form = useForm({ defaultValues: { code: '' } });
  const { token, methods } = step;
  const pass = useMutation(
    trpc.secondFactors.passStep.mutationOptions({
      onSuccess: ({ session }) => onDone(session),
      onError(error) {
        showError(error, ['code'], form.setError, { unauthenticated: 'code' });
      },
    }),
  );
  const isNumber = methods.includes('authenticator');
  return (
    <div className="flex flex-col gap-4">
      <h2 className="section-title">{t('step.title')}</h2>
      {methods.includes('passkey') && (
        <PasskeySignIn token={token} disabled={pass.isPending} onDone={onDone} />
      )}
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={form.handleSubmit(({ code }) => pass.mutate({ token, code }))}
      >
        <Field
          label={t('step.code')}
          hint={isNumber ? t('step.codeHint') : t('step.recoveryHint')}
          error={form.formState.errors.code?.message}
        >
          <Input
            size="large"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            {...form.register('code')}
          />
        </Field>
        <Button type="submit" look="primary" size="large" wide busy={pass.isPending}>
          {pass.isPending ? t('step.busy') : t('step.submit')}
        </Button>
      </form>
      <Button wide onClick={onBack}>
        {t('step.back')}
      </Button>
    </div>
  );
}
