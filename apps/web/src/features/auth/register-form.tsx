import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { currentLanguage } from '../../lib/language.ts';
import { useTexts } from '../../lib/texts.ts';
import { trpc } from '../../lib/trpc.ts';
import { registerForm } from './auth-forms.schema.ts';
import { authTexts } from './auth.texts.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { saveSession } from '../../lib/session-store.ts';
import { useServerWords } from '../../lib/server-words/use-server-words.ts';
import { useShowFormError } from '../../lib/form-errors.ts';
import { GoogleSignIn } from './google-button.tsx';

export function RegisterForm() {
  const texts = useTexts(authTexts);
  const showError = useShowFormError();
  const say = useServerWords();
  const form = useForm({
    resolver: zodResolver(registerForm(texts.passwordsDiffer)),
    defaultValues: { name: '', email: '', password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const register = useMutation(
    trpc.auth.register.mutationOptions({
      onSuccess({ session, message }) {
        toast.success(say(message));
        saveSession(session);
      },
      onError: (error) =>
        showError(error, ['name', 'email', 'password'], form.setError, { conflict: 'email' }),
    }),
  );
  return (
    <>
      <GoogleSignIn disabled={register.isPending} />
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={form.handleSubmit(({ name, email, password }) =>
          register.mutate({ name, email, password, language: currentLanguage() }),
        )}
      >
        <Field label={texts.name} error={errors.name?.message}>
          <Input size="large" autoComplete="name" {...form.register('name')} />
        </Field>
        <Field label={texts.email} error={errors.email?.message}>
          <Input size="large" type="email" autoComplete="username" {...form.register('email')} />
        </Field>
        <NewPasswordFields
          label={texts.password}
          password={form.register('password')}
          confirmPassword={form.register('confirmPassword')}
          errors={errors}
        />
        <Button type="submit" look="primary" size="large" wide className="mt-2" busy={register.isPending}>
          {register.isPending ? texts.register.busy : texts.register.submit}
        </Button>
      </form>
    </>
  );
}
