import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { PasswordInput } from '../../components/password-input.tsx';
import { useTexts } from '../../lib/texts.ts';
import { trpc } from '../../lib/trpc.ts';
import { resetForm } from './auth-forms.schema.ts';
import { authTexts } from './auth.texts.ts';
import { useShowFormError } from '../../lib/form-errors.ts';

export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const texts = useTexts(authTexts);
  const showError = useShowFormError();
  const form = useForm({
    resolver: zodResolver(resetForm(texts.passwordsDiffer)),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const reset = useMutation(
    trpc.auth.resetPassword.mutationOptions({
      onSuccess({ message }) {
        toast.success(message);
        onDone();
      },
      onError: (error) => showError(error, ['password'], form.setError, { invalid_request: 'password' }),
    }),
  );
  const passwordNames = { showName: texts.showPassword, hideName: texts.hidePassword };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.handleSubmit(({ password }) => reset.mutate({ token, password }))}
    >
      <Field label={texts.newPassword} hint={texts.passwordHint} error={errors.password?.message}>
        <PasswordInput
          size="large"
          autoComplete="new-password"
          {...passwordNames}
          {...form.register('password')}
        />
      </Field>
      <Field label={texts.confirmPassword} error={errors.confirmPassword?.message}>
        <PasswordInput
          size="large"
          autoComplete="new-password"
          {...passwordNames}
          {...form.register('confirmPassword')}
        />
      </Field>
      <Button type="submit" look="primary" size="large" wide className="mt-2" busy={reset.isPending}>
        {reset.isPending ? texts.reset.busy : texts.reset.submit}
      </Button>
    </form>
  );
}
