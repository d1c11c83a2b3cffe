import { zodResolver } from '@hookform/resolvers/zod';
import { loginInput } from '@sheaf/api/features/auth/auth.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { PasswordInput } from '../../components/password-input.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useTexts } from '../../lib/texts.ts';
import { trpc } from '../../lib/trpc.ts';
import { authTexts } from './auth.texts.ts';
import { saveSession } from '../../lib/session-store.ts';
import { useShowFormError } from '../../lib/form-errors.ts';
import { GoogleSignIn } from './google-button.tsx';

export function LoginForm() {
  const texts = useTexts(authTexts);
  const showError = useShowFormError();
  const form = useForm({ resolver: zodResolver(loginInput), defaultValues: { email: '', password: '' } });
  const { errors } = form.formState;
  const login = useMutation(
    trpc.auth.login.mutationOptions({
      onSuccess({ session }) {
        toast.success(texts.login.welcome);
        saveSession(session);
      },
      onError: (error) =>
        showError(error, ['email', 'password'], form.setError, { unauthenticated: 'password' }),
    }),
  );
  return (
    <>
      <GoogleSignIn disabled={login.isPending} />
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={form.handleSubmit((values) => login.mutate(values))}
      >
        <Field label={texts.email} error={errors.email?.message}>
          <Input size="large" type="email" autoComplete="username" {...form.register('email')} />
        </Field>
        <Field
          label={texts.password}
          error={errors.password?.message}
          aside={
            <TextLink alone to="/forgot-password" className="text-13">
              {texts.login.forgot}
            </TextLink>
          }
        >
          <PasswordInput
            size="large"
            autoComplete="current-password"
            showName={texts.showPassword}
            hideName={texts.hidePassword}
            {...form.register('password')}
          />
        </Field>
        <Button type="submit" look="primary" size="large" wide className="mt-2" busy={login.isPending}>
          {login.isPending ? texts.login.busy : texts.login.submit}
        </Button>
      </form>
    </>
  );
}
