import { loginInput, type Session } from '@sheaf/api/features/auth/auth.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from '../../lib/page/toast.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { Note } from '../../components/note.tsx';
import { PasswordInput } from '../../components/password-input.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { formResolver } from '../../lib/form/form-resolver.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { authMessages } from './auth.messages.ts';
import { saveSession } from '../../lib/session/session-store.ts';
import { useShowFormError } from '../../lib/form/form-errors.ts';
import { GoogleSignIn } from './google-button.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { type SecondStep, SecondStepForm } from './second-step-form.tsx';

interface LoginFormProps {
  /** Why the member is here; a refusal takes its place. */
  arrival: ReactNode;
}

export function LoginForm({ arrival }: LoginFormProps) {
  const t = useMessages(authMessages);
  const showError = useShowFormError();
  const form = useForm({ resolver: formResolver(loginInput), defaultValues: { email: '', password: '' } });
  const { errors } = form.formState;
  const [step, setStep] = useState<SecondStep | null>(null);
  const welcome = (session: Session) => {
    toast.success(t('login.welcome'));
    saveSession(session);
  };
  const login = useMutation(
    trpc.auth.login.mutationOptions({
      onSuccess(answer) {
        if ('second_step' in answer) setStep(answer.second_step);
        else welcome(answer.session);
      },
      onError: (error) =>
        showError(error, ['email', 'password'], form.setError, { unauthenticated: 'password' }),
    }),
  );
  const refusal = errors.root?.message;
  const above = refusal ? (
    <div className="mb-6">
      <Note kind="bad" fact={refusal} />
    </div>
  ) : (
    arrival
  );
  if (step)
    return (
      <>
        {above}
        <SecondStepForm step={step} onDone={welcome} onBack={() => setStep(null)} />
      </>
    );
  return (
    <>
      {above}
      <GoogleSignIn disabled={login.isPending} />
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={form.handleSubmit((values) => login.mutate(values))}
      >
        <Field label={t('email')} error={errors.email?.message}>
          <Input size="large" type="email" autoComplete="username" {...form.register('email')} />
        </Field>
        <Field
          label={t('password')}
          error={errors.password?.message}
          aside={
            <TextLink alone to="/forgot-password" className="text-13">
              {t('login.forgot')}
            </TextLink>
          }
        >
          <PasswordInput
            size="large"
            autoComplete="current-password"
            showName={t('showPassword')}
            hideName={t('hidePassword')}
            {...form.register('password')}
          />
        </Field>
        <Button type="submit" look="primary" size="large" wide className="mt-2" busy={login.isPending}>
          {login.isPending ? t('login.busy') : t('login.submit')}
        </Button>
      </form>
      <div className="mt-3">
        <PasskeySignIn disabled={login.isPending} onDone={welcome} />
      </div>
    </>
  );
}
