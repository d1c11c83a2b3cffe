import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { Button } from '../../components/button.tsx';
import { useTexts } from '../../lib/texts.ts';
import { trpc } from '../../lib/trpc.ts';
import { resetForm } from './auth-forms.schema.ts';
import { authTexts } from './auth.texts.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useServerWords } from '../../lib/server-words/use-server-words.ts';
import { useShowFormError } from '../../lib/form-errors.ts';

export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const texts = useTexts(authTexts);
  const showError = useShowFormError();
  const say = useServerWords();
  const form = useForm({
    resolver: zodResolver(resetForm(texts.passwordsDiffer)),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const reset = useMutation(
    trpc.auth.resetPassword.mutationOptions({
      onSuccess({ message }) {
        toast.success(say(message));
        onDone();
      },
      onError: (error) => showError(error, ['password'], form.setError, { invalid_request: 'password' }),
    }),
  );
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.handleSubmit(({ password }) => reset.mutate({ token, password }))}
    >
      <NewPasswordFields
        label={texts.newPassword}
        password={form.register('password')}
        confirmPassword={form.register('confirmPassword')}
        errors={errors}
      />
      <Button type="submit" look="primary" size="large" wide className="mt-2" busy={reset.isPending}>
        {reset.isPending ? texts.reset.busy : texts.reset.submit}
      </Button>
    </form>
  );
}
